"""From degrees to the sheet: Lambert's equal-area projection, then smooth local magnifiers.

A magnifier moves every point away from its centre by strength * exp(-(distance / radius)^2). Under a strength of
2.2 nothing folds over, so what touches what cannot change: small, crowded provinces only grow.
"""
import math
from collections import namedtuple

from shapely.ops import transform

EARTH_RADIUS = 6371.0  # km

# centre in degrees, radius in sheet units before magnifying, strength at the centre (0.5 = half as large again)
Magnifier = namedtuple('Magnifier', 'lon lat radius strength')


class Projection:
    def __init__(self, centre, units_per_km, origin, magnifiers=()):
        """centre: degrees; origin: the sheet's point where the centre lands before magnifying."""
        self.lon, self.lat = (math.radians(value) for value in centre)
        self.scale = units_per_km
        self.origin = origin
        self.magnifiers = [(*self.flat(m.lon, m.lat), m.radius, m.strength) for m in magnifiers]

    def flat(self, lon, lat):
        along, up = math.radians(lon) - self.lon, math.radians(lat)
        cosine = math.sin(self.lat) * math.sin(up) + math.cos(self.lat) * math.cos(up) * math.cos(along)
        k = math.sqrt(2 / (1 + cosine)) * EARTH_RADIUS * self.scale
        return (self.origin[0] + k * math.cos(up) * math.sin(along),
                self.origin[1] - k * (math.cos(self.lat) * math.sin(up)
                                      - math.sin(self.lat) * math.cos(up) * math.cos(along)))

    def point(self, lon, lat):
        x, y = self.flat(lon, lat)
        dx = dy = 0.0
        for cx, cy, radius, strength in self.magnifiers:
            growth = strength * math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / radius ** 2)
            dx += (x - cx) * growth
            dy += (y - cy) * growth
        return round(x + dx, 6), round(y + dy, 6)  # the last bits of sine and exponential differ by processor

    def shape(self, geometry):
        return transform(lambda lons, lats: tuple(zip(*[self.point(*at) for at in zip(lons, lats)])), geometry)

"""Western Europe: the sheet, and which modern units make up which province. Degrees are (lon, lat)."""
from projection import Magnifier, Projection

NAME = 'western-europe'
SIZE = (1740, 1750)
PROJECTION = Projection((2.8, 51.0), .87, (880, 905), [
    Magnifier(8.6, 46.9, 195, .60),     # Switzerland
    Magnifier(10.2, 55.3, 195, .63),    # Denmark
    Magnifier(11.9, 55.5, 70, .22),     # Sjælland
    Magnifier(2.4, 48.6, 110, .16),     # Île-de-France
    Magnifier(2.5, 50.6, 165, .58),     # Flanders, Calais
    Magnifier(-3.0, 58.95, 70, 1.0),    # Orkney
    Magnifier(-5.2, 56.4, 180, .38),    # Scotland
    Magnifier(-7.6, 53.3, 190, .20),    # Ireland
    Magnifier(0.8, 45.0, 300, -.22),    # Anjou and Bourbon have room to spare
    Magnifier(12.0, 51.5, 250, -.12),   # so has Brandenburg
])
NOT_IN_PLAY = '-'

UK, GERMANY, FRANCE = 'United Kingdom', 'Germany', 'France'

UNITS = {
    'Ireland': {
        'Munster': 'Clare;Cork;Kerry;Limerick;North Tipperary;South Tipperary;Waterford',
        'Connaught': 'Galway;Leitrim;Mayo;Roscommon;Sligo',
        'Ulster': 'Cavan;Donegal;Monaghan',
        'Dublin': '*',
    },
    UK: {'Orkney': 'Orkney', '-': 'Shetland Islands',
         'Western Islands': 'Argyll and Bute;Eilean Siar', 'Aberdeen': 'Dundee'},
    'Isle of Man': {'-': '*'},
    FRANCE: {
        'Normandie': "Calvados;Côtes-d'Armor;Eure;Finistère;Ille-et-Vilaine;Manche;Morbihan;Orne;Seine-Maritime",
        'Île-de-France': "Essonne;Eure-et-Loir;Hauts-de-Seine;Loiret;Paris;Seien-et-Marne;Seine-Saint-Denis;"
                         "Val-d'Oise;Val-de-Marne;Yvelines",
        'Artois': 'Aisne;Ardennes;Aube;Marne;Oise',
        'Bourgogne': "Bas-Rhin;Côte-d'Or;Doubs;Haute-Marne;Haute-Rhin;Haute-Saône;Meurthe-et-Moselle;Meuse;"
                     "Moselle;Territoire de Belfort;Vosges",
        'Genève': 'Ain;Haute-Savoie;Savoie',
        'Bourbon': 'Allier;Cantal;Cher;Corrèze;Creuse;Haute-Loire;Indre;Jura;Loire;Nièvre;Puy-de-Dôme;Rhône;'
                   'Saône-et-Loire;Yonne',
        'Provence': 'Alpes-Maritimes;Alpes-de-Haute-Provence;Ardèche;Ariège;Aude;Aveyron;Bouches-du-Rhône;Drôme;'
                    'Gard;Haute-Garonne;Hautes-Alpes;Hérault;Isère;Lozère;Pyrénées-Orientales;Tarn;Var;Vaucluse',
        '-': 'Corse-du-Sud;Haute-Corse',
        'Anjou': '*',
    },
    'Belgium': {'Vlaanderen': 'East Flanders;West Flanders', 'Bourgogne': 'Luxembourg', 'Brabant': '*'},
    'Netherlands': {'Vlaanderen': 'Zeeland', 'Brabant': 'Limburg;Noord-Brabant', 'Friesland': '*'},
    'Luxembourg': {'Bourgogne': '*'},
    GERMANY: {
        'Bayern': 'Bayern',
        'Brandenburg': 'Berlin;Brandenburg;Sachsen;Sachsen-Anhalt',
        'Oldenburg': 'Bremen;Hamburg',
        'Pomerania': 'Mecklenburg-Vorpommern',
        'Palatinate': 'Hessen;Nordrhein-Westfalen;Rheinland-Pfalz;Saarland',
    },
    'Poland': {'Pomerania': 'West Pomeranian'},
    'Switzerland': {
        'Genève': 'Genève;Valais',
        'Schwyz': 'Glarus;Lucerne;Nidwalden;Obwalden;Schwyz;Ticino;Uri;Zug',
        'Konstanz': 'Appenzell Ausserrhoden;Appenzell Innerrhoden;Graubünden;Sankt Gallen;Thurgau;Zürich',
        'Breisgau': 'Schaffhausen',
        'Bern': '*',
    },
    'Liechtenstein': {'Konstanz': '*'},
    'Austria': {'Konstanz': 'Vorarlberg'},
    'Denmark': {'Jylland': 'Nordjylland', 'Sjælland': 'Hovedstaden;Sjaælland'},
    'Monaco': {'Provence': '*'},
}

# Countries of many small units: each goes whole to the nearest of these points.
SEEDED = {UK}
APART = {(UK, 'Highland')}  # its islands may go elsewhere than the mainland
SEEDS = {
    'Highlands': [(-4.4, 57.5), (-5.2, 57.3), (-4.2, 58.3), (-5.0, 57.9)],
    'Western Islands': [(-6.3, 57.4), (-6.6, 57.0), (-6.2, 56.7)],
    'Aberdeen': [(-3.3, 57.5), (-2.5, 57.2), (-3.8, 56.6), (-2.9, 56.7), (-4.4, 56.2), (-3.1, 56.3)],
    'Lothian': [(-3.2, 55.9), (-2.6, 55.6), (-3.9, 55.1), (-4.6, 55.5), (-4.3, 55.9), (-3.7, 55.98),
                (-4.6, 55.97), (-5.0, 55.65)],
    'Ulster': [(-6.6, 54.6), (-5.8, 54.5), (-7.4, 54.6), (-6.6, 55.1)],
    'Yorkshire': [(-1.6, 54.1), (-0.5, 53.9), (-1.3, 53.6), (-2.1, 53.75), (-2.8, 53.75), (-2.9, 54.6), (-1.9, 55.2),
                  (-2.3, 53.5), (-2.9, 53.45), (-1.5, 53.4)],
    'Wales': [(-3.7, 52.4), (-4.0, 53.0), (-3.2, 51.7), (-2.7, 52.7), (-2.1, 52.8), (-2.4, 53.15), (-2.3, 52.1),
              (-1.8, 52.4), (-2.2, 51.85), (-4.3, 51.9), (-3.1, 53.1), (-1.5, 52.3)],
    'East Anglia': [(1.0, 52.65), (1.0, 52.2), (0.1, 52.4), (-0.3, 53.1), (-1.0, 53.1), (-1.1, 52.65), (-0.8, 52.3),
                    (-1.5, 53.1), (-0.5, 53.5)],
    'London': [(-0.1, 51.5), (0.6, 51.8), (0.7, 51.2), (0.1, 50.95), (-0.5, 51.2), (-0.4, 51.8), (-1.3, 51.75),
               (-0.9, 51.95), (-1.1, 51.45), (-0.5, 52.1), (-0.5, 50.9)],
    'Wessex': [(-1.3, 51.05), (-1.9, 51.35), (-2.3, 50.8), (-2.9, 51.15), (-3.8, 50.8), (-4.9, 50.4), (-2.5, 51.5),
               (-1.3, 50.7), (-6.3, 49.95)],
}

# Coarse units cut along rivers and ridges; each piece goes to the province whose point it holds.
FOUR_CORNERS = [((2.33, 50.22), ['Artois', 'Brabant', 'Calais', 'Normandie'])]
CORNER = FOUR_CORNERS[0][0]
CUTS = [
    {'units': {(GERMANY, 'Baden-Württemberg')},
     'lines': [
         # Rench, the watershed of the Neckar, then the Danube to Ulm
         [(7.60, 48.62), (7.86, 48.60), (8.04, 48.52), (8.22, 48.50), (8.34, 48.38), (8.46, 48.30), (8.52, 48.16),
          (8.70, 48.10), (8.92, 48.14), (9.10, 48.10), (9.30, 48.16), (9.52, 48.21), (9.72, 48.29), (9.90, 48.39),
          (10.10, 48.46)],
         # the Electoral Palatinate round Heidelberg
         [(8.10, 49.20), (8.30, 49.22), (8.52, 49.24), (8.72, 49.18), (8.90, 49.24), (9.10, 49.30), (9.22, 49.42),
          (9.36, 49.46), (9.40, 49.62), (9.45, 49.95)],
     ],
     'pieces': [('Breisgau', 8.0, 47.95), ('Breisgau', 9.6, 47.9), ('Württemberg', 9.2, 48.75),
                ('Palatinate', 8.7, 49.45)]},
    {'units': {(GERMANY, 'Niedersachsen')},
     # East Frisia from the Jade to the Dollart
     'lines': [[(8.16, 53.80), (8.08, 53.50), (7.98, 53.38), (7.80, 53.30), (7.66, 53.16), (7.52, 53.08),
                (7.36, 53.02), (7.10, 52.93)]],
     'pieces': [('Friesland', 7.4, 53.4), ('Oldenburg', 9.3, 52.8)]},
    {'units': {(GERMANY, 'Schleswig-Holstein')},
     # the Eider, and the old Eider canal to Kiel
     'lines': [[(8.60, 54.26), (8.90, 54.27), (9.05, 54.35), (9.22, 54.36), (9.40, 54.28), (9.62, 54.31),
                (9.80, 54.34), (9.98, 54.36), (10.14, 54.34), (10.30, 54.50)]],
     'pieces': [('Slesvig', 9.3, 54.6), ('Oldenburg', 9.9, 54.0)]},
    {'units': {(GERMANY, 'Thüringen')},
     'lines': [[(10.75, 51.70), (10.70, 51.55), (10.82, 51.36), (10.74, 51.18), (10.86, 51.00), (10.78, 50.86),
                (10.92, 50.70), (11.10, 50.56), (11.22, 50.44), (11.40, 50.30)]],
     'pieces': [('Palatinate', 10.3, 50.8), ('Brandenburg', 11.5, 50.9)]},
    {'units': {('Switzerland', 'Graubünden')},
     # west of the Rhine's two springs and of the San Bernardino
     'lines': [[(9.24, 47.00), (9.27, 46.90), (9.36, 46.84), (9.40, 46.72), (9.36, 46.62), (9.46, 46.54),
                (9.42, 46.40)]],
     'pieces': [('Schwyz', 9.0, 46.72), ('Schwyz', 9.2, 46.4), ('Konstanz', 9.8, 46.7)]},
    {'units': {('Denmark', 'Syddanmark')},
     # the Kongeå, border of Slesvig for centuries; Als and Ærø south of it
     'lines': [[(8.30, 55.42), (8.66, 55.45), (8.90, 55.50), (9.12, 55.53), (9.30, 55.49), (9.48, 55.48),
                (9.66, 55.40), (9.68, 55.20), (9.80, 55.08), (10.05, 55.03), (10.20, 54.70)]],
     'pieces': [('Slesvig', 9.2, 55.05), ('Fyn', 9.3, 55.6), ('Fyn', 10.4, 55.3), ('Slesvig', 9.85, 54.97)]},
    {'units': {('Denmark', 'Midtjylland')},
     # Storå, the lakes of the Gudenå, Horsens
     'lines': [[(7.90, 56.10), (8.20, 56.12), (8.42, 56.17), (8.66, 56.13), (8.88, 56.17), (9.10, 56.10),
                (9.30, 56.13), (9.52, 56.09), (9.70, 56.04), (9.90, 56.06), (10.08, 55.99), (10.22, 55.94),
                (10.60, 55.70)]],
     'pieces': [('Jylland', 9.4, 56.4), ('Fyn', 9.2, 55.95), ('Jylland', 10.6, 55.86)]},
    {'units': {(FRANCE, 'Pas-de-Calais'), (FRANCE, 'Somme'), (FRANCE, 'Nord')},
     'lines': [
         # Calais and Flanders, Brabant: the Aa, then the hills of Artois to the corner
         [(2.30, 51.20), (2.33, 51.02), (2.30, 50.90), (2.42, 50.82), (2.50, 50.72), (2.68, 50.66), (2.70, 50.57),
          (2.62, 50.50), (2.54, 50.42), (2.42, 50.36), (2.38, 50.28), CORNER],
         # Flanders and Brabant: the Lys
         [(2.68, 50.66), (2.76, 50.64), (2.88, 50.68), (3.05, 50.79)],
         # Calais and Normandie: Ponthieu's border to the Bresle
         [CORNER, (2.22, 50.14), (2.08, 50.08), (1.98, 50.00), (1.80, 49.97), (1.64, 49.99), (1.50, 50.04),
          (1.30, 50.12)],
         # Artois and Normandie
         [CORNER, (2.34, 50.10), (2.26, 50.00), (2.24, 49.90), (2.10, 49.84), (2.02, 49.74), (1.92, 49.64)],
         # Artois and Brabant: Scarpe, Escaut, Sambre
         [CORNER, (2.46, 50.22), (2.60, 50.27), (2.74, 50.33), (2.92, 50.33), (3.04, 50.26), (3.14, 50.16),
          (3.28, 50.08), (3.40, 50.00)],
     ],
     'pieces': [('Calais', 1.9, 50.7), ('Calais', 1.7, 50.2), ('Normandie', 2.0, 49.9), ('Artois', 2.7, 49.9),
                ('Artois', 2.6, 50.2), ('Artois', 2.78, 50.2), ('Brabant', 2.8, 50.45), ('Brabant', 3.5, 50.3),
                ('Vlaanderen', 2.5, 50.8), ('Vlaanderen', 2.4, 51.03)]},
]
# Water that the sheet shows as land.
FILLED_WATER = [
    # Roskilde Fjord, for room
    ('Sjælland', [(11.90, 55.90), (12.00, 55.97), (12.12, 55.90), (12.15, 55.70), (12.05, 55.62), (11.95, 55.70),
                  (11.92, 55.80)]),
    # the Delta, so that Friesland and Vlaanderen meet in more than a point
    ('Vlaanderen', [(3.68, 51.60), (3.70, 51.70), (3.84, 51.76), (4.02, 51.73), (4.22, 51.67), (4.32, 51.58),
                (4.28, 51.42), (4.00, 51.48), (3.85, 51.54)]),
    ('Friesland', [(3.84, 51.76), (3.92, 51.84), (4.06, 51.86), (4.22, 51.82), (4.45, 51.76), (4.68, 51.74),
                (4.62, 51.66), (4.40, 51.64), (4.22, 51.67), (4.02, 51.73)]),
]

# Land that goes to a province whatever its unit.
HANDED_OVER = []

# Lanes of the sea links: two provinces, then the way from harbour to harbour.
LANES = [
    ('Sjælland', 'Slesvig', (11.0, 54.80), (10.75, 54.62), (10.4, 54.58), (10.03, 54.62)),
    ('Sjælland', 'Fyn', (11.15, 55.33), (10.80, 55.31)),
    ('Sjælland', 'Jylland', (11.30, 55.96), (11.12, 56.12), (10.90, 56.25)),
    ('Sjælland', 'Pomerania', (11.95, 54.57), (12.1, 54.36), (12.10, 54.16)),
    ('Sjælland', 'Oldenburg', (11.36, 54.67), (11.27, 54.58), (11.20, 54.52)),
    ('Fyn', 'Friesland', (8.13, 55.75), (7.3, 55.1), (6.5, 54.2), (6.2, 53.49)),
    ('Slesvig', 'Friesland', (8.6, 54.35), (7.9, 54.1), (7.45, 53.72)),
    ('Jylland', 'Orkney', (8.2, 56.8), (5.0, 57.9), (1.0, 58.6), (-2.6, 58.95)),
    ('Orkney', 'Highlands', (-3.2, 58.80), (-3.25, 58.70), (-3.35, 58.63)),
    ('Normandie', 'London', (0.08, 49.60), (-0.25, 50.2), (-0.35, 50.80)),
    ('Normandie', 'Wessex', (-1.6, 49.65), (-1.8, 50.15), (-1.98, 50.60)),
    ('Normandie', 'Munster', (-4.75, 48.45), (-6.6, 49.2), (-8.0, 50.5), (-8.3, 51.8)),
    ('Calais', 'London', (1.65, 50.9), (1.45, 51.03), (1.30, 51.14)),
    ('Vlaanderen', 'Yorkshire', (3.0, 51.28), (2.6, 52.0), (2.35, 52.9), (1.2, 53.7), (0.05, 53.75)),
    ('East Anglia', 'Friesland', (1.72, 52.65), (3.2, 52.75), (4.62, 52.6)),
    ('Wales', 'Ulster', (-4.6, 53.3), (-5.1, 53.8), (-5.5, 54.3)),
    ('Yorkshire', 'Dublin', (-3.02, 53.75), (-4.6, 53.75), (-6.1, 53.5)),
    ('Wessex', 'Munster', (-5.2, 50.35), (-6.4, 51.0), (-7.5, 51.98)),
    ('Ulster', 'Western Islands', (-6.3, 55.22), (-6.28, 55.4), (-6.25, 55.6)),
    ('Connaught', 'Western Islands', (-9.95, 54.25), (-9.5, 55.4), (-8.4, 56.4), (-7.5, 56.95)),
]
# Token places outside the province, with a leader line to it.
OUTSIDE = {
    'Orkney': {'tokens': (-5.9, 59.42), 'label': (-5.9, 59.08)},
    'Western Islands': {'tokens': (-10.0, 57.75), 'label': (-10.0, 58.12), 'leader': (-7.4, 57.6)},
}
# Where a name stands rather than in the middle.
NAMES_NEAR = {}
# Hills strewn along these lines: size of the hills, breadth to either side in sheet units, the way.
RIDGES = [
    (1.0, 20, [(-1.3, 43.1), (-0.4, 42.85), (0.6, 42.7), (1.6, 42.6), (2.5, 42.45)]),  # Pyrenees
    (1.1, 30, [(7.3, 44.15), (6.8, 44.6), (6.8, 45.2), (6.95, 45.85), (7.6, 45.95), (8.2, 46.35), (9.0, 46.45),
               (9.8, 46.45), (10.5, 46.7), (11.5, 47.0), (12.6, 47.05), (13.6, 47.2), (14.6, 47.4)]),  # Alps
    (1.0, 30, [(10.3, 46.1), (11.3, 46.4), (12.3, 46.5), (13.3, 46.4)]),  # southern Alps
    (.75, 12, [(5.8, 46.4), (6.3, 46.8), (6.9, 47.15), (7.3, 47.3)]),  # Jura
    (.75, 10, [(6.95, 47.85), (7.1, 48.2), (7.2, 48.5)]),  # Vosges
    (.75, 10, [(8.0, 47.8), (8.15, 48.2), (8.3, 48.55)]),  # Black Forest
    (.65, 10, [(9.0, 48.25), (9.6, 48.5), (10.1, 48.7)]),  # Swabian Alb
    (.8, 12, [(12.5, 49.7), (13.1, 49.15), (13.9, 48.75)]),  # Bohemian Forest
    (.8, 12, [(12.5, 50.4), (13.3, 50.6), (14.1, 50.85), (15.1, 50.85), (16.0, 50.65)]),  # Ore Mountains
    (.7, 8, [(10.4, 51.75), (10.9, 51.65)]),  # Harz
    (.65, 9, [(10.3, 50.75), (10.9, 50.5), (11.4, 50.35)]),  # Thuringia
    (.6, 12, [(7.0, 50.2), (8.2, 50.3), (9.2, 50.5)]),  # Rhenish hills
    (.6, 9, [(5.3, 50.1), (6.2, 50.4)]),  # Ardennes
    (.8, 18, [(2.7, 45.6), (2.8, 45.1), (3.3, 44.7), (3.8, 44.3)]),  # Massif Central
    (.6, 8, [(4.4, 45.9), (4.1, 45.2)]),  # Forez
    (.6, 8, [(3.9, 47.3), (4.1, 47.0)]),  # Morvan
    (.75, 12, [(-3.95, 53.05), (-3.75, 52.6), (-3.7, 52.0)]),  # Wales
    (.7, 9, [(-1.9, 53.4), (-2.2, 54.1), (-2.4, 54.8), (-2.6, 55.3)]),  # Pennines
    (.7, 8, [(-3.2, 54.5), (-3.0, 54.5)]),  # Cumbria
    (.85, 14, [(-5.0, 56.75), (-4.2, 56.9), (-3.3, 57.0)]),  # Grampians
    (.85, 14, [(-5.3, 57.2), (-5.1, 57.6), (-4.9, 58.1)]),  # Highlands
    (.6, 8, [(-4.6, 55.2), (-3.4, 55.4)]),  # Southern Uplands
    (.65, 8, [(-9.8, 52.0), (-9.0, 51.9)]), (.6, 7, [(-6.4, 53.1), (-6.3, 52.9)]),  # Kerry, Wicklow
    (.65, 8, [(-9.6, 53.6), (-9.4, 54.0)]), (.6, 7, [(-8.0, 54.9), (-7.0, 54.75)]),  # Mayo, Ulster
    (1.0, 30, [(6.3, 59.0), (7.0, 59.6), (8.0, 60.2), (9.0, 60.6)]),  # Norway
    (.85, 16, [(8.5, 44.5), (9.6, 44.4), (10.6, 44.1), (11.6, 43.8), (12.4, 43.2)]),  # Apennines
    (.9, 14, [(-7.0, 42.9), (-5.0, 43.05), (-3.6, 43.0), (-2.4, 42.9)]),  # Cantabria
]
# Woods and fens strewn along these lines: breadth to either side in sheet units, the way.
WOODS = [
    (13, [(5.0, 49.85), (5.9, 50.15)]), (9, [(4.9, 49.1), (5.0, 49.5)]),  # Ardennes, Argonne
    (11, [(2.1, 48.0), (2.9, 47.85)]), (10, [(1.6, 47.5), (2.2, 47.4)]),  # Orléans, Sologne
    (14, [(-0.9, 43.9), (-0.8, 44.6)]), (9, [(2.5, 46.7), (3.0, 46.5)]),  # Landes, Tronçais
    (9, [(-2.4, 48.0), (-1.9, 48.1)]), (9, [(0.4, 48.55), (0.9, 48.45)]),  # Brocéliande, Perche
    (9, [(5.5, 47.6), (6.1, 47.9)]), (9, [(4.3, 48.9), (4.6, 48.5)]),  # Lorraine, Champagne
    (8, [(6.1, 43.35), (6.5, 43.3)]), (9, [(1.2, 44.9), (0.7, 45.2)]), (9, [(1.6, 43.9), (2.2, 43.6)]),
    (9, [(-1.25, 53.1), (-0.95, 53.3)]), (10, [(-0.2, 51.1), (0.7, 51.05)]),  # Sherwood, Weald
    (8, [(-1.75, 50.9), (-1.4, 50.85)]), (8, [(-2.7, 51.85), (-2.45, 51.8)]), (9, [(-1.0, 52.4), (-0.6, 52.6)]),
    (10, [(-5.0, 57.1), (-4.3, 57.35)]), (8, [(-3.4, 57.3), (-2.9, 57.2)]), (8, [(-3.6, 55.25), (-2.6, 55.25)]),
    (8, [(-6.8, 54.7), (-6.4, 54.6)]), (9, [(-8.1, 52.5), (-7.5, 52.7)]), (8, [(-6.9, 53.0), (-6.7, 52.7)]),
    (10, [(8.75, 49.55), (9.5, 49.95)]), (9, [(9.4, 51.5), (9.7, 51.7)]),  # Odenwald and Spessart, Solling
    (9, [(8.0, 52.15), (8.9, 51.9)]), (9, [(7.3, 51.2), (8.1, 51.2)]),  # Teutoburg, Sauerland
    (11, [(13.7, 51.8), (14.2, 52.0)]), (10, [(13.4, 52.95), (13.9, 53.0)]), (9, [(12.3, 52.1), (12.8, 52.0)]),
    (10, [(10.0, 53.0), (11.0, 53.1)]), (10, [(10.5, 49.75), (11.2, 49.45)]), (9, [(11.8, 48.1), (12.3, 48.2)]),
    (9, [(10.4, 48.3), (10.8, 48.1)]), (7, [(4.35, 50.75), (4.6, 50.75)]), (9, [(5.6, 52.1), (6.0, 52.3)]),
    (8, [(9.7, 56.8), (10.1, 56.8)]), (8, [(8.6, 56.3), (9.1, 56.35)]),
    (10, [(15.2, 53.7), (15.7, 53.9)]), (9, [(12.7, 53.4), (13.3, 53.3)]),
    (12, [(7.2, 58.6), (8.4, 58.7)]), (14, [(13.2, 57.3), (14.6, 57.2)]), (14, [(12.2, 59.2), (13.6, 59.7)]),
    (12, [(15.9, 52.6), (16.5, 52.2)]), (12, [(15.1, 51.6), (15.8, 51.4)]), (12, [(14.4, 49.2), (15.2, 49.5)]),
]
FENS = [
    (9, [(-0.1, 52.75), (0.3, 52.5)]), (7, [(-3.0, 51.2), (-2.8, 51.1)]), (7, [(-0.95, 53.65), (-0.7, 53.55)]),
    (9, [(5.5, 53.1), (5.9, 52.85)]), (8, [(7.0, 53.05), (7.2, 52.8)]), (9, [(8.7, 53.4), (9.2, 53.2)]),
    (7, [(-2.3, 47.4), (-2.0, 47.35)]), (8, [(-1.0, 46.4), (-0.6, 46.3)]), (8, [(4.4, 43.6), (4.7, 43.5)]),
    (8, [(4.9, 46.05), (5.2, 46.0)]), (9, [(12.2, 52.75), (12.8, 52.75)]), (8, [(11.3, 48.4), (11.6, 48.5)]),
    (9, [(-7.5, 53.35), (-7.0, 53.25)]), (7, [(-9.3, 53.6), (-9.0, 53.7)]), (8, [(3.9, 51.0), (4.2, 51.1)]),
]
# Names of seas: by language, the letters' height, the curve they stand along; sheet units.
SEA_NAMES = [
    ({'en': 'Atlantic Ocean', 'fr': 'Océan Atlantique', 'de': 'Atlantischer Ozean', 'nl': 'Atlantische Oceaan'},
     28, [(60, 1345), (240, 1260), (440, 1270)]),
    ({'en': 'Bay of Biscay', 'fr': 'Golfe de Gascogne', 'de': 'Golf von Biskaya', 'nl': 'Golf van Biskaje'},
     20, [(330, 1512), (450, 1475), (575, 1482)]),
    ({'en': 'North Sea', 'fr': 'Mer du Nord', 'de': 'Nordsee', 'nl': 'Noordzee'},
     34, [(735, 425), (880, 385), (1035, 400)]),
    ({'en': 'English Channel', 'fr': 'La Manche', 'de': 'Ärmelkanal', 'nl': 'Het Kanaal'},
     15, [(405, 1052), (490, 1032), (570, 1008)]),
    ({'en': 'Norwegian Sea', 'fr': 'Mer de Norvège', 'de': 'Norwegische See', 'nl': 'Noorse Zee'},
     20, [(670, 80), (820, 52), (975, 72)]),
    ({'en': 'Baltic Sea', 'fr': 'Mer Baltique', 'de': 'Ostsee', 'nl': 'Oostzee'},
     17, [(1550, 514), (1614, 470), (1684, 427)]),
    ({'en': 'Mediterranean Sea', 'fr': 'Mer Méditerranée', 'de': 'Mittelmeer', 'nl': 'Middellandse Zee'},
     19, [(908, 1660), (1058, 1702), (1224, 1706)]),
    ({'en': 'Adriatic Sea', 'fr': 'Mer Adriatique', 'de': 'Adriatisches Meer', 'nl': 'Adriatische Zee'},
     18, [(1573, 1422), (1638, 1522), (1706, 1620)]),
]

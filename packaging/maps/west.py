"""Western Europe: the sheet, and which modern units make up which province. Degrees are (lon, lat)."""
from projection import Magnifier, Projection

NAME = 'western-europe'
SIZE = (1760, 1740)
PROJECTION = Projection((2.8, 51.0), .88, (890, 910), [
    Magnifier(8.6, 46.9, 215, .48),     # Switzerland
    Magnifier(9.9, 55.5, 200, .45),     # Denmark
    Magnifier(3.2, 50.8, 160, .50),     # Flanders, Calais
    Magnifier(-3.0, 58.95, 62, 1.1),    # Orkney
    Magnifier(-6.0, 56.8, 170, .20),    # Western Islands
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
         'Western Islands': 'Eilean Siar;Argyll and Bute'},
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
        'Konstanz': 'Appenzell Ausserrhoden;Appenzell Innerrhoden;Graubünden;Sankt Gallen;Schaffhausen;Thurgau;Zürich',
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
    'Aberdeen': [(-3.3, 57.5), (-2.5, 57.2), (-3.8, 56.6), (-2.9, 56.7), (-4.4, 56.2)],
    'Lothian': [(-3.2, 55.9), (-2.6, 55.6), (-3.9, 55.1), (-4.6, 55.5), (-4.3, 55.9), (-3.1, 56.25), (-3.8, 56.05),
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
         # Kinzig, Black Forest, then the young Danube to Ulm
         [(7.60, 48.40), (7.80, 48.38), (8.02, 48.30), (8.20, 48.22), (8.42, 48.12), (8.66, 47.97), (8.85, 47.98),
          (9.10, 48.06), (9.30, 48.11), (9.52, 48.19), (9.72, 48.27), (9.90, 48.37), (10.10, 48.44)],
         # the Electoral Palatinate round Heidelberg
         [(8.10, 49.20), (8.30, 49.22), (8.52, 49.24), (8.72, 49.18), (8.90, 49.24), (9.10, 49.30), (9.22, 49.42), (9.36, 49.46),
          (9.40, 49.62), (9.45, 49.95)],
     ],
     'pieces': [('Breisgau', 8.0, 47.95), ('Breisgau', 9.6, 47.9), ('Württemberg', 9.2, 48.75),
                ('Palatinate', 8.7, 49.45)]},
    {'units': {(GERMANY, 'Niedersachsen')},
     # East Frisia from the Jade to the Dollart
     'lines': [[(8.16, 53.80), (8.08, 53.50), (7.98, 53.38), (7.80, 53.30), (7.66, 53.16), (7.52, 53.08), (7.36, 53.02),
                (7.10, 52.93)]],
     'pieces': [('Friesland', 7.4, 53.4), ('Oldenburg', 9.3, 52.8)]},
    {'units': {(GERMANY, 'Schleswig-Holstein')},
     # the Eider, and the old Eider canal to Kiel
     'lines': [[(8.60, 54.26), (8.90, 54.27), (9.05, 54.35), (9.22, 54.36), (9.40, 54.28), (9.62, 54.31), (9.80, 54.34),
                (9.98, 54.36), (10.14, 54.34), (10.30, 54.50)]],
     'pieces': [('Slesvig', 9.3, 54.6), ('Oldenburg', 9.9, 54.0)]},
    {'units': {(GERMANY, 'Thüringen')},
     'lines': [[(10.75, 51.70), (10.70, 51.55), (10.82, 51.36), (10.74, 51.18), (10.86, 51.00), (10.78, 50.86),
                (10.92, 50.70), (11.10, 50.56), (11.22, 50.44), (11.40, 50.30)]],
     'pieces': [('Palatinate', 10.3, 50.8), ('Brandenburg', 11.5, 50.9)]},
    {'units': {('Denmark', 'Syddanmark')},
     # the Kongeå, border of Slesvig for centuries; Als and Ærø south of it
     'lines': [[(8.30, 55.36), (8.66, 55.39), (8.90, 55.43), (9.12, 55.45), (9.30, 55.42), (9.48, 55.40), (9.62, 55.33),
                (9.66, 55.20), (9.80, 55.08), (10.05, 55.03), (10.20, 54.70)]],
     'pieces': [('Slesvig', 9.2, 55.05), ('Fyn', 9.3, 55.6), ('Fyn', 10.4, 55.3), ('Slesvig', 9.85, 54.97)]},
    {'units': {('Denmark', 'Midtjylland')},
     # Storå, the lakes of the Gudenå, Horsens
     'lines': [[(7.90, 56.10), (8.20, 56.12), (8.42, 56.17), (8.66, 56.13), (8.88, 56.17), (9.10, 56.10), (9.30, 56.13),
                (9.52, 56.09), (9.70, 56.04), (9.90, 56.06), (10.08, 55.99), (10.22, 55.94), (10.60, 55.70)]],
     'pieces': [('Jylland', 9.4, 56.4), ('Fyn', 9.2, 55.95), ('Jylland', 10.6, 55.86)]},
    {'units': {(FRANCE, 'Pas-de-Calais'), (FRANCE, 'Somme'), (FRANCE, 'Nord')},
     'lines': [
         # Calais and Flanders, Brabant: the Aa, then the hills of Artois to the corner
         [(2.30, 51.20), (2.33, 51.02), (2.28, 50.90), (2.40, 50.82), (2.44, 50.72), (2.60, 50.66), (2.62, 50.56),
          (2.52, 50.46), (2.50, 50.36), (2.40, 50.30), CORNER],
         # Flanders and Brabant: the Lys
         [(2.60, 50.66), (2.72, 50.63), (2.88, 50.68), (3.05, 50.79)],
         # Calais and Normandie: Authie, Somme
         [CORNER, (2.20, 50.18), (2.05, 50.19), (1.93, 50.12), (1.78, 50.14), (1.62, 50.19), (1.45, 50.20)],
         # Artois and Normandie
         [CORNER, (2.28, 50.12), (2.16, 50.04), (2.14, 49.94), (2.02, 49.86), (1.94, 49.76), (1.90, 49.66)],
         # Artois and Brabant: Scarpe, Escaut, Sambre
         [CORNER, (2.46, 50.24), (2.60, 50.32), (2.74, 50.34), (2.92, 50.33), (3.04, 50.26), (3.14, 50.16),
          (3.28, 50.08), (3.40, 50.00)],
     ],
     'pieces': [('Calais', 1.9, 50.7), ('Calais', 1.7, 50.3), ('Normandie', 1.8, 50.0), ('Artois', 2.7, 49.9),
                ('Artois', 2.6, 50.2), ('Artois', 2.78, 50.2), ('Brabant', 2.8, 50.45), ('Brabant', 3.5, 50.3),
                ('Vlaanderen', 2.5, 50.8), ('Vlaanderen', 2.4, 51.03)]},
]
# Water that the sheet shows as land: the Delta, so that Friesland and Vlaanderen meet in more than a point.
FILLED_WATER = [
    [(3.78, 51.72), (3.98, 51.84), (4.20, 51.86), (4.60, 51.74), (4.50, 51.62), (4.20, 51.60), (3.90, 51.66)],
]

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
    ('Normandie', 'London', (0.2, 49.72), (-0.05, 50.25), (-0.2, 50.82)),
    ('Normandie', 'Wessex', (-1.6, 49.65), (-1.8, 50.15), (-1.98, 50.60)),
    ('Normandie', 'Munster', (-4.75, 48.45), (-6.6, 49.2), (-8.0, 50.5), (-8.3, 51.8)),
    ('Calais', 'London', (1.65, 50.9), (1.45, 51.03), (1.30, 51.14)),
    ('Vlaanderen', 'Yorkshire', (3.0, 51.28), (2.6, 52.0), (2.35, 52.9), (1.2, 53.7), (0.05, 53.75)),
    ('East Anglia', 'Friesland', (1.72, 52.65), (3.2, 52.75), (4.62, 52.6)),
    ('Wales', 'Ulster', (-4.6, 53.3), (-5.1, 53.8), (-5.5, 54.3)),
    ('Yorkshire', 'Dublin', (-3.02, 53.75), (-4.6, 53.75), (-6.1, 53.5)),
    ('Wessex', 'Munster', (-5.2, 50.35), (-6.4, 51.0), (-7.5, 51.98)),
    ('Ulster', 'Western Islands', (-6.3, 55.22), (-6.28, 55.4), (-6.25, 55.6)),
    ('Connaught', 'Western Islands', (-9.95, 54.25), (-9.6, 55.4), (-8.4, 56.6), (-7.45, 57.1)),
]
# Token places outside the province, with a leader line to it.
OUTSIDE = {
    'Orkney': {'tokens': (-5.4, 59.35)},
}
RIDGES = {
    'Pyrenees': [(-1.3, 43.1), (0.0, 42.85), (1.4, 42.7), (2.5, 42.5)],
    'Alps': [(7.1, 44.2), (6.9, 44.8), (6.9, 45.5), (7.4, 46.0), (8.2, 46.45), (9.0, 46.5), (9.8, 46.55), (10.4, 46.85),
             (11.5, 47.1), (12.8, 47.1), (13.8, 47.2)],
    'Jura': [(5.9, 46.5), (6.5, 46.95), (7.1, 47.25)],
    'Vosges': [(7.0, 47.9), (7.15, 48.4)],
    'Black Forest': [(8.05, 47.85), (8.25, 48.5)],
    'Bohemian Forest': [(12.6, 49.6), (13.2, 49.1), (13.9, 48.75)],
    'Ore Mountains': [(12.4, 50.3), (13.3, 50.55), (14.1, 50.85), (15.0, 50.85), (16.0, 50.65)],
    'Harz': [(10.4, 51.8), (10.9, 51.7)],
    'Massif Central': [(2.8, 45.5), (2.9, 45.1), (3.6, 44.5)],
    'Cambrian Mountains': [(-3.95, 53.0), (-3.75, 52.6), (-3.6, 52.0)],
    'Pennines': [(-1.9, 53.5), (-2.2, 54.2), (-2.4, 54.8)],
    'Grampians': [(-4.9, 56.8), (-4.0, 56.9), (-3.2, 57.0)],
    'Highlands': [(-5.2, 57.2), (-5.0, 57.9)],
    'Norway': [(6.5, 59.3), (7.5, 59.8), (8.3, 60.2)],
    'Apennines': [(8.6, 44.5), (10.2, 44.2), (11.5, 43.9), (12.6, 43.3)],
    'Cantabrian Mountains': [(-6.5, 43.0), (-4.5, 43.05), (-3.0, 43.0)],
}

"""Eastern Europe: the sheet, and which modern units make up which province. Degrees are (lon, lat)."""
from projection import Magnifier, Projection

NAME = 'eastern-europe'
SIZE = (1680, 1560)
PROJECTION = Projection((20.0, 46.6), .935, (805, 880), [
    Magnifier(15.6, 49.5, 190, .22),    # Bohemia, Moravia
    Magnifier(18.9, 43.0, 190, .38),    # Ragusa, Zeta, Dalmacija
    Magnifier(20.2, 45.6, 200, .15),    # Banat, Vojvodina
    Magnifier(20.5, 53.5, 260, -.15),   # the north of Poland has room to spare
    Magnifier(27.0, 47.0, 260, -.12),   # so has Moldova
])
NOT_IN_PLAY = '-'

POLAND, CZECHIA, ROMANIA, HUNGARY = 'Poland', 'Czech Republic', 'Romania', 'Hungary'

UNITS = {
    'Austria': {
        'Tirol': 'Tirol;Vorarlberg',
        'Salzburg': 'Oberösterreich;Salzburg',
        'Steiermark': 'Kärnten;Steiermark',
        'Wien': 'Niederösterreich;Wien',
    },
    CZECHIA: {
        'Praha': 'Prague',
        'Bohemia': 'Karlovarský;Královéhradecký;Liberecký;Pardubický;Ústecký',
        'Moravia': 'Vysočina',
        'Ratibor': 'Moravskoslezský;Olomoucký;Zlínský',
    },
    'Slovakia': {'Košice': '*'},
    POLAND: {
        'Gdańsk': 'Kuyavian-Pomeranian;Pomeranian;West Pomeranian',
        'Mazowsze': 'Podlachian;Warmian-Masurian',
        'Warszawa': 'Łódź',
        'Lubelskie': 'Lublin',
        'Kraków': 'Lesser Poland;Świętokrzyskie',
        'Silesia': 'Lower Silesian;Lubusz',
    },
    HUNGARY: {
        'Sopron': 'Békés;Békéscsaba;Dunaújváros;Fejér;Gyor-Moson-Sopron;Gyôr;Komárom-Esztergom;Sopron;'
                  'Székesfehérvár;Szombathely;Tatabánya;Vas;Veszprém',
        'Pécs': 'Baranya;Kaposvár;Nagykanizsa;Pécs;Somogy;Szekszárd;Tolna;Zala;Zalaegerszeg',
        'Partium': 'Debrecen;Hajdú-Bihar;Nyíregyháza;Szabolcs-Szatmár-Bereg',
        'Budapest': '*',
    },
    ROMANIA: {
        'Partium': 'Bihor;Maramures;Salaj;Satu Mare',
        'Transylvania': 'Alba;Bistrita-Nasaud;Brasov;Cluj;Covasna;Harghita;Hunedoara;Mures;Sibiu',
        'Banat': 'Timis',
        'Moldova': 'Bacau;Botosani;Iasi;Neamt;Suceava;Vaslui;Vrancea',
        'Oltenia': 'Dolj;Gorj;Mehedinti;Olt;Vâlcea',
        'Dobrudja': 'Constanta;Tulcea',
        'Valahia': '*',
    },
    'Moldova': {'Basarabia': '*'},
    'Ukraine': {'Carpathia': "Chernivtsi;Ivano-Frankivs'k;L'viv;Ternopil';Transcarpathia"},
    'Bulgaria': {
        'Vidin': 'Montana;Vidin;Vratsa',
        'Tarnovo': 'Gabrovo;Lovech;Pleven;Razgrad;Ruse;Shumen;Targovishte;Veliko Tarnovo',
        'Dobrudja': 'Dobrich;Silistra;Varna',
        'Rumelia': 'Haskovo;Kardzhali',
        'Makedonija': 'Blagoevgrad',
        'Bulgaria': '*',
    },
    'Turkey': {'Rumelia': 'Kirklareli'},
    'Republic of Serbia': {
        'Vojvodina': 'Južno-Backi;Južno-Banatski;Srednje-Banatski;Sremski;Zapadno-Backi',
        'Pécs': 'Severno-Backi',
        'Banat': 'Severno-Banatski',
        'Vidin': 'Borski;Branicevski;Zajecarski',
        'Kosovo': 'Jablanicki;Nišavski;Pcinjski;Pirotski;Toplicki',
        'Beograd': '*',
    },
    'Kosovo': {'Kosovo': '*'},
    'Macedonia': {'Makedonija': '*'},
    'Albania': {'Zeta': 'Dibër;Kukës;Lezhë;Shkodër'},
    'Montenegro': {
        'Ragusa': 'Berane;Bijelo Polje;Herceg Novi;Mojkovac;Nikšic;Pljevlja;Plužine;Rožaje;Šavnik;Žabljak',
        'Zeta': '*',
    },
    'Bosnia and Herzegovina': {'Ragusa': 'Foča;Trebinje', 'Dalmacija': 'West Bosnia', 'Bosnia': '*'},
    'Croatia': {
        'Istria': 'Istarska;Primorsko-Goranska',
        'Dalmacija': 'Licko-Senjska;Splitsko-Dalmatinska;Zadarska;Šibensko-Kninska',
        'Slavonija': '*',
    },
}

# Countries of many small units: each goes whole to the nearest of these points.
SEEDED = {'Slovenia'}
APART = set()
SEEDS = {
    'Istria': [(14.5, 46.05), (13.8, 46.2), (14.2, 45.8), (15.1, 45.75)],
    'Steiermark': [(15.6, 46.5), (15.2, 46.3), (16.2, 46.6), (15.5, 46.0), (14.9, 46.45)],
}

FOUR_CORNERS = [
    ((16.945, 48.6042), ['Košice', 'Ratibor', 'Moravia', 'Wien']),
    ((18.8332, 49.5103), ['Kraków', 'Silesia', 'Ratibor', 'Košice']),
    ((21.62, 46.32), ['Transylvania', 'Partium', 'Sopron', 'Banat']),
]
MORAVA_THAYA, BESKIDS, ARAD = (corner for corner, _ in FOUR_CORNERS)
CUTS = [
    {'units': {('Germany', 'Bayern')},
     # the Isar from the Karwendel to the Danube, then over the Bavarian Forest
     'lines': [[(11.10, 47.30), (11.25, 47.45), (11.42, 47.56), (11.56, 47.72), (11.46, 47.90), (11.58, 48.13),
                (11.72, 48.32), (11.92, 48.46), (12.16, 48.54), (12.46, 48.62), (12.70, 48.66), (12.94, 48.79),
                (12.98, 48.93), (13.10, 49.02), (13.18, 49.14), (13.40, 49.30)]],
     'pieces': [('Tirol', 12.6, 48.2), ('-', 11.0, 49.0)]},
    {'units': {('Austria', 'Burgenland')},
     'lines': [[(15.80, 47.44), (16.10, 47.41), (16.30, 47.45), (16.44, 47.40), (16.70, 47.42)]],
     'pieces': [('Wien', 16.6, 47.9), ('Steiermark', 16.3, 47.1)]},
    {'units': {(CZECHIA, 'Středočeský'), (CZECHIA, 'Plzeňský')},
     # Mže, Berounka, then the Elbe upstream
     'lines': [[(12.20, 49.72), (12.50, 49.78), (12.74, 49.76), (12.98, 49.80), (13.20, 49.82), (13.44, 49.86),
                (13.62, 50.00), (13.80, 50.10), (13.98, 50.22), (14.20, 50.26), (14.42, 50.30), (14.60, 50.22),
                (14.80, 50.20), (15.02, 50.18), (15.20, 50.06), (15.50, 50.02)]],
     'pieces': [('Bohemia', 12.9, 49.95), ('Bohemia', 14.6, 50.4), ('Praha', 13.4, 49.5), ('Praha', 14.6, 49.8)]},
    {'units': {(CZECHIA, 'Jihočeský')},
     # the Vltava and the Lužnice
     'lines': [[(14.30, 48.40), (14.33, 48.62), (14.30, 48.78), (14.44, 48.92), (14.46, 49.10), (14.52, 49.24),
                (14.66, 49.32), (14.72, 49.46), (14.80, 49.70)]],
     'pieces': [('Praha', 14.0, 49.1), ('Moravia', 14.85, 49.0)]},
    {'units': {(CZECHIA, 'Jihomoravský')},
     # Thaya mouth to the hills between Brno and the Morava
     'lines': [[MORAVA_THAYA, (16.90, 48.74), (17.00, 48.86), (17.03, 48.96), (17.14, 49.05), (17.18, 49.16),
                (17.22, 49.24), (17.30, 49.36)]],
     'pieces': [('Moravia', 16.5, 49.1), ('Ratibor', 17.3, 48.9)]},
    {'units': {(POLAND, 'Opole'), (POLAND, 'Silesian')},
     'lines': [
         # Ratibor: north of the Opava hills to the Oder
         [(16.80, 50.54), (17.04, 50.50), (17.30, 50.44), (17.52, 50.38), (17.74, 50.40), (17.96, 50.34),
          (18.16, 50.30), (18.28, 50.22), (18.42, 50.10), (18.46, 50.00), (18.56, 49.93), (18.48, 49.76)],
         # Silesia and Little Poland: Vistula, Przemsza, Brynica, Liswarta
         [BESKIDS, (18.96, 49.58), (18.94, 49.72), (18.92, 49.88), (19.10, 49.98), (19.22, 50.08), (19.14, 50.22),
          (19.06, 50.36), (18.98, 50.50), (18.86, 50.62), (18.74, 50.76), (18.72, 50.90), (18.60, 51.10)],
     ],
     'pieces': [('Silesia', 17.8, 50.8), ('Silesia', 18.7, 50.2), ('Ratibor', 17.9, 50.2), ('Ratibor', 18.2, 50.1),
                ('Kraków', 19.3, 50.7), ('Kraków', 19.15, 49.65)]},
    {'units': {(POLAND, 'Greater Poland')},
     'lines': [
         # the Noteć
         [(15.50, 52.76), (15.86, 52.80), (16.20, 52.88), (16.50, 52.90), (16.76, 53.00), (17.10, 53.06),
          (17.40, 53.10), (17.70, 53.15)],
         # the Warta and the Prosna
         [(18.40, 52.70), (18.20, 52.50), (18.24, 52.36), (18.04, 52.24), (17.96, 52.10), (17.82, 52.06),
          (17.90, 51.92), (18.06, 51.80), (18.10, 51.64), (18.20, 51.50), (18.18, 51.30), (18.30, 51.05)],
     ],
     'pieces': [('Silesia', 16.8, 52.3), ('Gdańsk', 16.9, 53.3), ('Warszawa', 18.5, 52.1)]},
    {'units': {(POLAND, 'Masovian')},
     # Vistula, then the Bug
     'lines': [[(19.00, 52.86), (19.50, 52.72), (19.80, 52.74), (20.10, 52.62), (20.36, 52.60), (20.68, 52.43),
                (20.90, 52.47), (21.14, 52.50), (21.40, 52.60), (21.66, 52.56), (21.90, 52.60), (22.06, 52.48),
                (22.02, 52.34), (22.14, 52.22), (22.10, 52.10), (22.24, 52.00), (22.30, 51.70)]],
     'pieces': [('Mazowsze', 21.2, 52.9), ('Warszawa', 21.0, 51.8)]},
    {'units': {(POLAND, 'Subcarpathian')},
     # the San
     'lines': [[(22.02, 49.05), (22.06, 49.22), (22.16, 49.36), (22.14, 49.50), (22.26, 49.62), (22.18, 49.78),
                (22.32, 49.90), (22.46, 50.00), (22.60, 50.10), (22.46, 50.24), (22.40, 50.36), (22.24, 50.48),
                (22.20, 50.70)]],
     'pieces': [('Kraków', 21.8, 50.0), ('Carpathia', 22.7, 49.8)]},
    {'units': {('Slovakia', 'Košický'), ('Slovakia', 'Prešov')},
     # Dukla pass, Ondava
     'lines': [[(21.55, 49.60), (21.50, 49.42), (21.58, 49.26), (21.52, 49.10), (21.62, 48.96), (21.56, 48.80),
                (21.66, 48.66), (21.62, 48.52), (21.52, 48.20)]],
     'pieces': [('Košice', 20.9, 48.9), ('Budapest', 22.0, 48.8)]},
    {'units': {(HUNGARY, 'Bács-Kiskun'), (HUNGARY, 'Kecskemét')},
     'lines': [[(18.70, 46.72), (18.96, 46.66), (19.20, 46.70), (19.46, 46.62), (19.70, 46.66), (19.94, 46.60),
                (20.20, 46.66)]],
     'pieces': [('Sopron', 19.5, 46.9), ('Pécs', 19.3, 46.3)]},
    {'units': {(HUNGARY, 'Csongrád'), (HUNGARY, 'Szeged'), (HUNGARY, 'Hódmezôvásárhely')},
     # the Tisza
     'lines': [[(19.80, 46.63), (19.94, 46.60), (20.10, 46.64), (20.18, 46.50), (20.12, 46.36), (20.22, 46.24),
                (20.14, 46.02)]],
     'pieces': [('Sopron', 20.5, 46.4), ('Sopron', 20.05, 46.7), ('Pécs', 19.9, 46.4)]},
    {'units': {(ROMANIA, 'Arad')},
     'lines': [
         # the White Körös plain between Sopron and Partium
         [ARAD, (21.58, 46.42), (21.62, 46.52), (21.54, 46.62), (21.40, 46.80)],
         # Zarand mountains
         [ARAD, (21.78, 46.36), (21.90, 46.44), (22.06, 46.42), (22.24, 46.46), (22.44, 46.42), (22.60, 46.44),
          (22.80, 46.40)],
         # the Maros, above and below
         [ARAD, (21.66, 46.22), (21.78, 46.12), (21.96, 46.10), (22.12, 46.02), (22.30, 46.00), (22.44, 45.90),
          (22.70, 45.86)],
         [ARAD, (21.50, 46.26), (21.38, 46.19), (21.22, 46.16), (21.06, 46.12), (20.90, 46.16), (20.60, 46.13)],
     ],
     'pieces': [('Sopron', 21.35, 46.35), ('Partium', 21.9, 46.6), ('Transylvania', 22.2, 46.25),
                ('Banat', 21.5, 46.1)]},
    {'units': {(ROMANIA, 'Caras-Severin')},
     # the Almaj mountains and the Cerna
     'lines': [[(21.30, 45.00), (21.50, 45.02), (21.66, 44.96), (21.86, 45.02), (22.06, 44.98), (22.24, 45.06),
                (22.42, 45.04), (22.60, 45.16), (22.80, 45.20)]],
     'pieces': [('Banat', 22.0, 45.3), ('Oltenia', 22.0, 44.75)]},
    {'units': {(ROMANIA, 'Galati')},
     'lines': [[(27.20, 45.66), (27.44, 45.62), (27.66, 45.70), (27.86, 45.64), (28.02, 45.70), (28.30, 45.64)]],
     'pieces': [('Moldova', 27.8, 45.95), ('Valahia', 27.8, 45.5)]},
    {'units': {('Ukraine', 'Odessa')},
     # the Dniester and its liman
     'lines': [[(29.80, 46.60), (30.06, 46.44), (30.24, 46.36), (30.36, 46.24), (30.46, 46.10), (30.70, 45.90)]],
     'pieces': [('Basarabia', 29.3, 45.8), ('-', 30.6, 47.0)]},
    {'units': {('Turkey', 'Edirne'), ('Greece', 'Anatoliki Makedonia kai Thraki')},
     # the lower Arda and Maritsa, the Ergene
     'lines': [[(25.80, 41.50), (26.02, 41.28), (26.14, 41.22), (26.34, 41.24), (26.52, 41.18), (26.74, 41.20),
                (26.94, 41.14), (27.20, 41.16)]],
     'pieces': [('Rumelia', 26.6, 41.6), ('Rumelia', 26.35, 41.5), ('-', 26.5, 40.9), ('-', 25.0, 41.1)]},
    {'units': {('Croatia', 'Dubrovacko-Neretvanska')},
     'lines': [[(17.40, 42.98), (17.56, 42.93), (17.70, 42.98), (17.80, 43.10)]],
     'pieces': [('Bosnia', 17.5, 43.05), ('Ragusa', 18.1, 42.7), ('Ragusa', 17.1, 42.95)]},
]
FILLED_WATER = []
# Land by the four-corner points that goes to a province whatever its unit, so that four open corners meet.
HANDED_OVER = [
    ('Moravia', [MORAVA_THAYA, (16.86, 48.64), (16.74, 48.70), (16.74, 48.76), (16.92, 48.80), (16.96, 48.70)]),
    ('Ratibor', [MORAVA_THAYA, (16.96, 48.70), (16.94, 48.80), (17.05, 48.87), (17.20, 48.82), (17.18, 48.72),
                 (17.06, 48.63)]),
    ('Silesia', [BESKIDS, (18.74, 49.54), (18.62, 49.62), (18.56, 49.72), (18.60, 49.80), (18.84, 49.72),
                (18.90, 49.60)]),
]
LANES = []
OUTSIDE = {}
# Where a name stands rather than in the middle.
NAMES_NEAR = {'Sopron': (17.8, 47.4), 'Rumelia': (26.5, 41.8), 'Dalmacija': (15.9, 44.3), 'Tirol': (12.2, 48.2)}
# Hills strewn along these lines: size of the hills, breadth to either side in sheet units, the way.
RIDGES = [
    (1.1, 30, [(9.6, 46.5), (10.5, 46.8), (11.5, 47.0), (12.6, 47.1), (13.6, 47.25), (14.6, 47.45),
               (15.6, 47.6)]),  # Alps
    (1.0, 26, [(10.4, 46.0), (11.3, 46.4), (12.3, 46.5), (13.3, 46.4), (14.4, 46.4)]),  # southern Alps
    (.95, 22, [(14.9, 45.2), (15.6, 44.5), (16.4, 44.1), (17.3, 43.7), (18.3, 43.4), (19.1, 43.0), (20.0, 42.55),
               (20.4, 41.7)]),  # Dinaric Alps
    (.8, 14, [(17.6, 44.4), (18.6, 44.0), (19.6, 43.7)]),  # Bosnia
    (1.0, 20, [(17.6, 48.9), (18.4, 49.35), (19.3, 49.4), (20.1, 49.2), (21.2, 49.35), (22.4, 49.15), (23.3, 48.7),
               (24.2, 48.3), (24.8, 47.8), (25.3, 47.3), (25.7, 46.7), (26.3, 46.1), (26.4, 45.6), (25.5, 45.45),
               (24.6, 45.6), (23.6, 45.45), (22.7, 45.3), (22.3, 44.8)]),  # Carpathians
    (.8, 14, [(19.0, 48.75), (19.8, 48.85), (20.4, 48.75)]),  # Slovak hills
    (.8, 12, [(22.6, 46.4), (22.9, 46.7)]),  # Apuseni
    (.85, 12, [(22.4, 43.7), (22.9, 43.3), (23.6, 43.05), (24.6, 42.75), (25.6, 42.75), (26.6, 42.8)]),  # Balkan
    (.85, 14, [(23.3, 42.1), (23.5, 41.7), (24.3, 41.75), (25.1, 41.55)]),  # Rila, Rhodopes
    (.8, 14, [(21.0, 43.4), (20.8, 42.2), (21.6, 41.3)]),  # Kopaonik, Shar
    (.8, 10, [(12.5, 49.6), (13.1, 49.15), (13.9, 48.75)]),  # Bohemian Forest
    (.8, 10, [(12.5, 50.4), (13.3, 50.6), (14.1, 50.85)]),  # Ore Mountains
    (.8, 10, [(15.1, 50.85), (16.0, 50.6), (16.9, 50.2), (17.5, 49.9)]),  # Sudetes
    (.6, 10, [(15.4, 49.5), (16.2, 49.5)]),  # Moravian hills
    (.6, 8, [(17.6, 47.0), (18.3, 47.35)]), (.6, 8, [(20.0, 48.0), (20.6, 48.1)]),  # Bakony, Mátra
    (.9, 26, [(9.9, 44.4), (11.0, 44.1), (11.9, 43.8), (12.5, 43.4), (12.9, 43.0), (13.3, 42.9),
               (13.4, 42.4), (13.9, 42.1), (14.2, 41.6), (15.0, 41.2), (15.4, 40.7)]),  # Apennines
    (.9, 18, [(20.6, 41.0), (21.0, 40.3), (21.4, 39.6)]),  # Pindus
]
# Woods and fens strewn along these lines: breadth to either side in sheet units, the way.
WOODS = [
    (13, [(23.3, 52.8), (23.7, 53.3)]), (10, [(20.3, 52.4), (20.8, 52.35)]), (12, [(17.5, 53.6), (18.2, 53.7)]),
    (12, [(15.3, 51.5), (16.0, 51.3)]), (10, [(17.2, 51.6), (17.8, 51.4)]), (10, [(20.6, 50.95), (21.2, 50.85)]),
    (10, [(22.5, 50.55), (23.2, 50.45)]), (10, [(21.5, 51.5), (22.0, 51.2)]), (9, [(13.6, 50.05), (14.0, 49.95)]),
    (9, [(13.4, 49.4), (13.9, 49.3)]), (9, [(16.6, 49.35), (16.9, 49.3)]), (8, [(16.0, 48.1), (16.1, 47.9)]),
    (9, [(15.0, 48.5), (15.4, 48.45)]), (9, [(14.9, 47.0), (15.4, 46.9)]), (9, [(17.3, 46.4), (18.0, 46.25)]),
    (11, [(18.4, 45.3), (19.0, 45.15)]), (9, [(16.6, 45.85), (17.2, 45.9)]), (10, [(14.7, 45.6), (15.1, 45.7)]),
    (11, [(17.2, 44.7), (17.9, 44.75)]), (10, [(16.7, 44.3), (17.1, 44.1)]), (10, [(20.3, 44.3), (20.9, 44.2)]),
    (9, [(21.6, 44.5), (22.0, 44.4)]), (9, [(21.5, 43.0), (22.0, 42.9)]), (9, [(22.0, 41.6), (22.4, 41.7)]),
    (12, [(26.3, 43.7), (27.0, 43.75)]), (11, [(27.0, 42.2), (27.5, 42.1)]), (10, [(24.6, 42.4), (25.2, 42.45)]),
    (11, [(25.9, 44.65), (26.5, 44.6)]), (10, [(23.6, 44.2), (24.3, 44.3)]), (11, [(23.7, 46.4), (24.5, 46.4)]),
    (10, [(22.8, 47.2), (23.4, 47.4)]), (12, [(28.1, 47.4), (28.6, 47.0)]), (11, [(26.4, 47.6), (27.0, 47.2)]),
    (12, [(24.0, 49.4), (24.8, 49.5)]), (10, [(25.4, 48.9), (26.0, 48.8)]), (9, [(19.4, 47.95), (19.8, 47.9)]),
    (10, [(20.8, 48.75), (21.3, 48.75)]), (9, [(21.5, 45.3), (22.0, 45.5)]), (9, [(12.2, 48.1), (12.6, 48.1)]),
    (16, [(25.0, 53.6), (26.5, 53.3)]), (16, [(27.0, 51.6), (29.0, 51.4)]), (14, [(28.5, 49.6), (29.8, 49.2)]),
    (14, [(10.6, 50.7), (11.6, 50.6)]), (12, [(13.4, 51.6), (14.2, 51.9)]), (12, [(12.6, 53.2), (13.5, 53.1)]),
]
FENS = [
    (11, [(20.8, 47.6), (21.2, 47.4)]), (9, [(21.2, 46.95), (21.4, 47.1)]), (8, [(17.1, 46.65), (17.3, 46.6)]),
    (8, [(17.0, 47.75), (17.4, 47.7)]), (10, [(28.9, 45.25), (29.4, 45.0)]), (11, [(22.5, 53.5), (22.9, 53.3)]),
    (9, [(16.6, 52.95), (17.2, 53.0)]), (9, [(27.6, 45.1), (27.8, 44.8)]), (8, [(19.8, 44.8), (20.2, 44.75)]),
    (8, [(16.7, 45.35), (17.0, 45.25)]), (11, [(23.0, 51.6), (23.5, 51.4)]), (9, [(19.6, 46.4), (19.9, 46.3)]),
    (9, [(20.4, 45.5), (20.6, 45.2)]), (14, [(25.5, 52.2), (27.2, 52.1)]),
]
# Names of seas: by language, the letters' height, the curve they stand along; sheet units.
SEA_NAMES = [
    ({'en': 'Baltic Sea', 'fr': 'Mer Baltique', 'de': 'Ostsee', 'nl': 'Oostzee'},
     15, [(445, 26), (523, 22), (609, 22)]),
    ({'en': 'Adriatic Sea', 'fr': 'Mer Adriatique', 'de': 'Adriatisches Meer', 'nl': 'Adriatische Zee'},
     24, [(280, 999), (352, 1140), (446, 1272), (538, 1364)]),
    ({'en': 'Tyrrhenian Sea', 'fr': 'Mer Tyrrhénienne', 'de': 'Tyrrhenisches Meer', 'nl': 'Tyrreense Zee'},
     18, [(36, 1278), (109, 1367), (205, 1435)]),
    ({'en': 'Black Sea', 'fr': 'Mer Noire', 'de': 'Schwarzes Meer', 'nl': 'Zwarte Zee'},
     27, [(1470, 1290), (1560, 1248), (1658, 1258)]),
]

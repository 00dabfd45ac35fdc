import type { NutrientKey } from '../../food/nutrients';

/**
 * Recommended intakes for Vietnamese: "Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam", National Institute of
 * Nutrition, QĐ 2615/QĐ-BYT of 16/6/2016. Figures of the chapter tables, pages as printed; per day, in the units of
 * `NUTRIENT_UNITS`. Where the appendix differs from a chapter, the chapter counts.
 */
export const TABLE_2016 = {
  name: 'Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam',
  act: 'QĐ 2615/QĐ-BYT',
  year: 2016,
} as const;

/** First month of each age band of most tables; the last one has no end. */
export const BANDS = [0, 6, 9, 12, 36, 72, 96, 120, 144, 180, 240, 360, 600, 840] as const;
/** Vitamins A, E and K: 6–12 months are one row, 15–17 and 18–19 two. */
export const VITAMIN_BANDS = [
  0, 6, 12, 36, 72, 96, 120, 144, 180, 216, 240, 360, 600, 840,
] as const;

/** One figure for each band, `-` where none is printed. */
type Row = string;

export interface TableRow {
  nutrient: NutrientKey;
  place: string;
  male: Row;
  /** Absent: as for men. */
  female?: Row;
  bands?: readonly number[];
  /** Women who are pregnant or nurse: a figure in place of that of the age, or (`+`) on top of it. */
  pregnant?: string;
  nursing?: string;
}

/** Least amounts (RDA; AI for manganese, biotin, vitamins E and K; the goal of the diet for potassium and fibre). */
export const MINIMA: readonly TableRow[] = [
  {
    nutrient: 'calcium',
    place: 'Bảng 16, tr. 58',
    male: '300 400 400 500 600 650 700 1000 1000 1000 800 800 800 1000',
    female: '300 400 400 500 600 650 700 1000 1000 1000 800 800 900 1000',
    pregnant: '1200',
    nursing: '1300',
  },
  {
    nutrient: 'phosphorus',
    place: 'Bảng 17, tr. 60',
    male: '100 275 330 460 500 500 500 1250 1250 1250 700 700 700 700',
    pregnant: '700',
    nursing: '700',
  },
  {
    nutrient: 'magnesium',
    place: 'Bảng 18, tr. 61',
    male: '40 50 60 70 100 130 170 210 290 350 340 370 350 320',
    female: '40 50 60 70 100 130 160 210 280 300 270 290 290 260',
    pregnant: '+40',
    nursing: '+0',
  },
  {
    nutrient: 'iodine',
    place: 'Bảng 21, tr. 73',
    male: '100 130 130 90 90 90 120 120 120 150 150 150 150 150',
    pregnant: '220',
    nursing: '250',
  },
  {
    nutrient: 'copper',
    place: 'Bảng 23, tr. 78',
    male: '200 220 220 340 440 440 700 700 700 890 900 900 900 900',
    pregnant: '1000',
    nursing: '1300',
  },
  {
    nutrient: 'manganese',
    place: 'Bảng 25, tr. 82',
    male: '0.003 0.6 0.6 1.2 1.5 1.5 1.9 1.9 1.9 2.2 2.3 2.3 2.3 2.3',
    female: '0.003 0.6 0.6 1.2 1.5 1.5 1.6 1.6 1.6 1.6 1.8 1.8 1.8 1.8',
    pregnant: '2.0',
    nursing: '2.6',
  },
  {
    nutrient: 'vitaminD',
    place: 'Bảng 28, tr. 91',
    male: '10 10 10 15 15 15 15 15 15 15 15 15 20 20',
    pregnant: '20',
    nursing: '20',
  },
  {
    nutrient: 'vitaminE',
    place: 'Bảng 29, tr. 95',
    bands: VITAMIN_BANDS,
    male: '3.0 4.0 3.5 4.5 5.0 5.5 5.5 7.5 7.5 6.5 6.5 6.5 6.5 6.5',
    female: '3.0 4.0 3.5 4.5 5.0 5.5 5.5 6.0 6.0 6.0 6.0 6.0 6.0 6.0',
    pregnant: '6.5',
    nursing: '7.0',
  },
  {
    nutrient: 'vitaminK',
    place: 'Bảng 30, tr. 98',
    bands: VITAMIN_BANDS,
    male: '4 7 60 70 85 100 120 150 160 150 150 150 150 150',
    pregnant: '150',
    nursing: '150',
  },
  {
    nutrient: 'vitaminB1',
    place: 'Bảng 31, tr. 100; Phụ lục 6, tr. 167',
    male: '0.1 0.2 0.2 0.5 0.7 0.8 1.0 1.2 1.4 1.4 1.3 1.2 1.2 1.1',
    female: '0.1 0.2 0.2 0.5 0.7 0.8 0.9 1.1 1.3 1.2 1.1 1.0 1.0 1.0',
    pregnant: '+0.2',
    nursing: '+0.2',
  },
  {
    nutrient: 'vitaminB2',
    place: 'Bảng 33, tr. 102',
    male: '0.3 0.4 0.4 0.6 0.8 0.9 1.1 1.4 1.6 1.7 1.5 1.4 1.4 1.3',
    female: '0.3 0.4 0.4 0.5 0.8 0.9 1.0 1.3 1.4 1.4 1.2 1.2 1.2 1.1',
    pregnant: '+0.3',
    nursing: '+0.6',
  },
  {
    nutrient: 'vitaminB3',
    place: 'Bảng 35, tr. 109',
    male: '2 4 4 6 8 8 12 12 12 16 16 16 16 16',
    female: '2 4 4 6 8 8 12 12 12 14 14 14 14 14',
    pregnant: '18',
    nursing: '17',
  },
  {
    nutrient: 'vitaminB5',
    place: 'Bảng 36, tr. 113',
    male: '1.7 1.7 1.8 2 3 3 4 4 4 5 5 5 5 5',
    pregnant: '6',
    nursing: '7',
  },
  {
    nutrient: 'vitaminB6',
    place: 'Bảng 37, tr. 116',
    male: '0.1 0.3 0.3 0.5 0.5 0.8 1.0 1.0 1.2 1.3 1.3 1.3 1.7 1.7',
    female: '0.1 0.3 0.3 0.5 0.5 0.8 1.0 1.0 1.1 1.2 1.3 1.3 1.5 1.5',
    pregnant: '1.9',
    nursing: '2.0',
  },
  {
    nutrient: 'folate',
    place: 'Bảng 38, tr. 121',
    male: '65 80 80 100 150 200 200 300 300 300 400 400 400 400',
    female: '65 80 80 100 150 200 200 300 400 400 400 400 400 400',
    pregnant: '600',
    nursing: '500',
  },
  {
    nutrient: 'vitaminB12',
    place: 'Bảng 39, tr. 127',
    male: '0.4 0.5 0.5 0.9 1.0 1.2 1.5 1.8 2.4 2.4 2.4 2.4 2.4 2.4',
    pregnant: '2.6',
    nursing: '2.8',
  },
  {
    nutrient: 'biotin',
    place: 'Bảng 40, tr. 132',
    male: '5 5 6 8 12 12 20 20 25 25 30 30 30 30',
    pregnant: '30',
    nursing: '35',
  },
  {
    nutrient: 'vitaminC',
    place: 'Bảng 41, tr. 135',
    male: '40 40 40 35 40 55 60 75 95 100 100 100 100 100',
    pregnant: '+10',
    nursing: '+45',
  },
  {
    nutrient: 'potassium',
    place: 'Phụ lục 7.2, tr. 172 (mục tiêu chế độ ăn)',
    male: '- - - - 1870 2210 2720 3230 3400 3510 3510 3510 3510 3510',
    pregnant: '3510',
    nursing: '3510',
  },
  {
    nutrient: 'fiber',
    place: 'Phụ lục 4, tr. 158',
    male: '- - - 19 20 22 24 27 29 38 38 38 30 30',
    female: '- - - 19 20 22 24 26 26 26 25 25 21 21',
    pregnant: '28',
    nursing: '29',
  },
];

/**
 * Kept apart: selenium differs by trimester and by the month of nursing, iron and zinc by how well a diet lets them be
 * absorbed.
 */
export const SELENIUM = {
  place: 'Bảng 22, tr. 75',
  male: '6 10 10 17 20 22 22 32 32 32 34 34 34 33',
  female: '6 10 10 17 20 22 22 26 26 26 26 26 26 25',
  trimester: { 1: 26, 2: 28, 3: 30 },
  nursing: { first: 35, later: 42 },
} as const;

/** mg at 10 % and 15 % absorption. 15 %: over 90 g of meat or fish, or over 75 mg of vitamin C a day. */
export const IRON = {
  place: 'Bảng 19, tr. 65',
  10: {
    male: '0.93 8.5 9.4 5.4 5.5 7.2 8.9 11.3 15.3 17.5 11.9 11.9 11.9 11.0',
    female: '0.93 7.9 8.7 5.1 5.4 7.1 8.9 10.5 14.0 29.7 26.1 26.1 10.0 9.4',
    pregnant: 15,
    nursing: 13.3,
    /** Girls of these bands who menstruate, and women over 50 who still do. */
    menstruating: { 120: 24.5, 144: 32.6, 600: 26.1 },
  },
  15: {
    male: '- 5.6 6.3 3.6 3.6 4.8 5.9 7.5 10.2 11.6 7.9 7.9 7.9 7.3',
    female: '- 5.2 5.8 3.5 3.6 4.7 5.9 7.0 9.3 19.8 17.4 17.4 6.7 6.3',
    pregnant: 10,
    nursing: 8.9,
    menstruating: { 120: 16.4, 144: 21.8, 600: 17.4 },
  },
} as const;

/** mg at moderate absorption (30 %: some meat or fish). */
export const ZINC = {
  place: 'Bảng 20, tr. 70 (hấp thu vừa)',
  male: '2.8 4.1 4.1 4.1 4.8 5.6 6.0 8.6 9.0 10.0 10.0 10.0 10.0 9.0',
  female: '2.8 4.1 4.1 4.1 4.8 5.6 5.6 7.2 8.0 8.0 8.0 8.0 8.0 7.0',
  pregnant: 10,
  nursing: 11,
} as const;

/** kcal by light, moderate and heavy activity; small children have one figure. */
export const ENERGY = {
  place: 'Phụ lục 1.1, tr. 151',
  male: [
    '- - - - - 1360 1600 1880 2200 2500 2200 2010 2000 1870',
    '550 650 700 1000 1320 1570 1820 2150 2500 2820 2570 2350 2330 2190',
    '- - - - - 1770 2050 2400 2790 3140 2940 2680 2660 2520',
  ],
  female: [
    '- - - - - 1270 1510 1740 2040 2110 1760 1730 1700 1550',
    '500 600 650 930 1230 1460 1730 1980 2310 2380 2050 2010 1980 1820',
    '- - - - - 1650 1940 2220 2580 2650 2340 2300 2260 2090',
  ],
  trimester: { 1: 50, 2: 250, 3: 450 },
  nursing: 500,
} as const;

/** g a day, of a reference body. */
export const PROTEIN = {
  place: 'Phụ lục 2.1, tr. 153',
  male: '11 18 20 20 25 33 40 50 65 74 69 68 70 68',
  female: '11 18 20 19 25 32 40 48 60 63 60 60 62 59',
  trimester: { 1: 1, 2: 10, 3: 31 },
  nursing: { first: 19, later: 13 },
} as const;

/** Percent of the energy: `[from, to]`, for the first month of each band. */
export const FAT_PERCENT = {
  place: 'Phụ lục 3.1, tr. 156',
  bands: [
    [0, 40, 60],
    [6, 30, 40],
    [36, 25, 35],
    [72, 20, 30],
    [240, 20, 25],
  ],
  pregnantOrNursing: [20, 30],
} as const;

/** Percent of the energy, from six months on. */
export const PROTEIN_PERCENT = { place: 'Phụ lục 2.1, tr. 153', from: 13, to: 20 } as const;

/** The outcome of a cell: its figure in the unit that is stored, nothing (null), a question, or its column left out. */
export type FigureOutcome = number | null | 'asks' | 'left out';

export interface FigureCase {
  name: string;
  /** The column that is looked at, and others of the same table. */
  header: string;
  field: string;
  cells: readonly (string | number)[];
  others?: Readonly<Record<string, readonly (string | number)[]>>;
  stored: readonly FigureOutcome[];
}

const one = (
  name: string,
  header: string,
  field: string,
  cells: readonly (string | number)[],
  stored: readonly FigureOutcome[],
  others?: FigureCase['others'],
): FigureCase => ({ name, header, field, cells, stored, ...(others ? { others } : {}) });

const LEFT = ['left out'] as const;

/** A share of 100 g is grams; of what is measured in mg it may also be a share of what a person needs. */
export const percentages: readonly FigureCase[] = [
  one('sodium in per cent', 'Natri (%)', 'sodium', ['1,2'], LEFT),
  one('a daily value in a cell', 'Canxi', 'calcium', ['15%'], ['asks']),
  one('water in per cent', 'Nước (%)', 'water', ['85'], [85]),
  one('protein in per cent, in the cell', 'Đạm', 'protein', ['12,5 %'], [12.5]),
  one('a daily value of a nutrient in grams', 'Chất xơ (%DV)', 'fiber', ['14'], LEFT),
  one('a share of what is needed', 'Canxi (% nhu cầu)', 'calcium', ['20'], LEFT),
  one(
    'a daily value beside milligrams in the cell',
    'Natri (mg)',
    'sodium',
    ['8%', '8'],
    ['asks', 8],
  ),
  one('mg% of older tables', 'Canxi (mg%)', 'calcium', ['90'], [90]),
  one('g% of older tables', 'Đạm g%', 'protein', ['18,2'], [18.2]),
  one('energy in per cent', 'Năng lượng (%)', 'calories', ['12'], LEFT),
  one('NRV of European labels', 'Sắt (% NRV)', 'iron', ['30'], LEFT),
  one('per cent without brackets', 'Kali %', 'potassium', ['0,4'], LEFT),
  one('per mille', 'Natri (‰)', 'sodium', ['3'], LEFT),
];

/** One decimal sign for a column, and for a table. */
export const decimalSigns: readonly FigureCase[] = [
  one('points in one column', 'Kẽm (mg)', 'zinc', ['0.125', '1.250', '12.5'], [0.125, 1.25, 12.5]),
  one('commas in one column', 'Natri (mg)', 'sodium', ['12,5', '1.250'], [12.5, 1250]),
  one(
    'thousands with a point and decimals',
    'Natri (mg)',
    'sodium',
    ['1.250,5', '1.100'],
    [1250.5, 1100],
  ),
  one('thousands of English tables', 'Natri (mg)', 'sodium', ['1,250.5', '1,100'], [1250.5, 1100]),
  one('points in another column', 'Natri (mg)', 'sodium', ['1,250', '980'], [1250, 980], {
    'Đạm (g)': ['12.5', '3'],
  }),
  one('three decimals of a program', 'Kẽm (mg)', 'zinc', ['1.250', '3.100'], [1.25, 3.1], {
    'Sắt (mg)': ['0.125', '2.500'],
  }),
  one('thousands in a table with points', 'Natri (mg)', 'sodium', ['1.250', '45'], ['asks', 45], {
    'Đạm (g)': ['12.5', '3'],
  }),
  one(
    'both signs in one column',
    'Kali (mg)',
    'potassium',
    ['1.5', '2,5', '1.250'],
    [1.5, 2.5, 'asks'],
  ),
  one('millions have no doubt', 'Natri (mg)', 'sodium', ['1.234.567', '1.250'], [1_234_567, 1250]),
  one(
    'numbers of a spreadsheet say nothing',
    'Natri (mg)',
    'sodium',
    [12.5, '1.250'],
    [12.5, 1250],
  ),
  one('a unit behind it', 'Natri', 'sodium', ['1.250 mg', '0.5 mg'], [1.25, 0.5]),
  one('nothing but one figure', 'Natri (mg)', 'sodium', ['1.250'], [1250]),
  one('a comma and nothing else', 'Đạm (g)', 'protein', ['1,250'], [1.25]),
  one('a last nought among whole figures', 'Natri (mg)', 'sodium', ['1,050', '12'], ['asks', 12]),
  one(
    'decimals of our own among whole figures',
    'Đạm (g)',
    'protein',
    ['1,125', '12'],
    [1.125, 12],
  ),
  one('below nought', 'Đạm (g)', 'protein', ['0,125', '1,250'], [0.125, 1.25]),
];

/** A unit in a cell goes before that of the column; what the column means stays. */
export const unitsInCells: readonly FigureCase[] = [
  one('salt with its unit', 'Muối', 'sodium', ['1,2 g', '1,2'], [480, 480]),
  one('salt in milligrams', 'Muối', 'sodium', ['1200 mg'], [480]),
  one('salt of a column in milligrams', 'Muối (mg)', 'sodium', ['1200', '1,2 g'], [480, 480]),
  one('salt in per cent', 'Muối (%)', 'sodium', ['1,2'], LEFT),
  one('salt with a unit that is none of it', 'Muối (g)', 'sodium', ['1,2 ml'], ['asks']),
  one('salt by its formula', 'NaCl (g)', 'sodium', ['1,2'], [480]),
  one('English salt', 'Salt', 'sodium', ['0.5g', '0.25'], [200, 100]),
  one('energy in both units', 'Energy (kJ)', 'calories', ['836,8', '200 kcal'], [200, 200]),
  one('sodium in grams', 'Natri (g)', 'sodium', ['0,4', '400 mg'], [400, 400]),
  one(
    'a vitamin in IU within micrograms',
    'Vitamin A (mcg)',
    'vitaminA',
    ['300 IU', '300'],
    ['asks', 300],
  ),
  one('calcium in micrograms', 'Canxi', 'calcium', ['90000 µg'], [90]),
  one('protein in milligrams', 'Đạm (g)', 'protein', ['1500 mg'], [1.5]),
  one('a unit that a column in grams does not have', 'Natri (g)', 'sodium', ['5 kcal'], ['asks']),
  one('per 100 g in the cell', 'Canxi', 'calcium', ['90 mg/100g'], [90]),
];

import type { ActivityLevel, Gender } from '../../records/clients';
import { knownGender } from '../../records/gender';
import type { NutrientKey } from '../../food/nutrients';
import { roundTo } from '../../text/round';
import {
  BANDS,
  ENERGY,
  FAT_PERCENT,
  IRON,
  MINIMA,
  PROTEIN,
  PROTEIN_PERCENT,
  SELENIUM,
  ZINC,
  type TableRow,
} from './vietnam2016';
import { MAXIMA } from './upperLevels';

export type LifeState =
  | { kind: 'none' }
  | { kind: 'pregnant'; trimester: 1 | 2 | 3 | undefined }
  | { kind: 'nursing'; month: number | undefined };

export interface ReferencePerson {
  ageInMonths: number;
  gender: Gender;
  state: LifeState;
}

/** The table ends at 120 years, as the form does. */
export const OLDEST_MONTHS = 120 * 12 + 11;

const figures = new Map<string, readonly (number | undefined)[]>();

function parseFigures(row: string): readonly (number | undefined)[] {
  let read = figures.get(row);
  if (!read) {
    read = row.split(' ').map((cell) => (cell === '-' ? undefined : Number(cell)));
    figures.set(row, read);
  }
  return read;
}

function at(row: string, months: number, bands: readonly number[] = BANDS): number | undefined {
  const index = bands.findLastIndex((first) => first <= months);
  return parseFigures(row)[index];
}

function ofRow(row: TableRow, { ageInMonths, gender, state }: ReferencePerson) {
  const sex = knownGender(gender);
  // A row without a line for women holds for everybody.
  const line = row.female === undefined ? row.male : sex && row[sex];
  const own = line === undefined ? undefined : at(line, ageInMonths, row.bands);
  const extra =
    state.kind === 'pregnant' ? row.pregnant : state.kind === 'nursing' ? row.nursing : undefined;
  if (extra === undefined) return own;
  if (!extra.startsWith('+')) return Number(extra);
  return own === undefined ? undefined : roundTo(own + Number(extra), 3);
}

function bySex(rows: { male: string; female: string }, { gender, ageInMonths }: ReferencePerson) {
  const sex = knownGender(gender);
  return sex && at(rows[sex], ageInMonths);
}

/** Iron in mg at an absorption of 10 or 15 percent; `menstruating` where the table has a row of its own for that. */
export function getIron(
  person: ReferencePerson,
  absorption: 10 | 15,
): { value: number | undefined; menstruating?: number } {
  const class_ = IRON[absorption];
  if (person.state.kind === 'nursing') return { value: class_.nursing };
  const own = bySex(class_, person);
  if (person.state.kind === 'pregnant')
    return { value: own === undefined ? undefined : roundTo(own + class_.pregnant, 3) };
  const first = BANDS.findLast((month) => month <= person.ageInMonths);
  const menstruating = (class_.menstruating as Partial<Record<number, number>>)[first ?? -1];
  return person.gender === 'female' && menstruating !== undefined
    ? { value: own, menstruating }
    : { value: own };
}

function getSelenium(person: ReferencePerson): number | undefined {
  const { state } = person;
  if (state.kind === 'nursing')
    return state.month !== undefined && state.month > 6
      ? SELENIUM.nursing.later
      : SELENIUM.nursing.first;
  // Without a trimester the first one's, which is no less than what the age asks for.
  if (state.kind === 'pregnant') return SELENIUM.trimester[state.trimester ?? 1];
  return bySex(SELENIUM, person);
}

function getZinc(person: ReferencePerson): number | undefined {
  if (person.state.kind === 'pregnant') return ZINC.pregnant;
  return person.state.kind === 'nursing' ? ZINC.nursing : bySex(ZINC, person);
}

export interface TableFigure {
  nutrient: NutrientKey;
  value: number;
  place: string;
}

export function tableMinima(person: ReferencePerson): TableFigure[] {
  const special: [NutrientKey, number | undefined, string][] = [
    ['iron', getIron(person, 10).value, `${IRON.place} (hấp thu 10 %)`],
    ['zinc', getZinc(person), ZINC.place],
    ['selenium', getSelenium(person), SELENIUM.place],
  ];
  const minima = MINIMA.map(
    (row) => [row.nutrient, ofRow(row, person), row.place] as (typeof special)[number],
  );
  return [...minima, ...special].flatMap(([nutrient, value, section]) =>
    value === undefined ? [] : [{ nutrient, value, place: section }],
  );
}

export function tableMaxima(person: ReferencePerson): TableFigure[] {
  return MAXIMA.flatMap((row) => {
    const value = ofRow(row, person);
    return value === undefined ? [] : [{ nutrient: row.nutrient, value, place: row.place }];
  });
}

const HEAVINESS: Record<ActivityLevel, 0 | 1 | 2> = {
  sedentary: 0,
  lightly_active: 0,
  moderately_active: 1,
  very_active: 2,
  extremely_active: 2,
};

/**
 * kcal a day by age, sex and activity; light where the activity is unknown. `extra`: what pregnancy
 * or nursing adds, in `calories` already; absent while the trimester is unknown.
 */
export function tableEnergy(
  person: ReferencePerson,
  activity: ActivityLevel | undefined,
): { calories: number; extra: number | undefined } | undefined {
  const sex = knownGender(person.gender);
  if (!sex) return undefined;
  const rows = ENERGY[sex];
  const heaviness = activity && Object.hasOwn(HEAVINESS, activity) ? HEAVINESS[activity] : 0;
  const own = at(rows[heaviness], person.ageInMonths) ?? at(rows[1], person.ageInMonths);
  if (own === undefined) return undefined;
  const { state } = person;
  if (state.kind === 'nursing') return { calories: own + ENERGY.nursing, extra: ENERGY.nursing };
  if (state.kind !== 'pregnant') return { calories: own, extra: 0 };
  const extra = state.trimester && ENERGY.trimester[state.trimester];
  return { calories: own + (extra ?? 0), extra };
}

/** g of protein a day, with what pregnancy or nursing adds; that of the trimester where it is known. */
export function tableProtein(person: ReferencePerson): number | undefined {
  const own = bySex(PROTEIN, person);
  if (own === undefined) return undefined;
  const { state } = person;
  if (state.kind === 'nursing')
    return own + PROTEIN.nursing[(state.month ?? 0) > 6 ? 'later' : 'first'];
  return state.kind === 'pregnant' && state.trimester
    ? own + PROTEIN.trimester[state.trimester]
    : own;
}

/** Percent of the energy, from and to. */
export function tableShares({ ageInMonths, state }: ReferencePerson): {
  protein: readonly [number, number] | undefined;
  fat: readonly [number, number];
} {
  const band = FAT_PERCENT.bands.findLast(([first]) => first <= ageInMonths);
  const [, from, to] = band ?? FAT_PERCENT.bands[0];
  return {
    protein: ageInMonths >= 6 ? [PROTEIN_PERCENT.from, PROTEIN_PERCENT.to] : undefined,
    fat: state.kind === 'none' ? [from, to] : FAT_PERCENT.pregnantOrNursing,
  };
}

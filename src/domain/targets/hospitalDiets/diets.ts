import { fold } from '../../text/fold';
import { ADULT_TABLE } from './adults';
import { CHILD_TABLE } from './children';
import { DIET_NUTRIENTS, type DietAge, type DietRange, type HospitalDiet } from './types';

const RANGE = /^([\d.]+)-(<?)([\d.]+)(\??)$/;
const BOUND = /^([<>≤≥])([\d.]+)(\??)$/;

/** `<33`, `2000-3000?`, `40-<55`, `1000`; undefined where the table is silent. @throws RangeError */
function parseRange(cell: string | undefined): DietRange | undefined {
  if (cell === undefined || cell === '') return undefined;
  const [, least, below, most, ifHigh] = RANGE.exec(cell) ?? [];
  if (least !== undefined)
    return {
      min: Number(least),
      max: Number(most),
      ...(below ? { maxExclusive: true } : {}),
      ...(ifHigh ? { ifSerumHigh: true } : {}),
    };
  const [, sign, bound] = BOUND.exec(cell) ?? [];
  if (sign === '<') return { max: Number(bound), maxExclusive: true };
  if (sign === '≤') return { max: Number(bound) };
  if (sign === '>') return { min: Number(bound), minExclusive: true };
  const value = Number(cell);
  if (!(value > 0)) throw new RangeError(`"${cell}" is no range of a diet.`);
  return { value };
}

function present<K extends string>(
  record: Record<K, DietRange | undefined>,
): Partial<Record<K, DietRange>> {
  return Object.fromEntries(
    Object.entries(record).filter(([, range]) => range !== undefined),
  ) as Partial<Record<K, DietRange>>;
}

export const DIET_GROUPS: Readonly<Record<string, string>> = {
  BT: 'Thông thường',
  TN: 'Bệnh thận, tiết niệu',
  DD: 'Bệnh đái tháo đường',
  GU: 'Bệnh gút',
  TM: 'Bệnh tim mạch',
  TH: 'Bệnh đường tiêu hóa',
  VT: 'Bệnh tụy',
  GM: 'Bệnh gan mật',
  PT: 'Phẫu thuật',
  NK: 'Bệnh nhiễm khuẩn',
  BO: 'Bỏng',
  SK: 'Sản khoa',
  SD: 'Trẻ suy dinh dưỡng',
};

export const DIET_AGES: Readonly<Record<DietAge, string>> = {
  0: 'Người lớn',
  1: 'Dưới 6 tháng',
  2: '7–12 tháng',
  3: '1–3 tuổi',
  4: '4–6 tuổi',
  5: '7–9 tuổi',
  6: '10–15 tuổi',
};

const WEIGHTS = { lt: 'ideal', ht: 'present', kho: 'dry' } as const;

function parseCells<K extends string>(line: string, columns: readonly K[]): Record<K, string> {
  const cells = line.split('|');
  return Object.fromEntries(columns.map((key, index) => [key, cells[index] ?? ''])) as Record<
    K,
    string
  >;
}

const SHARED = ['code', 'name', 'page', 'calories', 'protein', 'fat', 'carbs', 'sodium'] as const;
const CHILD = [...SHARED, 'water', 'meals'] as const;
const ADULT = [
  ...SHARED,
  'potassium',
  'phosphorus',
  'cholesterol',
  'fiber',
  'water',
  'meals',
  'kcalPerKg',
  'proteinPerKg',
  'weight',
] as const;

type Cells = Record<(typeof CHILD)[number], string> &
  Partial<Record<(typeof ADULT)[number], string>>;

function buildDiet(cells: Cells, age: DietAge): HospitalDiet {
  const { code, name, page, water, meals, kcalPerKg, proteinPerKg, weight = '' } = cells;
  const basis = Object.hasOwn(WEIGHTS, weight)
    ? WEIGHTS[weight as keyof typeof WEIGHTS]
    : undefined;
  const limits = DIET_NUTRIENTS.map((key) => [key, parseRange(cells[key])] as const);
  return {
    code,
    name,
    age,
    group: code.replace(/\d/g, ''),
    page: Number(page),
    limits: present(Object.fromEntries(limits)),
    ...present({ water: parseRange(water), meals: parseRange(meals) }),
    perKg: {
      ...present({ calories: parseRange(kcalPerKg), protein: parseRange(proteinPerKg) }),
      ...(basis ? { weight: basis } : {}),
    },
  };
}

const splitLines = (table: string) => table.trim().split('\n');

export const HOSPITAL_DIETS: readonly HospitalDiet[] = [
  ...splitLines(ADULT_TABLE).map((line) => buildDiet(parseCells(line, ADULT), 0)),
  ...splitLines(CHILD_TABLE).map((line) =>
    buildDiet(parseCells(line, CHILD), Number(line.charAt(0)) as DietAge),
  ),
];

const BY_CODE = new Map(HOSPITAL_DIETS.map((diet) => [diet.code, diet]));

export const dietOfCode = (code: string | undefined): HospitalDiet | undefined =>
  code === undefined ? undefined : BY_CODE.get(code);

export function searchDiets(query: string, diets: readonly HospitalDiet[]): HospitalDiet[] {
  const words = fold(query).split(' ').filter(Boolean);
  return diets.filter(({ code, name, group }) => {
    const text = fold(`${code} ${name} ${DIET_GROUPS[group] ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

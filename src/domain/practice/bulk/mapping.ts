import { fold } from '../../text/fold';
import { BULK, listFields, type BulkKind } from './kinds';

/** The field of each column, by its place; null where a column is left out. */
export type Mapping = readonly (string | null)[];

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  clientName: [
    'ho va ten',
    'ho ten',
    'ten',
    'ten khach',
    'benh nhan',
    'khach hang',
    'name',
    'full name',
  ],
  phone: ['sdt', 'dien thoai', 'so dt', 'phone', 'di dong'],
  email: ['mail', 'e-mail', 'thu dien tu'],
  birthYear: [
    'ns',
    'nam sinh',
    'ngay sinh',
    'sinh nam',
    'ngay thang nam sinh',
    'year of birth',
    'date of birth',
    'dob',
  ],
  gender: ['gt', 'gioi', 'phai', 'gender', 'sex'],
  height: ['cao', 'cao (cm)', 'cao, cm', 'height'],
  weight: ['nang', 'can nang (kg)', 'nang, kg', 'weight', 'cn'],
  targetWeight: ['dich', 'can nang dich', 'target weight'],
  medicalConditions: ['benh', 'benh ly', 'benh nen', 'tien su', 'conditions'],
  allergies: ['di ung thuc pham', 'di ung', 'allergies', 'allergy'],
  medicines: ['thuoc'],
  goals: ['muc tieu', 'goals'],
  clientId: ['ten khach hang', 'ten khach', 'ho va ten', 'benh nhan'],
  visitDate: ['ngay', 'ngay kham', 'date'],
  notes: ['ghi chu', 'notes'],
  name: ['ten', 'name'],
  title: ['ten mon', 'ten', 'title'],
};

const plain = (header: string): string =>
  fold(header)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Headers of a column that says ages: a birth is taken from it where no other column has one. */
const AGES: readonly string[] = ['tuoi', 'so tuoi', 'tuoi nam', 'age'];
export const isOfAges = (header: string | undefined): boolean =>
  header !== undefined && AGES.includes(plain(header));

/** Of a value that needs several columns: `Các bữa [2]` is the second. */
const FURTHER = /^(.*) \[(\d+)\]$/;
export const furtherColumn = (label: string, at: number): string =>
  at === 0 ? label : `${label} [${at + 1}]`;

export function proposedMapping(kind: BulkKind, headers: readonly string[]): (string | null)[] {
  const { fields } = BULK[kind];
  const names = listFields(kind);
  const taken = new Set<string>();
  const mapping = headers.map((header) => {
    const further = FURTHER.exec(header);
    const wanted = plain(further?.[1] ?? header);
    const isMeant = (field: string): boolean =>
      [fields[field]?.label ?? '', field, ...(ALIASES[field] ?? [])].some(
        (name) => plain(name) === wanted,
      );
    const field = names.find((one) => (further ? taken.has(one) : !taken.has(one)) && isMeant(one));
    if (field === undefined) return null;
    taken.add(field);
    return field;
  });
  const ages = headers.findIndex(isOfAges);
  if (names.includes('birthYear') && !taken.has('birthYear') && mapping[ages] === null)
    mapping[ages] = 'birthYear';
  return mapping;
}

export const headerKey = (kind: BulkKind, headers: readonly string[]): string =>
  `${kind}|${headers.map(plain).join('|')}`;

export function fittingMapping(
  kind: BulkKind,
  headers: readonly string[],
  remembered: unknown,
): Mapping | undefined {
  const names = listFields(kind);
  if (!Array.isArray(remembered) || remembered.length !== headers.length) return undefined;
  const fits = remembered.every((field) => field === null || names.includes(field as string));
  return fits ? (remembered as Mapping) : undefined;
}

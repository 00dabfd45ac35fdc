import { columnField, listColumns, nutrientOf } from './columns';
import { fitsNutrient, isInOwnUnit, nutrientColumn, nutrientNames } from '../../food/figureColumns';
import { headerNames, plainHeader, readHeader } from '../../text/tables/headerWords';
import type { FigureColumn } from '../../text/tables/figures';
import { unitFactor } from '../../text/tables/units';
import { REFUSAL_COLUMNS } from './refusalColumn';
import type { BulkKind } from './kinds';

/** The field of each column, by its place; null where a column is left out. */
export type Mapping = readonly (string | null)[];

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  clientName: words(
    'ho va ten, ho ten, ho va ten khach hang, ho ten khach hang, ten khach, ten kh, ho ten kh, ten khach hang, benh nhan, ten benh nhan, ho ten benh nhan, khach hang, ho ten bn, ho va ten be, ho ten be, ten be, ho va ten tre, ho ten tre, ten tre, ho va ten con, ho ten con, ten con, ho va ten chau, ho ten chau, ho va ten hoc sinh, ho ten hoc sinh, ho ten hs, ten hoc sinh, hoc sinh, ho ten hoc vien, ho va ten hoc vien, hoc vien, hoi vien, ho ten hoi vien, ho va ten hoi vien, thanh vien, ten hoi vien, ten bn, nguoi benh, full name, fullname, client, client name, customer, customer name, patient, patient name',
  ),
  phone: words(
    'sdt, dt, dien thoai, so dt, phone, phone number, telephone, tel, mobile, mobile phone, mobile number, cell, di dong, dien thoai di dong, so di dong, so dien thoai di dong, so lien lac, so dien thoai lien he, dien thoai lien he, lien he, so zalo, zalo, so dien thoai zalo, sdt zalo, dien thoai zalo, so dt zalo, so phone, dtdd, hotline khach, so may, sdt di dong, dt di dong, so dien thoai chinh, sdt chinh, so dt lien lac, sdt lien lac, sdt lien he',
  ),
  email: words(
    'mail, e mail, email address, e mail address, thu dien tu, dia chi email, dia chi mail, hop thu, gmail',
  ),
  birthYear: words(
    'ns, nam sinh, nam sinh duong lich, ngay sinh, sinh nam, sinh ngay, ngay thang nam sinh, ngay thang sinh, year of birth, birth year, date of birth, dob, birth date, birthdate, birthday, yob, ngay sinh nhat, sinh nhat, ngay sinh duong lich, ngay thang nam sinh duong lich, ngay sinh dl, nam sinh dl',
  ),
  gender: words('gt, gioi, phai, gender, sex, nam nu, gioi tinh nam nu'),
  height: words('cao, cc, chieu cao hien tai, chieu cao dung, height, body height, ht'),
  weight: words(
    'nang, can, cn, can nang hien tai, can hien tai, can nang hien nay, weight, current weight, body weight, wt',
  ),
  targetWeight: words(
    'can nang dich, dich can nang, can nang mong muon, muc tieu can nang, can muc tieu, can mong muon, target weight, goal weight',
  ),
  medicalConditions: words(
    'benh, benh ly, benh nen, benh ly nen, benh ly kem theo, benh kem theo, tien su, tien su benh, tien su benh ly, chan doan, van de suc khoe, conditions, medical conditions, diagnosis, medical history',
  ),
  allergies: words(
    'di ung thuc pham, di ung, di ung thuc an, tien su di ung, di ung voi, allergies, allergy, food allergies, food allergy',
  ),
  medicines: words('thuoc, thuoc dang uong, dang dung thuoc, medicines, medication, medications'),
  goals: words('muc tieu, muc tieu dinh duong, muc dich, goals, goal'),
  dietaryRestrictions: words(
    `kieng khem, ${REFUSAL_COLUMNS}, an kieng, thoi quen an uong, che do an, dietary restrictions`,
  ),
  clientId: words('ten khach hang, ten khach, ho va ten, ho ten, benh nhan, khach hang, client'),
  visitDate: words('ngay, ngay kham, ngay tai kham, date, visit date'),
  notes: words('ghi chu, notes, note, nhan xet'),
  name: words(
    'name vi, ten vi, ten tieng viet, shrt desc, description, ten thuc pham, thuc pham, san pham, ten san pham, ten mon, mon an, ten mon an, food, food name, product, product name',
  ),
  aliases: words('ten khac, ten goi khac, aliases'),
  category: words('nhom, nhom thuc pham, phan loai, category'),
  title: words('ten mon, ten cong thuc, mon, mon an, recipe, recipe name'),
};

/** Names that mean a field only where no other column has it. */
const WEAK: Readonly<Record<string, readonly string[]>> = {
  clientName: ['ten', 'name', 'ten goi', 'quy danh'],
  targetWeight: ['dich'],
  name: ['ten', 'name'],
  title: ['ten', 'title', 'name'],
};

/** The parts of a name that schools, hospitals and English forms write in columns of their own. */
const FAMILY = new Set(
  words(
    'ho dem, ho va dem, ho va ten dem, ho ten dem, ho lot, ho va chu lot, ho, last name, surname, family name',
  ),
);
const GIVEN = new Set(words('ten, first name, given name, ten goi'));

function words(text: string): string[] {
  return text.split(/,\s*/);
}

/** Headers of a column that says ages: a birth is taken from it where no other column has one. */
const AGES: readonly string[] = ['tuoi', 'so tuoi', 'tuoi nam', 'age'];
export const isOfAges = (header: string | undefined): boolean =>
  header !== undefined && AGES.includes(plainHeader(header));

/** Of a value that needs several columns: `Các bữa [2]` is the second. */
const FURTHER = /^(.*) \[(\d+)\]$/;
export const furtherColumn = (label: string, at: number): string =>
  at === 0 ? label : `${label} [${at + 1}]`;

/** The same of small children, in months. */
const MONTHS: readonly string[] = ['thang tuoi', 'tuoi thang', 'so thang tuoi', 'age months'];
export const isOfMonths = (header: string | undefined): boolean =>
  header !== undefined && MONTHS.includes(plainHeader(header));

const isFamily = (header: string): boolean => FAMILY.has(plainHeader(header));

/** Columns that hold the front of a name, which another column holds the end of. */
export function familyColumns(headers: readonly string[], mapping: Mapping): ReadonlySet<number> {
  const columns = headers.flatMap((header, at) =>
    mapping[at] === 'clientName' && isFamily(header) ? [at] : [],
  );
  return new Set(columns);
}

function splitName(headers: readonly string[]): number[] {
  const family = headers.findIndex(isFamily);
  const given = headers.findIndex((header) => GIVEN.has(plainHeader(header)));
  return family >= 0 && given >= 0 ? [family, given] : [];
}

/** The unit of the figures below a header, where it is not the field's. */
export function headerFigures(kind: BulkKind, header: string, field: string): FigureColumn {
  const nutrient = nutrientOf(field);
  const { unit: wanted, label } = columnField(kind, field) ?? {};
  // In a label of ours, as in "theo kg", a unit is none of the figures.
  if (header === label) return {};
  if (nutrient) return nutrientColumn(header, nutrient);
  const { unit } = readHeader(header);
  if (wanted === undefined || unit === undefined) return {};
  return { unit, factor: unitFactor(unit, wanted) };
}

const fits = (kind: BulkKind, header: string, field: string): boolean => {
  const nutrient = nutrientOf(field);
  if (nutrient) return fitsNutrient(header, nutrient);
  const { unit, factor } = headerFigures(kind, header, field);
  return unit === undefined || factor !== undefined;
};

type FieldsByName = ReadonlyMap<string, readonly string[]>;

const byName = (kind: BulkKind, namesOf: (field: string) => readonly string[]): FieldsByName => {
  const fields = new Map<string, string[]>();
  for (const field of listColumns(kind))
    for (const name of new Set(namesOf(field).map(plainHeader)))
      fields.set(name, [...(fields.get(name) ?? []), field]);
  return fields;
};

const known = new Map<BulkKind, { strong: FieldsByName; weak: FieldsByName }>();

/** Computed once: every cell of the first lines is looked for in it. */
function fieldsByName(kind: BulkKind) {
  const before = known.get(kind);
  if (before) return before;
  const strong = byName(kind, (field) => [
    columnField(kind, field)?.label ?? '',
    field,
    ...(ALIASES[field] ?? []),
    ...nutrientNames(nutrientOf(field)),
  ]);
  const made = { strong, weak: byName(kind, (field) => WEAK[field] ?? []) };
  known.set(kind, made);
  return made;
}

/** Columns that mean a field, and are left out because of their unit or because they are figures of a serving. */
export function unfitColumns(
  kind: BulkKind,
  headers: readonly string[],
): Record<'perServing' | 'otherUnit', string[]> {
  const { strong } = fieldsByName(kind);
  const unfit = headers.flatMap((header) => {
    const { name, isPerServing } = readHeader(header.replace(PER_SERVING_END, ' '));
    const [field] = strong.get(name) ?? [];
    return field === undefined || fits(kind, header, field)
      ? []
      : [{ header, isServing: isPerServing || readHeader(header).isPerServing }];
  });
  return {
    perServing: unfit.filter(({ isServing }) => isServing).map(({ header }) => header),
    otherUnit: unfit.filter(({ isServing }) => !isServing).map(({ header }) => header),
  };
}
const PER_SERVING_END =
  /[/(]?\s*(?:mỗi |per |một |1 )?(?:khẩu phần|suất|phần|serving|hộp|gói)\b\)?/iu;

/** The field that a header names; of several names all have to mean it. */
function fieldsNamed(
  { names, parts }: { names: readonly string[]; parts: readonly string[] },
  fields: FieldsByName,
): string[] {
  const whole = names.flatMap((name) => (name === '' ? [] : (fields.get(name) ?? [])));
  if (whole.length > 0 || parts.length === 0) return whole;
  const [first = [], ...others] = parts.map((part) => fields.get(part) ?? []);
  return first.filter((field) => others.every((one) => one.includes(field)));
}

export function proposedMapping(kind: BulkKind, headers: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  const { strong, weak } = fieldsByName(kind);
  const read = headers.map((header) => {
    const further = FURTHER.exec(header);
    const bare = further?.[1] ?? header;
    return {
      header,
      isFurther: further !== null,
      names: [readHeader(bare).name, plainHeader(bare)],
      parts: headerNames(bare),
    };
  });
  const fieldOf = (at: number, fields: FieldsByName, ownUnit: boolean): string | null => {
    const entry = read[at] ?? { header: '', isFurther: false, names: [], parts: [] };
    const { header, isFurther } = entry;
    const field = fieldsNamed(entry, fields).find(
      (one) =>
        taken.has(one) === isFurther &&
        fits(kind, header, one) &&
        (!ownUnit || isInOwnUnit(headerFigures(kind, header, one))),
    );
    if (field !== undefined) taken.add(field);
    return field ?? null;
  };
  // The labels that we write ourselves mean their fields, whatever a unit in them may say.
  const labelled = headers.map((header) => {
    const field = listColumns(kind).find(
      (one) => columnField(kind, one)?.label === header && !taken.has(one),
    );
    if (field !== undefined) taken.add(field);
    return field ?? null;
  });
  // Energy in kcal comes before the same in kJ, sodium before salt.
  const own = labelled.map((field, at) => field ?? fieldOf(at, strong, true));
  const mapping = own.map((field, at) => field ?? fieldOf(at, strong, false));
  if (kind === 'clients' && !taken.has('clientName'))
    for (const at of splitName(headers)) {
      mapping[at] = 'clientName';
      taken.add('clientName');
    }
  const ages = headers.findIndex((header) => isOfAges(header) || isOfMonths(header));
  if (kind === 'clients' && !taken.has('birthYear') && mapping[ages] === null)
    mapping[ages] = 'birthYear';
  return mapping.map((field, at) => field ?? fieldOf(at, weak, false));
}

export const headerKey = (kind: BulkKind, headers: readonly string[]): string =>
  `${kind}|${headers.map(plainHeader).join('|')}`;

export function fittingMapping(
  kind: BulkKind,
  headers: readonly string[],
  remembered: unknown,
): Mapping | undefined {
  const names = listColumns(kind);
  if (!Array.isArray(remembered) || remembered.length !== headers.length) return undefined;
  const fits = remembered.every((field) => field === null || names.includes(field as string));
  return fits ? (remembered as Mapping) : undefined;
}

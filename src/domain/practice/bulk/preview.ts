import type { z } from 'zod';
import type { Basis } from '../../food/edible';
import { labelProblems } from '../../food/foodLabel';
import type { NutrientMap } from '../../food/nutrients';
import { unlistedAllergies } from '../../clinical/allergens/warnings';
import { idSchema } from '../../schema/primitives';
import { comparedText, isSameText, normalise } from '../../text/fold';
import { readTolerantly } from '../../schema/tolerance';
import { dateText } from '../../text/days';
import { readWords, type CellNote } from './cellValues';
import { BULK, type BulkKind } from './kinds';
import type { RowCellProblem, RowReading } from './rows';

type Fields = Record<string, unknown>;

/** Outcome of a row. `known`: it is here already; `double`: a client of that name and year is. */
export type RowState = 'new' | 'error' | 'blank' | 'known' | 'double';

export interface RowProblem {
  /** The field, or where a whole record breaks a rule its first one; empty for surplus cells. */
  field: string;
  problem:
    | RowCellProblem
    | 'required'
    | 'range'
    | 'tooLong'
    | 'form'
    | 'noClient'
    | 'manyClients'
    | 'future'
    | 'impossible'
    | 'noRecord'
    | 'futureDay';
  cell: string;
  from?: number;
  to?: number;
}

export interface PreviewRow {
  line: number;
  state: RowState;
  title: string;
  problems: RowProblem[];
  notes: { field: string; note: CellNote; cell: string }[];
  document?: Fields;
}

export interface PreviewContext {
  ids: ReadonlySet<string>;
  clients: readonly { id: string; clientName: string; birthYear?: number }[];
  allergyAnswers: Readonly<Record<string, string>>;
  takesDoubles: boolean;
  /** `YYYY-MM-DD` */
  today: string;
  newId: () => string;
}

/** Of an imported document nothing is public or on sale until the expert says so here. */
const PRIVATE: Fields = { isPublic: false };

const doubleKey = (name: unknown, year: unknown): string =>
  `${comparedText(String(name))}|${String(year)}`;

function findClient(
  typedName: unknown,
  { clients }: PreviewContext,
): string | 'noClient' | 'manyClients' {
  const text = String(typedName ?? '');
  if (clients.some(({ id }) => id === text)) return text;
  const matches = clients.filter(({ clientName }) => isSameText(clientName, text));
  if (matches.length > 1) return 'manyClients';
  return matches[0]?.id ?? 'noClient';
}

function answered(allergies: unknown, { allergyAnswers }: PreviewContext): unknown {
  if (!Array.isArray(allergies)) return allergies;
  const words = allergies
    .map(String)
    .flatMap((word) =>
      Object.hasOwn(allergyAnswers, word) ? readWords(allergyAnswers[word] ?? '') : [word],
    );
  return words.filter(
    (word, at) => words.findIndex((one) => normalise(one) === normalise(word)) === at,
  );
}

function toProblem(issue: z.core.$ZodIssue, fields: Fields): RowProblem {
  const field = String(issue.path[0] ?? '');
  const value = fields[field];
  const cell = typeof value === 'object' ? '' : String(value ?? '');
  if (value === undefined) return { field, problem: 'required', cell };
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const isNumber = issue.origin === 'number' && issue.path.length === 1;
    if (!isNumber)
      return { field, problem: issue.code === 'too_big' ? 'tooLong' : 'required', cell };
    const bound =
      issue.code === 'too_small' ? { from: Number(issue.minimum) } : { to: Number(issue.maximum) };
    return { field, problem: 'range', cell, ...bound };
  }
  return { field, problem: 'form', cell };
}

function completed(kind: BulkKind, input: Fields, context: PreviewContext): Fields {
  const { defaults, recompute } = BULK[kind];
  const id = idSchema.safeParse(input.id).success ? input.id : context.newId();
  const now = new Date().toISOString();
  const whole: Fields = {
    ...defaults,
    createdAt: now,
    ...input,
    id,
    updatedAt: now,
    ...('allergies' in input ? { allergies: answered(input.allergies, context) } : {}),
    ...(defaults.isPublic === undefined ? {} : PRIVATE),
  };
  return recompute ? recompute(whole) : whole;
}

const PLACE = { workspaceId: 'w', expertId: 'e' };

function findFaults(kind: BulkKind, document: Fields, context: PreviewContext): RowProblem[] {
  const reading = readTolerantly(BULK[kind].schema, { ...document, ...PLACE });
  const faults = reading.ok ? [] : reading.issues.map((issue) => toProblem(issue, document));
  const { birthYear, visitDate } = document;
  if (typeof birthYear === 'number' && birthYear > Number(context.today.slice(0, 4)))
    faults.push({ field: 'birthYear', problem: 'future', cell: String(birthYear) });
  if (kind === 'consultations' && typeof visitDate === 'string' && visitDate > context.today)
    faults.push({ field: 'visitDate', problem: 'futureDay', cell: dateText(visitDate) });
  if (kind === 'foods' && reading.ok) faults.push(...impossibleFigures(document));
  return faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at);
}

/** Figures that no food has, and kilojoules in the place of kcal. */
function impossibleFigures({ basis, nutrients }: Fields): RowProblem[] {
  return labelProblems(basis as Basis, nutrients as NutrientMap)
    .filter(({ certain, kind }) => certain || kind === 'kilojoules')
    .map(({ field }) => ({
      field: `nutrients.${field}`,
      problem: 'impossible',
      cell: String((nutrients as NutrientMap)[field] ?? ''),
    }));
}

/** Sums and signatures below a table are no people and no foods. */
const NO_RECORD =
  /^(?:(?:tổng|tổng cộng|tổng số|cộng|total|sum|trung bình|average)[\s:.]*(?:\d.*)?|(?:người lập|người duyệt|người ký|ký tên|ghi chú|giám đốc|kế toán|trưởng khoa|xác nhận)(?![\p{L}]).*|(?:[\p{L}\s.]{1,40},\s*)?ngày[\s\d….]*tháng[\s\d….]*(?:năm.*)?)[\s:.]*$/iu;

/** The name of a group, in a line of its own between the rows. */
const GROUP =
  /^(?:(?:[IVX]+|[A-Z]|\d{1,2})[.)]\s+\p{L}|(?:nhóm|khoa|phòng|tổ|lớp|khu|khối|đội|bộ phận|thôn|xã|phường|đợt|danh sách|buồng|chi nhánh|cơ sở)\s)/iu;
const isCaps = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Titles of rows that have nothing but a name, among rows that have more, where they look like headings of groups. */
function headings(readings: readonly RowReading[], title: string): ReadonlySet<unknown> {
  const whole = readings.filter(({ fields }) => Object.keys(fields).length > 1);
  const alone = readings.filter(({ fields }) => Object.keys(fields).join('') === title);
  if (whole.length <= alone.length) return new Set();
  const areCaps = whole.some(({ fields }) => isCaps(String(fields[title] ?? '')));
  const names = alone.map(({ fields }) => String(fields[title]));
  return new Set(names.filter((name) => GROUP.test(name) || (!areCaps && isCaps(name))));
}

function withClient(document: Fields, context: PreviewContext): RowProblem[] {
  const clientId = findClient(document.clientId, context);
  if (clientId !== 'noClient' && clientId !== 'manyClients') {
    document.clientId = clientId;
    return [];
  }
  return [{ field: 'clientId', problem: clientId, cell: String(document.clientId ?? '') }];
}

export function previewRows(
  kind: BulkKind,
  readings: readonly (RowReading & { line: number })[],
  context: PreviewContext,
): PreviewRow[] {
  const { title } = BULK[kind];
  const groups = headings(readings, title);
  const seen = new Set(context.ids);
  const doubles = new Set(
    context.clients.map(({ clientName, birthYear }) => doubleKey(clientName, birthYear)),
  );
  return readings.map(({ line, fields, problems, notes }): PreviewRow => {
    const named = { line, title: String(fields[title] ?? ''), notes, problems };
    if (Object.keys(fields).length === 0 && problems.length === 0)
      return { ...named, state: 'blank' };
    if (typeof fields.id === 'string' && seen.has(fields.id)) return { ...named, state: 'known' };
    const document = completed(kind, fields, context);
    const faults: RowProblem[] = [
      ...(NO_RECORD.test(named.title) ||
      (groups.has(named.title) && Object.keys(fields).length === 1)
        ? [{ field: title, problem: 'noRecord' as const, cell: named.title }]
        : []),
      ...problems,
      ...(kind === 'consultations' ? withClient(document, context) : []),
      ...findFaults(kind, document, context),
    ];
    const own = faults.filter(
      ({ field }, at) => faults.findIndex((one) => one.field === field) === at,
    );
    if (own.length > 0) return { ...named, problems: own, state: 'error' };
    const key = doubleKey(document.clientName, document.birthYear);
    const isDouble = kind === 'clients' && doubles.has(key);
    if (isDouble && !context.takesDoubles) return { ...named, state: 'double' };
    seen.add(String(document.id));
    if (kind === 'clients') doubles.add(key);
    return { ...named, state: 'new', document };
  });
}

export function unknownAllergies(
  readings: readonly RowReading[],
  answers: PreviewContext['allergyAnswers'],
): string[] {
  const allergyTexts = readings.flatMap(({ fields: { allergies } }) =>
    Array.isArray(allergies) ? allergies.map(String) : [],
  );
  const words = [...new Set(allergyTexts)].filter((word) => !Object.hasOwn(answers, word));
  return words.filter((word) => unlistedAllergies([word]).length > 0);
}

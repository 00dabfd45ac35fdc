import type { Cell } from '../../domain/tabular/cells';
import { checkRows, TABLE_LIMITS, UnreadableTable } from '../../domain/tabular/limits';
import { unzipBounded } from './unzip';

const WANTED =
  /^xl\/(sharedStrings\.xml|worksheets\/[^/]+\.xml|workbook\.xml|_rels\/workbook\.xml\.rels)$/;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The text of XML; only the five entities of XML itself and numbers are known, so that nothing expands. */
const plainText = (xml: string): string =>
  xml
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
      const code = hex ? Number.parseInt(String(hex), 16) : decimal ? Number(decimal) : undefined;
      if (code === undefined) return ENTITIES[String(name)] ?? String(whole);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    // Excel writes control characters as `_x000D_`, and that text itself as `_x005F_x000D_`.
    .replaceAll(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];

/** The texts of `<t>` within a piece of XML, joined; phonetic helps of East Asian texts are no part of it. */
function textsIn(xml: string): string {
  let text = '';
  for (const [, inner] of xml
    .replaceAll(/<rPh[\s>][\s\S]*?<\/rPh>/g, '')
    .matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g))
    text += inner ?? '';
  return plainText(text);
}

function sharedStringsOf(xml: string | undefined): string[] {
  if (xml === undefined) return [];
  return [...xml.matchAll(/<si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, inner]) =>
    textsIn(inner ?? ''),
  );
}

/** `C` of `C12` is 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
    if (column > TABLE_LIMITS.columns) throw new UnreadableTable('tooManyColumns');
  }
  return column - 1;
}

/**
 * Reads a cell. A formula is not computed: its value is the one that the program which wrote the file noted beside it,
 * and text where there is none.
 */
function cellOf(tag: string, inner: string, shared: readonly string[]): Cell {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return textsIn(inner);
  const value = /<v(?:\s[^>]*)?>([\s\S]*?)<\/v>/.exec(inner)?.[1];
  if (value === undefined) {
    const formula = /<f(?:\s[^>]*)?>([\s\S]*?)<\/f>/.exec(inner)?.[1];
    return formula === undefined ? undefined : `=${plainText(formula)}`;
  }
  if (type === 's') return shared[Number(value)];
  if (type === 'b') return value === '1' ? 'có' : 'không';
  if (type === 'str' || type === 'e' || type === 'd') return plainText(value);
  const number = Number(value);
  return Number.isFinite(number) ? number : plainText(value);
}

/** Rows of a sheet, also those that are left out in the file, since lines are named by their number. */
function rowsOf(xml: string, shared: readonly string[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const [, tag = '', inner = ''] of xml.matchAll(
    /<row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/row>)/g,
  )) {
    const at = Number(attribute(tag, 'r') ?? rows.length + 1) - 1;
    if (!Number.isInteger(at) || at < rows.length) throw new UnreadableTable('broken');
    if (at > TABLE_LIMITS.rows) throw new UnreadableTable('tooManyRows');
    while (rows.length < at) rows.push([]);
    const row: Cell[] = [];
    for (const [, cell = '', content = ''] of inner.matchAll(
      /<c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/c>)/g,
    )) {
      const place = attribute(cell, 'r');
      const column = place === undefined ? row.length : columnOf(place);
      while (row.length < column) row.push(undefined);
      row[column] = cellOf(cell, content, shared);
    }
    rows.push(row);
  }
  return rows;
}

/** The name of the first sheet's part. */
function firstSheet(
  parts: ReadonlyMap<string, Uint8Array>,
  textOf: (name: string) => string | undefined,
) {
  const id = attribute(/<sheet\s[^>]*>/.exec(textOf('xl/workbook.xml') ?? '')?.[0] ?? '', 'r:id');
  const relations = textOf('xl/_rels/workbook.xml.rels') ?? '';
  const own = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(
    ([tag]) => id !== undefined && attribute(tag, 'Id') === id,
  )?.[0];
  const target = own && attribute(own, 'Target')?.replace(/^\/?(xl\/)?/, 'xl/');
  if (target !== undefined && parts.has(target)) return target;
  return [...parts.keys()].filter((name) => name.startsWith('xl/worksheets/')).sort()[0];
}

/** Names of the sheets behind the first. */
const otherSheetsOf = (workbook: string): string[] =>
  [...workbook.matchAll(/<sheet\s[^>]*>/g)]
    .slice(1)
    .map(([tag]) => plainText(attribute(tag, 'name') ?? ''));

/**
 * The cells of an XLSX file's first sheet (ECMA-376, SpreadsheetML), and the names of the others, which are not read.
 * Nothing of it is computed, and no part is fetched.
 * @throws UnreadableTable
 */
export function readXlsx(bytes: Uint8Array): { rows: Cell[][]; otherSheets: string[] } {
  const parts = unzipBounded(bytes, (name) => WANTED.test(name));
  const decoder = new TextDecoder();
  const textOf = (name: string) => {
    const part = parts.get(name);
    return part && decoder.decode(part);
  };
  const sheet = firstSheet(parts, textOf);
  if (sheet === undefined) throw new UnreadableTable('broken');
  const shared = sharedStringsOf(textOf('xl/sharedStrings.xml'));
  return {
    rows: checkRows(rowsOf(textOf(sheet) ?? '', shared)),
    otherSheets: otherSheetsOf(textOf('xl/workbook.xml') ?? ''),
  };
}

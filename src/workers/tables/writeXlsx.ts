import { strToU8, zipSync } from 'fflate';
import type { Cell, Rows } from '../../domain/practice/tabular/cells';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML forbids, line ends that it would normalise, and texts that look like their escapes. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CODED = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[\da-f]{4}_)/gi;

const toHexEscape = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const xmlText = (text: string): string =>
  text.replaceAll(CODED, toHexEscape).replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** Texts are typed as text, so that none is taken for a formula. */
function cellXml(cell: Cell, reference: string): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

const sheetXml = (rows: Rows): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((row, at) => {
      const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`));
      return `<row r="${at + 1}">${cells.join('')}</row>`;
    })
    .join('')}</sheetData></worksheet>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (inner: string): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;

const MAX_NAME = 31;

export interface Sheet {
  name: string;
  rows: Rows;
}

/** Excel requires unique names, ignoring case. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }) => {
    const plain = name.replaceAll(/[[\]:*?/\\"']/g, ' ').trim() || 'Sheet';
    let free = plain.slice(0, MAX_NAME);
    for (let turn = 2; taken.has(free.toLowerCase()); turn += 1)
      free = `${plain.slice(0, MAX_NAME - 4)} ${turn}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

const typesXml = (count: number): string => {
  const sheets = Array.from(
    { length: count },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${sheets.join('')}</Types>`;
};

export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const names = sheetNames(sheets);
  const listed = names.map(
    (name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': typesXml(sheets.length),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets
        .map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
        .join(''),
    ),
  };
  for (const [at, { rows }] of sheets.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(rows);
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}

export const writeXlsx = (rows: Rows, name: string): Uint8Array<ArrayBuffer> =>
  writeWorkbook([{ name, rows }]);

import { strToU8, zipSync } from 'fflate';
import type { Cell, Rows } from '../../domain/tabular/cells';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Signs that XML forbids, line ends that it would change, and texts that look like their escape. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CODED = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[\da-f]{4}_)/gi;

const hexOf = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const xmlText = (text: string): string =>
  text.replaceAll(CODED, hexOf).replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** `C` of 2. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** A cell; a text is marked as text, and is no formula however it begins. */
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

/** An XLSX file of one sheet, without formulas, styles or macros. @param sheet its name, at most 31 signs */
export function writeXlsx(rows: Rows, sheet: string): Uint8Array<ArrayBuffer> {
  const name = xmlText(sheet.replaceAll(/[[\]:*?/\\"]/g, ' ').slice(0, 31));
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': sheetXml(rows),
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}

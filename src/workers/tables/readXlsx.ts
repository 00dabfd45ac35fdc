import { unzipSync } from 'fflate';
import type { Cell } from '../../domain/practice/tabular/cells';
import { checkRows, TABLE_LIMITS, UnreadableTable } from '../../domain/practice/tabular/limits';
import { repairText } from '../../domain/text/files/textFile';
import { readNumberFormats } from './numberFormats';
import { readSharedTexts, readSheet, type ReadSheet, type Workbook } from './sheet';
import { unzipBounded } from './unzip';
import { scanXml } from './xml';

/** Parts in which the content of cells stands; not drawings, themes or what else fills a package. */
const WANTED =
  /(?:^|\/)(?:[^/]*rels|workbook[^/]*\.xml|sharedstrings[^/]*\.xml|styles[^/]*\.xml|[^/]*sheet[^/]*\.xml)$/;

/** Some programs write the names of Windows, or begin them with a stroke. */
const partName = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

/**
 * Checks the sizes that the file declares before anything is unpacked. The directory is the file's end: a file that was
 * cut off has none.
 * @throws UnreadableTable
 */
function checkDirectory(bytes: Uint8Array): void {
  let [parts, unpacked] = [0, 0];
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        parts += 1;
        unpacked += originalSize;
        return false;
      },
    });
  } catch (cause) {
    throw new UnreadableTable('broken', { cause });
  }
  if (parts > TABLE_LIMITS.parts || unpacked > TABLE_LIMITS.unpackedBytes)
    throw new UnreadableTable('unpackedTooLarge');
}

function decodePart(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Parts that a part names, by the id of the relation. */
function readRelations(xml: string, folder: string): Map<string, { type: string; path: string }> {
  const relations = new Map<string, { type: string; path: string }>();
  scanXml(
    xml,
    (tag) => {
      const [id, target] = [tag.attribute('Id'), tag.attribute('Target')];
      if (tag.name !== 'Relationship' || id === undefined || target === undefined) return;
      const type = /\w+$/.exec(tag.attribute('Type') ?? '')?.[0] ?? '';
      const isWhole = /^[\\/]/.test(target);
      relations.set(id, {
        type,
        path: partName(isWhole ? target : `${folder}${target}`).replace(/[^/]+\/\.\.\//g, ''),
      });
    },
    () => undefined,
  );
  return relations;
}

interface SheetEntry {
  name: string;
  isHidden: boolean;
  xml: string;
}

function readEntries(
  xml: string,
  pathOf: (id: string) => string,
): { entries: SheetEntry[]; daysAhead: number } {
  const entries: SheetEntry[] = [];
  let daysAhead = 0;
  scanXml(
    xml,
    (tag) => {
      if (tag.name === 'workbookPr' && /^(?:1|true)$/.test(tag.attribute('date1904') ?? ''))
        daysAhead = 1462;
      if (tag.name !== 'sheet' || tag.isClosing) return;
      const isHidden = /hidden/i.test(tag.attribute('state') ?? '');
      entries.push({
        name: tag.attribute('name') ?? '',
        isHidden,
        xml: pathOf(tag.attribute('id') ?? ''),
      });
    },
    () => undefined,
  );
  return { entries, daysAhead };
}

function openWorkbook(parts: ReadonlyMap<string, string>): {
  entries: SheetEntry[];
  book: Workbook;
} {
  const root = readRelations(parts.get('_rels/.rels') ?? '', '');
  const named = [...root.values()].find(({ type }) => type === 'officeDocument')?.path;
  const path = [named, 'xl/workbook.xml'].find((one) => one !== undefined && parts.has(one));
  if (path === undefined) throw new UnreadableTable('notXlsx');
  const folder = path.replace(/[^/]*$/, '');
  const relations = readRelations(
    parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`) ?? '',
    folder,
  );
  const partOf = (type: string): string => {
    const target = [...relations.values()].find((one) => one.type === type)?.path;
    return parts.get(target ?? '') ?? parts.get(`${folder}${type.toLowerCase()}.xml`) ?? '';
  };
  const { entries, daysAhead } = readEntries(parts.get(path) ?? '', (id) => {
    const relation = relations.get(id);
    return relation?.type === 'worksheet' ? (parts.get(relation.path) ?? '') : '';
  });
  const texts = readSharedTexts(partOf('sharedStrings'));
  const book = { texts, formats: readNumberFormats(partOf('styles')), daysAhead };
  return { entries, book };
}

/** Between cells that are mended together; no text of a cell has it. */
const APART = '\u001e';

/** Texts in fonts of TCVN3 or VNI are mended like those of other files. */
function repaired({ rows, hidden }: ReadSheet) {
  const texts = rows.flatMap((row) => row.filter((cell) => typeof cell === 'string'));
  if (texts.some((text) => text.includes(APART))) return { rows, hidden, doubts: [] };
  const { text, doubts } = repairText(texts.join(APART));
  if (doubts.every(({ doubt }) => doubt === 'lost')) return { rows, hidden, doubts };
  const mended = text.split(APART);
  let at = 0;
  return {
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? mended[at++] : cell))),
    hidden,
    doubts: doubts.map(({ doubt, lines }) => ({
      doubt,
      lines: lines.map((line) => line.replaceAll(APART, ' · ')),
    })),
  };
}

export interface ReadWorkbook extends ReturnType<typeof repaired> {
  rows: Cell[][];
  otherSheets: string[];
}

const MAX_SHEETS = 20;

/**
 * Cells of the first visible sheet, or of the first that `isWanted` takes, and the names of the others. Formulas are not
 * computed and nothing external is fetched; sizes are measured here, not taken from the file.
 * @throws UnreadableTable
 */
export async function readXlsx(
  bytes: Uint8Array,
  isWanted: (rows: readonly (readonly Cell[])[]) => boolean = () => true,
): Promise<ReadWorkbook> {
  checkDirectory(bytes);
  const unpacked = unzipBounded(bytes, (name) => WANTED.test(partName(name)));
  const parts = new Map([...unpacked].map(([name, part]) => [partName(name), decodePart(part)]));
  const { entries, book } = openWorkbook(parts);
  const readable = entries.filter(({ xml }) => xml !== '');
  const visible = readable.filter(({ isHidden }) => !isHidden);
  const candidates = (visible.length > 0 ? visible : readable).slice(0, MAX_SHEETS);
  let first: { entry: SheetEntry; sheet: ReadSheet } | undefined;
  let chosen: typeof first;
  for (const entry of candidates) {
    const sheet = readSheet(entry.xml, book);
    if (!first || first.sheet.rows.length === 0) first = { entry, sheet };
    if (sheet.rows.length > 0 && isWanted(sheet.rows)) chosen ??= { entry, sheet };
    if (chosen) break;
  }
  const taken = chosen ?? first;
  if (!taken) throw new UnreadableTable('broken');
  return {
    ...repaired({ ...taken.sheet, rows: checkRows(taken.sheet.rows) }),
    otherSheets: entries.filter((entry) => entry !== taken.entry).map(({ name }) => name),
  };
}

import { UnreadableTable } from '../../domain/practice/tabular/limits';

export interface XmlTag {
  /** Without the prefix of its namespace. */
  name: string;
  isClosing: boolean;
  isEmpty: boolean;
  attribute: (name: string) => string | undefined;
}

const MAX_TAG = 8_000;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** Entities that a document declares itself stay as they are written. */
export const xmlText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, decodeEntity);

/** The end of a tag, beyond any sign that its attributes hold. */
function tagEnd(xml: string, from: number): number {
  let quote = '';
  const most = Math.min(xml.length, from + MAX_TAG);
  for (let at = from; at < most; at += 1) {
    const sign = xml.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  throw new UnreadableTable('broken');
}

function readTag(whole: string): XmlTag {
  const isClosing = whole.startsWith('/');
  const name = /^\/?(?:[\w.-]+:)?([\w.-]+)/.exec(whole)?.[1] ?? '';
  return {
    name,
    isClosing,
    isEmpty: whole.endsWith('/'),
    attribute: (wanted) => {
      const found = new RegExp(`\\s(?:[\\w.-]+:)?${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(
        whole,
      );
      const value = found?.[1] ?? found?.[2];
      return value === undefined ? undefined : xmlText(value);
    },
  };
}

/** Marks that are no elements, by how they begin and end. */
const SKIPPED = [
  ['!--', '-->'],
  ['?', '?>'],
  ['!', '>'],
] as const;
const CDATA = '![CDATA[';

/**
 * Goes through a document once, in time that grows with its length alone.
 * @throws UnreadableTable where a tag or a mark has no end
 */
export function scanXml(
  xml: string,
  onTag: (tag: XmlTag) => void,
  onText: (text: string) => void,
): void {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open !== at) onText(xmlText(xml.slice(at, open < 0 ? xml.length : open)));
    if (open < 0) return;
    const isCdata = xml.startsWith(CDATA, open + 1);
    const skipped = isCdata ? undefined : SKIPPED.find(([mark]) => xml.startsWith(mark, open + 1));
    const close = isCdata ? ']]>' : skipped?.[1];
    if (close === undefined) {
      const end = tagEnd(xml, open + 1);
      onTag(readTag(xml.slice(open + 1, end)));
      at = end + 1;
      continue;
    }
    const end = xml.indexOf(close, open);
    if (end < 0) throw new UnreadableTable('broken');
    if (isCdata) onText(xml.slice(open + 1 + CDATA.length, end));
    at = end + close.length;
  }
}

import { decodeEntities } from './entities';

/** Texts that pages put around their data: byte order mark, comments of HTML, CDATA, an assignment. */
const AROUND_START =
  /^(?:\uFEFF|\s|<!--|\/\/[^\n{[]*\n|\/\/|\/\*|<!\[CDATA\[|\*\/|(?:var|let|const|window\.)[^={[]*=)+/;
const AROUND_END = /(?:\s|-->|\/\/|\/\*|\]\]>|\*\/|;)+$/;

const CONTROLS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Begin of a value, as a pattern, and words that are one. */
const WORD = '(?:true|false|null|NaN|Infinity|undefined|None|True|False)\\b';
const VALUE = `(?:["'{[\\d-]|${WORD})`;
/**
 * Text behind the quote that ends a string. Any other quote belongs to the text and should have
 * been escaped.
 */
const behindString = (quotes: string) =>
  new RegExp(
    [
      '\\s*(?:$|[}\\]]|/[/*]',
      `:\\s*(?:$|[{[\\]}/]|${VALUE})`,
      `,\\s*(?:$|[${quotes}{[\\]}/\\d-]|${WORD})`,
      `,\\s*["']?[@\\w$]+["']?\\s*:\\s*${VALUE})`,
    ].join('|'),
    'y',
  );
const BEHIND_STRING: Readonly<Record<string, RegExp>> = {
  '"': behindString('"'),
  "'": behindString(`'"`),
};

/** Words of programs that are no JSON, and what stands in their place. */
const NO_JSON = /(?:NaN|-?Infinity|undefined|None|True|False)\b/y;
const AS_JSON: Readonly<Record<string, string>> = { True: 'true', False: 'false' };

/** A name without quotes, as programs write it: `name:`, `@type:`. */
const BARE_NAME = /[@A-Za-z_$][\w$-]*(?=\s*:)/y;

function isClosing(text: string, at: number, quote: string): boolean {
  const behind = BEHIND_STRING[quote];
  if (!behind) return false;
  behind.lastIndex = at + 1;
  return behind.test(text);
}

/** Words behind a text that was cut off. */
export const CUT_OFF = '… (bị cắt)';

/** A string as JSON has it, from the quote at a place on; one that has no end says so. */
function stringAt(text: string, from: number): { piece: string; end: number } {
  const quote = text[from] ?? '"';
  const pieces = ['"'];
  let at = from + 1;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === quote && isClosing(text, at, quote)) break;
    if (sign === '\\') {
      const next = text[at + 1] ?? '';
      pieces.push(/["\\/bfnrtu]/.test(next) ? sign + next : next);
      at += 1;
    } else if (sign === '"') pieces.push('\\"');
    else pieces.push(sign < ' ' ? (CONTROLS[sign] ?? ' ') : sign);
  }
  if (at >= text.length) pieces.push(CUT_OFF);
  return { piece: `${pieces.join('')}"`, end: at + 1 };
}

/**
 * JSON without what pages add to it: raw line breaks in strings, comments, trailing commas, words of programs; what was
 * cut off is closed, and several values behind each other are a list.
 */
function mended(text: string): { json: string; isCut: boolean } {
  const pieces: string[] = [];
  const open: string[] = [];
  let values = 0;
  /** Where the comma stands behind which nothing came yet. */
  let comma = -1;
  const dropComma = () => {
    if (comma >= 0) pieces[comma] = '';
    comma = -1;
  };
  for (let at = 0; at < text.length;) {
    const { piece, end } = pieceAt(text, at);
    at = end;
    if (piece === '}' || piece === ']') {
      dropComma();
      open.pop();
    } else if (piece === '{' || piece === '[') {
      if (open.length === 0 && (values += 1) > 1) pieces.push(',');
      open.push(piece === '{' ? '}' : ']');
    }
    // A semicolon between two values.
    if (open.length === 0 && piece === ';') continue;
    if (piece === ',') comma = pieces.length;
    else if (piece.trim() !== '') comma = -1;
    pieces.push(piece);
  }
  dropComma();
  const whole = pieces.join('') + endOfCut(pieces, open) + [...open].reverse().join('');
  return { json: values > 1 ? `[${whole}]` : whole, isCut: open.length > 0 };
}

/** Text that a value needs which was cut behind a name, or in it. */
function endOfCut(pieces: readonly string[], open: readonly string[]): string {
  const [last = '', before = ''] = pieces
    .filter((piece) => piece.trim() !== '')
    .slice(-2)
    .reverse();
  if (open.at(-1) !== '}') return '';
  if (last === ':') return 'null';
  return last.startsWith('"') && /^[{,]$/.test(before) ? ':null' : '';
}

/** A string, a word of programs, a comment (which becomes nothing), or one sign. */
function pieceAt(text: string, at: number): { piece: string; end: number } {
  const sign = text[at] ?? '';
  if (sign === '"' || sign === "'") return stringAt(text, at);
  BARE_NAME.lastIndex = at;
  const name = BARE_NAME.exec(text)?.[0];
  if (name) return { piece: `"${name}"`, end: at + name.length };
  NO_JSON.lastIndex = at;
  const word = NO_JSON.exec(text)?.[0];
  if (word) return { piece: AS_JSON[word] ?? 'null', end: at + word.length };
  const next = sign === '/' ? text[at + 1] : undefined;
  if (next !== '/' && next !== '*') return { piece: sign, end: at + 1 };
  const end = text.indexOf(next === '/' ? '\n' : '*/', at + 2);
  return { piece: '', end: end < 0 ? text.length : end + (next === '/' ? 1 : 2) };
}

function strictly(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Somebody's page: what is no JSON holds no recipe.
    return undefined;
  }
}

/** JSON as it was read; `isCut` where its end was missing. */
interface LenientJson {
  value: unknown;
  isCut: boolean;
}

function mendedValue(text: string): LenientJson | undefined {
  const { json, isCut } = mended(text);
  const value = strictly(json);
  return value === undefined ? undefined : { value, isCut };
}

/** JSON as pages really carry it. @returns `undefined` where even that cannot be read */
export function readLenientJson(text: string): LenientJson | undefined {
  const plain = text.replace(AROUND_START, '').replace(AROUND_END, '');
  const value = strictly(text) ?? strictly(plain);
  if (value !== undefined) return { value, isCut: false };
  return (
    mendedValue(plain) ??
    (/&(?:quot|#34|#x22|apos|#39);/i.test(plain) ? mendedValue(decodeEntities(plain)) : undefined)
  );
}

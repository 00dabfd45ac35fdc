import { decodeEntities } from './entities';

const AROUND_START =
  /^(?:\uFEFF|\s|<!--|\/\/[^\n{[]*\n|\/\/|\/\*|<!\[CDATA\[|\*\/|(?:var|let|const|window\.)[^={[]*=)+/;
const AROUND_END = /(?:\s|-->|\/\/|\/\*|\]\]>|\*\/|;)+$/;

const CONTROLS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const WORD = '(?:true|false|null|NaN|Infinity|undefined|None|True|False)\\b';
const VALUE = `(?:["'{[\\d-]|${WORD})`;
/** Any other quote belongs to the text and should have been escaped. */
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

const NO_JSON = /(?:NaN|-?Infinity|undefined|None|True|False)\b/y;
const AS_JSON: Readonly<Record<string, string>> = { True: 'true', False: 'false' };

const BARE_NAME = /[@A-Za-z_$][\w$-]*(?=\s*:)/y;

function isClosing(text: string, at: number, quote: string): boolean {
  const behind = BEHIND_STRING[quote];
  if (!behind) return false;
  behind.lastIndex = at + 1;
  return behind.test(text);
}

export const CUT_OFF = '… (bị cắt)';

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

function mended(text: string): { json: string; isCut: boolean } {
  const pieces: string[] = [];
  const open: string[] = [];
  let values = 0;
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
    if (open.length === 0 && piece === ';') continue;
    if (piece === ',') comma = pieces.length;
    else if (piece.trim() !== '') comma = -1;
    pieces.push(piece);
  }
  dropComma();
  const whole = pieces.join('') + endOfCut(pieces, open) + [...open].reverse().join('');
  return { json: values > 1 ? `[${whole}]` : whole, isCut: open.length > 0 };
}

function endOfCut(pieces: readonly string[], open: readonly string[]): string {
  const [last = '', before = ''] = pieces
    .filter((piece) => piece.trim() !== '')
    .slice(-2)
    .reverse();
  if (open.at(-1) !== '}') return '';
  if (last === ':') return 'null';
  return last.startsWith('"') && /^[{,]$/.test(before) ? ':null' : '';
}

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
    return undefined;
  }
}

interface LenientJson {
  value: unknown;
  isCut: boolean;
}

function mendedValue(text: string): LenientJson | undefined {
  const { json, isCut } = mended(text);
  const value = strictly(json);
  return value === undefined ? undefined : { value, isCut };
}

export function readLenientJson(text: string): LenientJson | undefined {
  const whole = strictly(text);
  if (whole !== undefined) return { value: whole, isCut: false };
  const plain = text.replace(AROUND_START, '').replace(AROUND_END, '');
  const value = strictly(plain);
  if (value !== undefined) return { value, isCut: false };
  return (
    mendedValue(plain) ??
    (/&(?:quot|#34|#x22|apos|#39);/i.test(plain) ? mendedValue(decodeEntities(plain)) : undefined)
  );
}

import { decodeEntities } from './entities';

/** Texts that pages put around their data: byte order mark, comments of HTML, CDATA, an assignment. */
const AROUND_START =
  /^(?:\uFEFF|\s|<!--|\/\/[^\n{[]*\n|\/\/|\/\*|<!\[CDATA\[|\*\/|(?:var|let|const|window\.)[^={[]*=)+/;
const AROUND_END = /(?:\s|-->|\/\/|\/\*|\]\]>|\*\/|;)+$/;

const CONTROLS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Text behind the quote that ends a string. Any other quote belongs to the text and should have
 * been escaped.
 */
const BEHIND_STRING =
  /\s*(?:$|[}\]]|\/[/*]|[,:]\s*(?:$|["{[\]}/\d-]|(?:true|false|null|NaN|Infinity|undefined|None|True|False)\b))/y;

/** Words of programs that are no JSON, and what stands in their place. */
const NO_JSON = /(?:NaN|-?Infinity|undefined|None|True|False)\b/y;
const AS_JSON: Readonly<Record<string, string>> = { True: 'true', False: 'false' };

function isClosing(text: string, at: number): boolean {
  BEHIND_STRING.lastIndex = at + 1;
  return BEHIND_STRING.test(text);
}

/** A string as JSON has it, from the quote at a place on. */
function stringAt(text: string, from: number): { piece: string; end: number } {
  const pieces = ['"'];
  let at = from + 1;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"' && isClosing(text, at)) break;
    if (sign === '\\') {
      const next = text[at + 1] ?? '';
      pieces.push(/["\\/bfnrtu]/.test(next) ? sign + next : next);
      at += 1;
    } else if (sign === '"') pieces.push('\\"');
    else pieces.push(sign < ' ' ? (CONTROLS[sign] ?? ' ') : sign);
  }
  return { piece: `${pieces.join('')}"`, end: at + 1 };
}

/**
 * JSON without what pages add to it: raw line breaks in strings, comments, trailing commas, words of programs; what was
 * cut off is closed, and several values behind each other are a list.
 */
function mended(text: string): string {
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
  const whole = pieces.join('') + open.reverse().join('');
  return values > 1 ? `[${whole}]` : whole;
}

/** A string, a word of programs, a comment (which becomes nothing), or one sign. */
function pieceAt(text: string, at: number): { piece: string; end: number } {
  const sign = text[at] ?? '';
  if (sign === '"') return stringAt(text, at);
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

/** JSON as pages really carry it. @returns `undefined` where even that cannot be read */
export function readLenientJson(text: string): unknown {
  const plain = text.replace(AROUND_START, '').replace(AROUND_END, '');
  return (
    strictly(text) ??
    strictly(plain) ??
    strictly(mended(plain)) ??
    (/&(?:quot|#34|#x22);/i.test(plain) ? strictly(mended(decodeEntities(plain))) : undefined)
  );
}

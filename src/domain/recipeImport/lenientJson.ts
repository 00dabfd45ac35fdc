import { decodeEntities } from './entities';

/** What pages put around their data: byte order mark, comments of HTML, CDATA, an assignment. */
const AROUND_START =
  /^(?:\uFEFF|\s|<!--|\/\/|\/\*|<!\[CDATA\[|\*\/|(?:var|let|const|window\.)[^={[]*=)+/;
const AROUND_END = /(?:\s|-->|\/\/|\/\*|\]\]>|\*\/|;)+$/;

const CONTROLS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A string as JSON has it, from the quote at a place on. */
function stringAt(text: string, from: number): { made: string; end: number } {
  let made = '"';
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"') return { made: `${made}"`, end: at + 1 };
    if (sign === '\\') {
      const next = text[at + 1] ?? '';
      made += /["\\/bfnrtu]/.test(next) ? sign + next : next;
      at += 1;
    } else made += sign < ' ' ? (CONTROLS[sign] ?? ' ') : sign;
  }
  return { made: `${made}"`, end: text.length };
}

/** A text without the comma that stands last in it. */
function withoutComma(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] ?? '') <= ' ') end -= 1;
  return text[end - 1] === ',' ? text.slice(0, end - 1) : text;
}

/** JSON without what pages add to it: raw line breaks in strings, comments, trailing commas; what was cut off is closed. */
function mended(text: string): string {
  let made = '';
  const open: string[] = [];
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? '';
    const comment =
      sign === '/' && /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(text.slice(at, at + 2000))?.[0];
    if (sign === '"') {
      const { made: string, end } = stringAt(text, at);
      made += string;
      at = end;
    } else if (comment) at += comment.length;
    else {
      if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
      if (sign === '}' || sign === ']') {
        made = withoutComma(made);
        open.pop();
      }
      made += sign;
      at += 1;
    }
  }
  return withoutComma(made) + open.reverse().join('');
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

import {
  MARKS,
  toRuns,
  safeLink,
  tidyRuns,
  type Mark,
  type Run,
} from '../../records/articleBlocks/inline';

const SIGNS = { bold: '**', italic: '*', strike: '~~', highlight: '==' } as const;
type SignMark = keyof typeof SIGNS;
const SIGN_MARKS = Object.keys(SIGNS) as SignMark[];
const ESCAPED = /[\\`*_[\]<>|~=]/g;

export const escapeMarkdown = (text: string): string =>
  text.replace(ESCAPED, '\\$&').replaceAll('\n', '\\\n');

function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  const edges = /^`|`$|^ .* $/s.test(text) && text.trim() !== '';
  const pad = edges ? ' ' : '';
  return `${fence}${pad}${text.replaceAll('\n', ' ')}${pad}${fence}`;
}

/** The pieces of a run: spaces at its edges stand outside of its signs, as markdown asks for. */
function pieces(run: Run): Run[] {
  if (run.code || !SIGN_MARKS.some((mark) => run[mark])) return [run];
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
  const bare = run.link === undefined ? {} : { link: run.link };
  return tidyRuns([
    { text: before, ...bare },
    { ...run, text: middle },
    { text: after, ...bare },
  ]);
}

const listSigns = (run: Run): SignMark[] => SIGN_MARKS.filter((mark) => run[mark]);

function formatLine(runs: readonly Run[]): string {
  let made = '';
  let open: SignMark[] = [];
  const turn = (signs: readonly SignMark[]): void => {
    let same = 0;
    while (same < open.length && open[same] === signs[same]) same += 1;
    for (const mark of open.slice(same).toReversed()) made += SIGNS[mark];
    for (const mark of signs.slice(same)) made += SIGNS[mark];
    open = [...signs];
  };
  for (const run of runs) {
    turn(listSigns(run));
    made += run.code ? codeSpan(run.text) : escapeMarkdown(run.text);
  }
  turn([]);
  return made;
}

export function inlineToMarkdown(runs: readonly Run[]): string {
  const all = runs.flatMap((run) => pieces({ ...run, underline: undefined }));
  let made = '';
  for (let at = 0; at < all.length;) {
    const { link } = all[at] ?? {};
    let end = at;
    while (end < all.length && all[end]?.link === link) end += 1;
    const text = formatLine(all.slice(at, end));
    // A link behind "!" would be read as an image.
    if (link !== undefined && made.endsWith('!')) made = `${made.slice(0, -1)}\\!`;
    made += link === undefined ? text : `[${text}](<${link}>)`;
    at = end;
  }
  return made;
}

type Look = Omit<Run, 'text'>;
type Token =
  | { kind: 'text'; text: string; look?: Look }
  | { kind: 'sign'; mark: SignMark; opens: boolean; text: string };

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);
const isWord = (char: string | undefined): boolean =>
  char !== undefined && /[\p{L}\p{N}]/u.test(char);

const TARGET = /^\]\((?:<([^<>\n]*)>|((?:[^\s()<>]|\([^\s()<>]*\))*))(?:\s+"(?:\\.|[^"\\])*")?\)/s;
const LABEL_LENGTH = 2000;

function labelEnd(source: string, start: number): number | undefined {
  let fence = '';
  const label = source.slice(start, start + LABEL_LENGTH);
  let escaped = -1;
  for (const { 0: sign, index } of label.matchAll(/\\|`+|[[\]]/g)) {
    if (index === escaped) {
      if (sign.length > 1) fence = sign.slice(1);
      continue;
    }
    if (sign === '\\' && fence === '') escaped = index + 1;
    if (sign.startsWith('`') && (fence === '' || sign === fence)) fence = fence === '' ? sign : '';
    else if (fence === '' && sign === ']') return start + index;
    else if (fence === '' && sign === '[' && index > 0) return undefined;
  }
  return undefined;
}

class Reader {
  private readonly tokens: Token[] = [];
  private readonly open: { mark: SignMark; at: number }[] = [];
  private at = 0;
  private readonly source: string;
  private readonly depth: number;

  constructor(source: string, depth = 0) {
    this.source = source;
    this.depth = depth;
  }

  read(): Run[] {
    while (this.at < this.source.length) this.step();
    // A sign that was opened and never closed is a text like any other.
    for (const { at } of this.open) {
      const token = this.tokens[at];
      if (token?.kind === 'sign') this.tokens[at] = { kind: 'text', text: token.text };
    }
    return this.runs();
  }

  private runs(): Run[] {
    const look: Look = {};
    const runs: Run[] = [];
    for (const token of this.tokens) {
      if (token.kind === 'text') runs.push(...toRuns(token.text, { ...look, ...token.look }));
      else if (token.opens) look[token.mark] = true;
      else delete look[token.mark];
    }
    return tidyRuns(runs);
  }

  private text(text: string, look?: Look): void {
    this.tokens.push({ kind: 'text', text, ...(look ? { look } : {}) });
    this.at += text.length;
  }

  private step(): void {
    const { source, at } = this;
    const char = source[at] ?? '';
    if (char === '\\') this.escaped();
    else if (char === '`') this.code();
    else if (char === '[') this.link();
    else if (char === '*' || char === '_') this.stars(char);
    else if (source.startsWith('~~', at)) this.pair('strike', '~~');
    else if (source.startsWith('==', at)) this.pair('highlight', '==');
    else if (source.startsWith('<', at)) this.angle();
    else if (char === '\n') this.softBreak();
    else this.text(/^[^\\`[*_~=<\n]+/.exec(source.slice(at))?.[0] ?? char);
  }

  private escaped(): void {
    const next = this.source[this.at + 1] ?? '';
    if (/[!-/:-@[-`{-~\n]/.test(next)) {
      this.tokens.push({ kind: 'text', text: next });
      this.at += 2;
    } else this.text('\\');
  }

  /** A line break in the source continues the paragraph unless two spaces precede it. */
  private softBreak(): void {
    const last = this.tokens.at(-1);
    const hard = last?.kind === 'text' && last.text.endsWith('  ');
    if (last?.kind === 'text') last.text = last.text.replace(/ +$/, '');
    this.tokens.push({ kind: 'text', text: hard ? '\n' : ' ' });
    this.at += 1;
  }

  private code(): void {
    const [fence = '`'] = /^`+/.exec(this.source.slice(this.at)) ?? [];
    const from = this.at + fence.length;
    const end = [...this.source.slice(from).matchAll(/`+/g)].find(([row]) => row === fence);
    if (!end) {
      this.text(fence);
      return;
    }
    const inner = this.source.slice(from, from + end.index).replaceAll('\n', ' ');
    const padded = /^ .* $/s.test(inner) && inner.trim() !== '';
    this.tokens.push({
      kind: 'text',
      text: padded ? inner.slice(1, -1) : inner,
      look: { code: true },
    });
    this.at = from + end.index + fence.length;
  }

  private link(): void {
    const end = this.depth === 0 ? labelEnd(this.source, this.at) : undefined;
    const match = end === undefined ? null : TARGET.exec(this.source.slice(end));
    if (!match) {
      this.text('[');
      return;
    }
    const [target, pointed, plain] = match;
    const label = this.source.slice(this.at + 1, end);
    const link = safeLink(pointed ?? plain ?? '');
    for (const { text, ...look } of new Reader(label, this.depth + 1).read())
      this.tokens.push({ kind: 'text', text, look: link === undefined ? look : { ...look, link } });
    this.at = (end ?? this.at) + target.length;
  }

  private angle(): void {
    const [lineBreak] = /^<br\s*\/?>/i.exec(this.source.slice(this.at)) ?? [];
    if (lineBreak !== undefined) {
      this.tokens.push({ kind: 'text', text: '\n' });
      this.at += lineBreak.length;
      return;
    }
    const [whole, address = ''] = /^<([a-z]+:[^<>\s]+)>/i.exec(this.source.slice(this.at)) ?? [];
    const link = safeLink(address);
    if (whole === undefined || link === undefined) {
      this.text('<');
      return;
    }
    this.tokens.push({ kind: 'text', text: address, look: { link } });
    this.at += whole.length;
  }

  private isOpen(mark: SignMark): boolean {
    return this.open.some((one) => one.mark === mark);
  }

  private close(mark: SignMark, text: string): void {
    for (let last = this.open.pop(); last && last.mark !== mark; last = this.open.pop()) {
      const token = this.tokens[last.at];
      if (token?.kind === 'sign') this.tokens[last.at] = { kind: 'text', text: token.text };
    }
    this.tokens.push({ kind: 'sign', mark, opens: false, text });
    this.at += text.length;
  }

  private opens(mark: SignMark, text: string): void {
    this.open.push({ mark, at: this.tokens.length });
    this.tokens.push({ kind: 'sign', mark, opens: true, text });
    this.at += text.length;
  }

  private pair(mark: SignMark, sign: string): void {
    const [before, after] = [this.source[this.at - 1], this.source[this.at + sign.length]];
    if (this.isOpen(mark) && !isSpace(before)) this.close(mark, sign);
    else if (!this.isOpen(mark) && !isSpace(after)) this.opens(mark, sign);
    else this.text(sign);
  }

  private innerStar(char: string): 'bold' | 'italic' | undefined {
    const last = this.open.findLast(({ mark }) => mark === 'bold' || mark === 'italic');
    const token = last && this.tokens[last.at];
    if (token?.kind !== 'sign' || !token.text.startsWith(char)) return undefined;
    return last?.mark === 'bold' ? 'bold' : 'italic';
  }

  /** A row of stars or underscores closes what is innermost first, and opens bold before italic. */
  private stars(char: string): void {
    const row = /^(?:\*+|_+)/.exec(this.source.slice(this.at))?.[0] ?? char;
    const [before, after] = [this.source[this.at - 1], this.source[this.at + row.length]];
    const within = char === '_' && isWord(before) && isWord(after);
    let left = row.length;
    while (left > 0) {
      const inner = this.innerStar(char);
      const size = inner === 'bold' ? 2 : 1;
      if (inner && !within && left >= size && !isSpace(before)) {
        this.close(inner, char.repeat(size));
        left -= size;
      } else if (!within && !isSpace(after) && left >= 2 && !this.isOpen('bold')) {
        this.opens('bold', char.repeat(2));
        left -= 2;
      } else if (!within && !isSpace(after) && !this.isOpen('italic')) {
        this.opens('italic', char);
        left -= 1;
      } else {
        this.text(char.repeat(left));
        left = 0;
      }
    }
  }
}

/** The text that a line of markdown means. Markup in it stays text; a link that is not safe is its words. */
export const inlineFromMarkdown = (source: string): Run[] => new Reader(source).read();

export function markdownPart(runs: readonly Run[]): Run[] {
  const allowedMarks: ReadonlySet<Mark> = new Set([...SIGN_MARKS, 'code']);
  return tidyRuns(
    runs
      .flatMap((run) => pieces({ ...run, underline: undefined }))
      .map((run) => {
        const marks = MARKS.filter((mark) => allowedMarks.has(mark) && run[mark]);
        const look: Look = Object.fromEntries(marks.map((mark) => [mark, true]));
        const text = run.code ? run.text.replaceAll('\n', ' ') : run.text;
        return { text, ...look, ...(run.link === undefined ? {} : { link: run.link }) };
      }),
  );
}

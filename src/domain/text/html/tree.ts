export interface HtmlElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

const VOID = new Set(
  'area,base,br,col,embed,hr,img,input,link,meta,param,source,track,wbr'.split(','),
);
/** What these hold is no markup. */
const RAW = new Set('script,style,noscript,template,textarea,title,iframe,xmp'.split(','));
/** A tag that begins ends an open one of these, up to the element that holds them. */
const ENDS: Readonly<Record<string, { of: readonly string[]; within: readonly string[] }>> = {
  li: { of: ['li'], within: ['ul', 'ol', 'menu'] },
  dt: { of: ['dt', 'dd'], within: ['dl'] },
  dd: { of: ['dt', 'dd'], within: ['dl'] },
  tr: { of: ['tr', 'td', 'th'], within: ['table'] },
  td: { of: ['td', 'th'], within: ['tr', 'table'] },
  th: { of: ['td', 'th'], within: ['tr', 'table'] },
  option: { of: ['option'], within: ['select'] },
};
const BLOCKS = new Set(
  'p,div,ul,ol,li,table,section,article,h1,h2,h3,h4,h5,h6,blockquote,form,header,footer,aside,nav,pre,hr,figure,main'.split(
    ',',
  ),
);
const MAX_DEPTH = 200;
const MAX_NODES = 200_000;

const SIGNS = /[^\s=/>]+/y;
const ATTRIBUTE = /\s*([^\s=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?\/?/y;

function readAttributes(text: string, decode: (text: string) => string): Map<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    const [, name = '', double, single, bare] = match;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** Where a tag ends: the first ">" outside of quotes, or where they are not closed the first one at all. */
function findTagEnd(html: string, from: number): number {
  let quote = '';
  const most = Math.min(html.length, from + 20_000);
  for (let at = from; at < most; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && html.charAt(at - 1) === '=') quote = sign;
  }
  return html.indexOf('>', from);
}

class Builder {
  readonly root: HtmlElement = { tag: '', attributes: new Map(), children: [] };
  private readonly open: HtmlElement[] = [this.root];
  private nodes = 0;

  text(text: string): void {
    if (text !== '') this.open.at(-1)?.children.push(text);
  }

  begin(tag: string, attributes: ReadonlyMap<string, string>): void {
    const rule = ENDS[tag];
    if (rule) this.endWithin(rule.of, rule.within);
    else if (BLOCKS.has(tag))
      this.endWithin(['p'], ['td', 'th', 'li', 'div', 'section', 'article']);
    this.nodes += 1;
    const element: HtmlElement = { tag, attributes, children: [] };
    if (this.nodes > MAX_NODES) return;
    this.open.at(-1)?.children.push(element);
    if (!VOID.has(tag) && this.open.length < MAX_DEPTH) this.open.push(element);
  }

  end(tag: string): void {
    const at = this.open.findLastIndex((one) => one.tag === tag);
    if (at > 0) this.open.length = at;
  }

  private endWithin(tags: readonly string[], within: readonly string[]): void {
    for (let at = this.open.length - 1; at > 0; at -= 1) {
      const { tag } = this.open[at] ?? this.root;
      if (within.includes(tag)) return;
      if (tags.includes(tag)) {
        this.open.length = at;
        return;
      }
    }
  }
}

/** Reads markup as browsers do where people forget to close it; linear in its length, and never fails. */
export function parseHtml(html: string, decode: (text: string) => string): HtmlElement {
  const builder = new Builder();
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    builder.text(decode(html.slice(at, start)));
    at = readTag(html, lower, start, builder, decode);
  }
  builder.text(decode(html.slice(at)));
  return builder.root;
}

const behind = (html: string, found: number, length: number) =>
  found < 0 ? html.length : found + length;

function readTag(
  html: string,
  lower: string,
  start: number,
  builder: Builder,
  decode: (text: string) => string,
): number {
  if (html.startsWith('<!--', start)) return behind(html, html.indexOf('-->', start + 4), 3);
  if (/[!?]/.test(html.charAt(start + 1))) return behind(html, html.indexOf('>', start), 1);
  const isEnd = html.charAt(start + 1) === '/';
  SIGNS.lastIndex = start + (isEnd ? 2 : 1);
  const tag = SIGNS.exec(html)?.[0].toLowerCase() ?? '';
  if (!/^[a-z]/.test(tag)) {
    builder.text('<');
    return start + 1;
  }
  const end = findTagEnd(html, start);
  if (end < 0) return html.length;
  if (isEnd) {
    builder.end(tag);
    return end + 1;
  }
  const from = start + 1 + tag.length;
  builder.begin(tag, readAttributes(html.slice(from, end), decode));
  if (!RAW.has(tag)) return end + 1;
  const close = lower.indexOf(`</${tag}`, end);
  builder.text(html.slice(end + 1, close < 0 ? html.length : close));
  builder.end(tag);
  return close < 0 ? html.length : behind(html, html.indexOf('>', close), 1);
}

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

/** Elements below one, in the order of the page. */
export function descendants(element: HtmlElement): HtmlElement[] {
  const results: HtmlElement[] = [];
  const left = element.children.filter(isElement).reverse();
  for (let next = left.pop(); next; next = left.pop()) {
    results.push(next);
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at];
      if (child !== undefined && isElement(child)) left.push(child);
    }
  }
  return results;
}

export const attributeOf = ({ attributes }: HtmlElement, name: string): string =>
  attributes.get(name) ?? '';

const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;

/** What nobody sees on the page. */
export function isHidden(element: HtmlElement): boolean {
  const { attributes, tag } = element;
  return (
    attributes.has('hidden') ||
    attributes.get('aria-hidden') === 'true' ||
    (tag === 'input' && attributes.get('type') === 'hidden') ||
    HIDDEN_STYLE.test(attributeOf(element, 'style'))
  );
}

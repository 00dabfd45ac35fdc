import { isSymbolFont, symbolText } from '../../../domain/text/html/symbolFonts';
import { lowered, raised } from '../../../domain/text/html/words';
import { addressIn } from '../../../domain/records/articleBlocks/addresses';
import { writeFormulas } from './pastedFormulas';
import { readStyles } from './styleLooks';

export type MeaningLoss = 'links' | 'numbers' | 'colours' | 'symbols' | 'comments';

const isHidden = (element: Element): boolean => {
  const styles = readStyles(element);
  return (
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    /^none\b/.test(styles.get('display') ?? '') ||
    /^hidden\b/.test(styles.get('visibility') ?? '') ||
    styles.get('mso-hide') === 'all'
  );
};

function put(element: Element, text: string): void {
  element.replaceWith(element.ownerDocument.createTextNode(text));
}

const position = (element: Element): 'raised' | 'lowered' | undefined => {
  const styles = readStyles(element);
  const align = styles.get('vertical-align') ?? '';
  const byWord = Number.parseFloat(styles.get('mso-text-raise') ?? '');
  if (byWord !== 0 && Number.isFinite(byWord)) return byWord > 0 ? 'raised' : 'lowered';
  if (/^(?:baseline|middle)/.test(align)) return undefined;
  if (element.tagName === 'SUP' || /^super|^text-top/.test(align)) return 'raised';
  return element.tagName === 'SUB' || align.startsWith('sub') ? 'lowered' : undefined;
};

/** Raised and lowered text as signs of their own; in it nothing has another look. */
function raise(body: Element): void {
  for (const element of body.querySelectorAll(
    'sup, sub, [style*="vertical-align" i], [style*="mso-text-raise" i]',
  )) {
    const place = position(element);
    if (place === undefined || !body.contains(element)) continue;
    const text = element.textContent ?? '';
    if (text.trim() === '' || element.querySelector('img, table, p, div')) continue;
    put(element, place === 'raised' ? raised(text) : lowered(text));
  }
}

const quotesOf = (depth: number) => (depth % 2 === 0 ? ['“', '”'] : ['‘', '’']);

function writeSigns(body: Element): void {
  for (const quote of body.querySelectorAll('q')) {
    let depth = 0;
    for (
      let around = quote.parentElement?.closest('q');
      around;
      around = around.parentElement?.closest('q')
    )
      depth += 1;
    const [open = '', close = ''] = quotesOf(depth);
    quote.prepend(open);
    quote.append(close);
  }
  for (const reading of body.querySelectorAll('ruby')) {
    if (reading.querySelector('rp')) continue;
    for (const part of reading.querySelectorAll('rt')) {
      part.prepend('(');
      part.append(')');
    }
  }
  for (const short of body.querySelectorAll('abbr[title]')) {
    const title = short.getAttribute('title')?.trim() ?? '';
    if (title !== '' && title !== short.textContent?.trim()) short.append(` (${title})`);
  }
}

/** Lists here begin at 1, upwards. */
const isNumberedOtherwise = (body: Element): boolean =>
  [...body.querySelectorAll('ol')].some(
    (list) =>
      !/^1?$/.test(list.getAttribute('start')?.trim() ?? '') ||
      list.hasAttribute('reversed') ||
      /^[aAiI]$/.test(list.getAttribute('type') ?? '') ||
      /alpha|latin|roman/.test(readStyles(list).get('list-style-type') ?? '') ||
      list.querySelector(':scope > li[value]') !== null,
  );

/** Links that lie on parts of an image, as links below it. */
function writeImageMaps(body: Element): void {
  for (const map of body.querySelectorAll('map')) {
    const links = [...map.querySelectorAll('area[href]')].map((area) => {
      const link = body.ownerDocument.createElement('a');
      link.setAttribute('href', area.getAttribute('href') ?? '');
      link.textContent = area.getAttribute('alt')?.trim() || area.getAttribute('href');
      return link;
    });
    const lines = links.map((link) => {
      const line = body.ownerDocument.createElement('p');
      line.append(link);
      return line;
    });
    map.replaceWith(...lines);
  }
}

/** @returns whether an address was lost that nobody can know */
function writeLinks(body: Element): boolean {
  let isLost = false;
  const base = body.querySelector('base[href]')?.getAttribute('href') ?? undefined;
  for (const link of body.querySelectorAll('a[href]')) {
    const written = link.getAttribute('href') ?? '';
    const address = addressIn(written, base);
    if (address !== undefined) link.setAttribute('href', address);
    else {
      link.removeAttribute('href');
      // A place within the same text is no loss, and what runs something is none either.
      if (!/^\s*(?:#|javascript:|data:|vbscript:|$)/i.test(written)) isLost = true;
    }
  }
  return isLost;
}

const fontOf = (element: Element): string =>
  readStyles(element).get('font-family') ??
  readStyles(element).get('mso-symbol-font-family') ??
  element.getAttribute('face') ??
  '';

/** @returns whether signs are left that nobody can name */
function writeSymbols(body: Element): boolean {
  let isUnknown = false;
  for (const element of body.querySelectorAll('[style*="font-family" i], font[face]')) {
    const font = fontOf(element);
    // Bullets of lists are read as such.
    if (!isSymbolFont(font) || element.closest('[style*="mso-list" i]')) continue;
    for (const inner of [element, ...element.querySelectorAll('*')])
      for (const node of inner.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
        const shown = symbolText(font, node.textContent ?? '');
        node.textContent = shown.text;
        isUnknown ||= shown.isUnknown;
      }
  }
  return isUnknown;
}

const COMMENTS =
  '.msocomanchor, .MsoCommentReference, [style*="mso-element:comment-list" i], [style*="mso-element:comment" i], a[href^="#cmnt"], a[id^="cmnt"]';

/** Remarks of colleagues beside a text are not for its readers. */
function dropComments(body: Element): boolean {
  const comments = [...body.querySelectorAll(COMMENTS)];
  for (const comment of comments) {
    // Google Docs writes a comment into a box of its own below the text.
    const box = comment.matches('a[id^="cmnt"]:not([href^="#cmnt"][id^="cmnt_ref"])')
      ? comment.closest('div')
      : null;
    (box && box !== body ? box : comment).remove();
  }
  return comments.length > 0;
}

/** Cells in which nothing stands but a colour. */
const hasColouredCells = (body: Element): boolean =>
  [...body.querySelectorAll('td, th')].some(
    (cell) =>
      (cell.textContent ?? '').trim() === '' &&
      cell.querySelector('img') === null &&
      (cell.hasAttribute('bgcolor') ||
        /^(?!.*(?:transparent|none|inherit|white|#fff(?:fff)?\b))./.test(
          readStyles(cell).get('background-color') ?? readStyles(cell).get('background') ?? '',
        )),
  );

const LATE = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy'];

/** Images that a page fetches late have a spot in their place. */
function writeImages(body: Element): void {
  for (const image of body.querySelectorAll('img')) {
    const late = LATE.map((name) => image.getAttribute(name) ?? '').find((source) =>
      /^(?:https?:)?\/\//i.test(source),
    );
    if (late !== undefined && !/^https?:/i.test(image.getAttribute('src') ?? ''))
      image.setAttribute('src', late.replace(/^\/\//, 'https://'));
  }
}

/** Makes words of what only a look, a place or an attribute says, before blocks are made. */
export function writeMeaning(body: Element): MeaningLoss[] {
  writeFormulas(body);
  for (const silent of body.querySelectorAll('script, style, template, noscript')) silent.remove();
  const isColoured = hasColouredCells(body);
  const isCommented = dropComments(body);
  const isUnknown = writeSymbols(body);
  for (const element of body.querySelectorAll('[hidden], [aria-hidden], [style]'))
    if (isHidden(element)) element.remove();
  const isOtherwise = isNumberedOtherwise(body);
  writeImages(body);
  writeImageMaps(body);
  const isLost = writeLinks(body);
  raise(body);
  writeSigns(body);
  return [
    ...(isLost ? ['links' as const] : []),
    ...(isOtherwise ? ['numbers' as const] : []),
    ...(isColoured ? ['colours' as const] : []),
    ...(isUnknown ? ['symbols' as const] : []),
    ...(isCommented ? ['comments' as const] : []),
  ];
}

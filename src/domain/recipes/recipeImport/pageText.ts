import { cleanLetters } from '../../text/cleanLetters';
import { isSymbolFont, symbolText } from '../../text/html/symbolFonts';
import { lowered, raised } from '../../text/html/words';
import {
  attributeOf,
  isElement,
  isHidden,
  parseHtml,
  type HtmlElement,
  type HtmlNode,
} from '../../text/html/tree';
import { decodeEntities } from './entities';
import { tableText } from './pageTable';
import { shownChildren } from './pageTabs';
import { sells } from './surroundings';

const DROPPED = new Set(
  'script,style,noscript,template,head,title,svg,iframe,textarea,button,object,nav,footer,annotation,figcaption,canvas,audio,video'.split(
    ',',
  ),
);
/** Looks of letters; between others a word ends. */
const WITHIN_WORDS = new Set(
  'b,strong,i,em,u,a,font,mark,small,big,abbr,ins,sup,sub,q,tt,code,wbr,o:p,msup,msub,mn,mi,mo,mrow,rt,rp,ruby'.split(
    ',',
  ),
);
const BLOCKS = new Set(
  'p,div,li,ul,ol,dl,dt,dd,table,thead,tbody,tr,section,article,main,header,aside,form,fieldset,figure,figcaption,blockquote,pre,hr,br,address,details,summary,option,select'.split(
    ',',
  ),
);
/** Classes and ids of what stands around a recipe on its page. */
const AROUND =
  /^(?:comments?(?:[-_]?(?:list|area|section|respond|form|wrapper))?|respond|related(?:[-_](?:posts?|recipes|articles|content))?|sidebar|breadcrumbs?|(?:social[-_])?shar(?:e|ing)(?:[-_]buttons?)?|newsletter|msocom(?:anchor|txt)|MsoCommentReference|advertisement|cookie[-_](?:notice|banner)|site[-_](?:header|footer))$/i;
/** Microdata: each is a line, whatever its tag. */
const LINE_OF_DATA = /\b(?:recipeIngredient|ingredients|recipeInstructions)\b/i;
const RAISED_STYLE = /vertical-align\s*:\s*super/i;
const COMMENT_STYLE = /mso-element\s*:\s*comment/i;
const FONT_STYLE = /font-family\s*:\s*([^;]+)/i;
const STRUCK_STYLE = /text-decoration[^;]*line-through/i;

const nameOf = (element: HtmlElement) =>
  `${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`;

const isLeftOut = (element: HtmlElement): boolean =>
  DROPPED.has(element.tag) ||
  isHidden(element) ||
  COMMENT_STYLE.test(attributeOf(element, 'style')) ||
  (element.tag !== 'body' &&
    element.tag !== 'html' &&
    nameOf(element)
      .split(/\s+/)
      .some((name) => AROUND.test(name)));

const isStruck = (element: HtmlElement): boolean =>
  /^(?:del|s|strike)$/.test(element.tag) || STRUCK_STYLE.test(attributeOf(element, 'style'));

const inner = (element: HtmlElement): string => shownChildren(element).map(textOf).join('');

function selected(element: HtmlElement): string {
  const options = element.children.filter(isElement);
  const chosen = options.find(({ attributes }) => attributes.has('selected')) ?? options[0];
  return chosen ? ` ${inner(chosen)} ` : '';
}

/** `<mfrac>`: a number over another. */
function fraction(element: HtmlElement): string {
  const [over, under] = element.children.filter(isElement).map((one) => inner(one).trim());
  return ` ${over ?? ''}/${under ?? ''}`;
}

function power(element: HtmlElement): string {
  const [base, exponent] = element.children.filter(isElement).map((one) => textOf(one).trim());
  return `${base ?? ''}${raised(exponent ?? '')}`;
}

const cellText = (cell: HtmlElement) => inner(cell).replaceAll(/\s+/g, ' ').trim();
/** "Sữa đặc", "30 g": a name and what is said of it are one line. */
function definitions(element: HtmlElement): string {
  const lines: string[] = [];
  const parts = element.children
    .filter(isElement)
    .flatMap((one) => (one.tag === 'div' ? one.children.filter(isElement) : [one]));
  for (const one of parts) {
    const text = cellText(one);
    if (one.tag === 'dd' && lines.length > 0) lines.push(`${lines.pop() ?? ''} ${text}`);
    else lines.push(text);
  }
  return `\n${lines.join('\n')}\n`;
}

/** Old pages draw fractions. */
function drawn(image: HtmlElement): string {
  const alt = attributeOf(image, 'alt').trim();
  return /^[\d\u00BC-\u00BE\u2150-\u215E/]{1,5}$/.test(alt) ? ` ${alt}` : ' ';
}

/** The value of a field of a page. */
const filledIn = (input: HtmlElement): string =>
  /^(?:number|text)$/.test(attributeOf(input, 'type')) ? ` ${attributeOf(input, 'value')} ` : ' ';

function heading(element: HtmlElement): string {
  const words = cellText(element);
  return words === '' ? '\n' : `\n${'#'.repeat(Number(element.tag[1]))} ${words}\n`;
}

function textOf(node: HtmlNode): string {
  if (!isElement(node)) return node.replaceAll(/\s+/g, ' ');
  if (isLeftOut(node) || isStruck(node)) return ' ';
  const { tag } = node;
  if (LINE_OF_DATA.test(attributeOf(node, 'itemprop'))) return `\n${inner(node)}\n`;
  if (/^h[1-6]$/.test(tag)) return heading(node);
  switch (tag) {
    case 'table':
      return tableText(node, inner);
    case 'dl':
      return definitions(node);
    case 'select':
      return selected(node);
    case 'input':
      return filledIn(node);
    case 'img':
      return drawn(node);
    case 'sup':
      return raised(inner(node).trim());
    case 'sub':
      return lowered(inner(node).trim());
    case 'mfrac':
      return fraction(node);
    case 'msup':
      return power(node);
    case 'q':
      return `“${inner(node)}”`;
    case 'abbr': {
      const title = attributeOf(node, 'title');
      return title === '' ? inner(node) : `${inner(node)} (${title})`;
    }
  }
  if (RAISED_STYLE.test(attributeOf(node, 'style'))) return raised(inner(node).trim());
  const text = inner(node);
  if (/^(?:a|span)$/.test(tag) && sells(text)) return ' ';
  const font = FONT_STYLE.exec(attributeOf(node, 'style'))?.[1] ?? attributeOf(node, 'face');
  if (isSymbolFont(font)) return symbolText(font, text).text;
  if (BLOCKS.has(tag)) return `\n${text}\n`;
  return WITHIN_WORDS.has(tag) ? text : ` ${text} `;
}

const tidy = (text: string): string =>
  cleanLetters(text)
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/\s+(?=[.,;:!?)](?:\s|$))/g, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');

const ESCAPED = /<\/?[a-z][^<>]*>/gi;

/** Escaped markup must not be shown either. */
const withoutMarkup = (lines: string): string =>
  lines.search(ESCAPED) < 0
    ? lines
    : lines.replaceAll(/<(?:br|\/p|\/li|\/div)\b[^<>]*>/gi, '\n').replaceAll(ESCAPED, ' ');

/** An element as the lines that a reader sees; headings begin with as many "#" as their level. */
export const linesOf = (element: HtmlElement): string => tidy(withoutMarkup(inner(element)));

/** A text of data, whose line breaks count. */
export function linesOfData(text: string): string {
  const isMarked = /<[a-z!/]/i.test(text) || text.includes('&');
  if (!isMarked) return tidy(text);
  const root = parseHtml(text.replaceAll(/\r\n?|\n/g, '<br>'), decodeEntities);
  return linesOf(root).replaceAll(/^#+ /gm, '');
}

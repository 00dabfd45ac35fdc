import {
  MARKS,
  toRuns,
  safeLink,
  tidyRuns,
  type Mark,
  type Run,
} from '../../../domain/records/articleBlocks/inline';
import { styleLooks } from './styleLooks';

/** Outermost element first. */
const ELEMENTS: readonly (readonly [Mark, tag: string, className: string])[] = [
  ['bold', 'b', ''],
  ['italic', 'i', ''],
  ['strike', 's', 'cdx-strike'],
  ['highlight', 'mark', 'cdx-marker'],
  ['underline', 'u', 'cdx-underline'],
  ['code', 'code', 'inline-code'],
];

const LOOKS: Readonly<Record<string, Mark>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  S: 'strike',
  DEL: 'strike',
  STRIKE: 'strike',
  MARK: 'highlight',
  U: 'underline',
  INS: 'underline',
  CODE: 'code',
  KBD: 'code',
};

export const SILENT: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'HEAD',
  'TITLE',
  'IFRAME',
  'OBJECT',
  'SVG',
  'svg',
  'MATH',
  'math',
]);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '').replaceAll('\n', '<br>');

function runHtml(run: Run): string {
  const inner = ELEMENTS.toReversed().reduce((made, [mark, tag, className]) => {
    if (!run[mark]) return made;
    return `<${tag}${className === '' ? '' : ` class="${className}"`}>${made}</${tag}>`;
  }, escapeHtml(run.text));
  const link = run.link === undefined ? undefined : safeLink(run.link);
  return link === undefined ? inner : `<a href="${escapeHtml(link)}">${inner}</a>`;
}

/** A text as the editor shows it: made of ours, with nothing in it that is not named here. */
export const runsToHtml = (runs: readonly Run[]): string => runs.map(runHtml).join('');

export type Look = Omit<Run, 'text'>;

export function readLook(element: Element, around: Look): Look {
  const named = LOOKS[element.tagName];
  const address = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
  const link = safeLink(address) ?? around.link;
  const ownLook = { ...(named ? { [named]: true } : {}), ...styleLooks(element) };
  // Every link is underlined.
  if (link !== undefined && named !== 'underline') delete ownLook.underline;
  const look: Look = link === undefined ? {} : { link };
  for (const mark of MARKS) if (ownLook[mark] ?? around[mark]) look[mark] = true;
  return look;
}

function collect(node: Node, look: Look, into: Run[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) into.push(...toRuns(child.textContent ?? '', look));
    else if (child instanceof Element || child.nodeType === Node.ELEMENT_NODE) {
      const element = child as Element;
      if (element.tagName === 'BR') into.push({ text: '\n', ...look });
      else if (!SILENT.has(element.tagName)) collect(element, readLook(element, look), into);
    }
  }
}

export function runsOfElement(element: Node): Run[] {
  const runs: Run[] = [];
  collect(element, {}, runs);
  return tidyRuns(runs.map((run) => ({ ...run, text: run.text.replaceAll('\u00a0', ' ') })));
}

/** In such a document scripts do not run and images are not fetched. */
export const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

export const htmlToRuns = (html: string): Run[] => runsOfElement(inertBody(html));

import { fold } from '../../text/fold';
import { attributeOf, isElement, type HtmlElement, type HtmlNode } from '../../text/html/tree';

const CHOICES =
  /^(?:(?:nav-)?tabs?|tab-?(?:list|nav|header|buttons)|nav-pills|pills|segmented(?:-control)?)$/i;
const PANE = /^(?:tab|tab-?pane|tab-?panel|tab-?content|tab-?item)$/i;
const CHOSEN = /^(?:is-)?(?:active|current|selected)$/i;
const hasClass = (element: HtmlElement, words: RegExp) =>
  attributeOf(element, 'class')
    .split(/\s+/)
    .some((name) => words.test(name));

const radio = (one: HtmlElement) =>
  one.tag === 'label'
    ? one.children.filter(isElement).find((within) => attributeOf(within, 'type') === 'radio')
    : undefined;

const isChosen = (one: HtmlElement) =>
  hasClass(one, CHOSEN) ||
  attributeOf(one, 'aria-selected') === 'true' ||
  radio(one)?.attributes.has('checked') === true;

const isChoiceList = (element: HtmlElement): boolean =>
  hasClass(element, CHOICES) ||
  attributeOf(element, 'role') === 'tablist' ||
  element.children.filter((one) => isElement(one) && radio(one) !== undefined).length > 1;

const isPane = (one: HtmlElement): boolean =>
  hasClass(one, PANE) || attributeOf(one, 'role') === 'tabpanel';

function wordsIn(element: HtmlElement, into = new Set<string>()): Set<string> {
  for (const one of element.children)
    if (isElement(one)) wordsIn(one, into);
    else for (const word of fold(one).match(/[a-z]{2,}/g) ?? []) into.add(word);
  return into;
}

const MOST_OF_IT = 0.6;

/** The same list for another size says nearly the same words. */
function isVariant(one: HtmlElement, other: HtmlElement): boolean {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= MOST_OF_IT * Math.max(words.size, others.size);
}

const headed = (label: HtmlElement, pane: HtmlElement): HtmlNode[] => [
  { tag: 'h3', attributes: new Map(), children: label.children },
  // Behind its tab it is hidden, and meant all the same.
  { ...pane, attributes: new Map() },
];

/**
 * The visible part of a page's tabs: of one list for several sizes the chosen one, and of other panes each below its label.
 */
export function shownChildren(element: HtmlElement): readonly HtmlNode[] {
  const pieces = element.children.filter(isElement);
  if (isChoiceList(element)) {
    const chosen = pieces.filter(isChosen);
    return chosen.length === 0 ? element.children : chosen;
  }
  const panes = pieces.filter(isPane);
  if (panes.length < 2) return element.children;
  const chosen = panes.find(isChosen);
  const list = pieces.find((one) => !panes.includes(one) && isChoiceList(one));
  const labels = list?.children.filter(isElement) ?? [];
  const isLabelled = labels.length === panes.length;
  const others = chosen ? panes.filter((one) => one !== chosen && isVariant(one, chosen)) : [];
  if (others.length > 0 || !isLabelled)
    return element.children.filter((one) => !isElement(one) || !others.includes(one));
  return element.children.flatMap((one) => {
    if (one === list) return [];
    const at = isElement(one) ? panes.indexOf(one) : -1;
    const [label, pane] = [labels[at], panes[at]];
    return label && pane ? headed(label, pane) : [one];
  });
}

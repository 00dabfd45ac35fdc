import { attributeOf, isElement, type HtmlElement, type HtmlNode } from '../../text/html/tree';

const CHOICES = /^(?:(?:nav-)?tabs?|tab-?list|nav-pills|pills|segmented(?:-control)?)$/i;
const CHOICE = /^(?:tab|tab-?pane|tab-?panel|tab-?content|nav-item)$/i;
const CHOSEN = /^(?:is-)?(?:active|current|selected)$/i;
const hasClass = (element: HtmlElement, words: RegExp) =>
  attributeOf(element, 'class')
    .split(/\s+/)
    .some((name) => words.test(name));

const radio = (one: HtmlElement) =>
  one.tag === 'label'
    ? one.children.filter(isElement).find((within) => attributeOf(within, 'type') === 'radio')
    : undefined;

/** A page shows one of its tabs, and one of the lists that hang on them. */
export function shownChildren(element: HtmlElement): readonly HtmlNode[] {
  const isChoices = hasClass(element, CHOICES) || attributeOf(element, 'role') === 'tablist';
  const choices = element.children
    .filter(isElement)
    .filter(
      (one) =>
        isChoices ||
        hasClass(one, CHOICE) ||
        /^tab(?:panel)?$/.test(attributeOf(one, 'role')) ||
        radio(one) !== undefined,
    );
  const isChosen = (one: HtmlElement) =>
    hasClass(one, CHOSEN) ||
    attributeOf(one, 'aria-selected') === 'true' ||
    radio(one)?.attributes.has('checked') === true;
  if (!choices.some(isChosen)) return element.children;
  return element.children.filter(
    (one) => !isElement(one) || !choices.includes(one) || isChosen(one),
  );
}

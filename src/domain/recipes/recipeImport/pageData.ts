import { withoutListMark } from '../../text/listMarks';
import {
  attributeOf,
  descendants,
  isElement,
  isHidden,
  type HtmlElement,
} from '../../text/html/tree';
import { linesOf } from './pageText';
import type { Json } from './values';

/** Properties of schema.org by the classes of microformats and of the recipe plug-ins that most blogs use. */
const BY_CLASS: Readonly<Record<string, string>> = {
  'p-name': 'name',
  'p-ingredient': 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  'p-yield': 'recipeYield',
  'dt-duration': 'totalTime',
  fn: 'name',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
  yield: 'recipeYield',
  duration: 'totalTime',
  'wprm-recipe-name': 'name',
  'wprm-recipe-servings': 'recipeYield',
  'wprm-recipe-ingredient': 'recipeIngredient',
  'wprm-recipe-instruction-text': 'recipeInstructions',
};
const CLASS_SCOPES = new Set(['h-recipe', 'hrecipe', 'wprm-recipe-container']);
const KNOWN = new Set(
  'name,recipeYield,yield,prepTime,cookTime,totalTime,recipeIngredient,ingredients,recipeInstructions,instructions'.split(
    ',',
  ),
);
const LISTS = /^(?:recipeIngredient|ingredients|recipeInstructions|instructions)$/;
const INGREDIENTS = /^(?:recipeIngredient|ingredients)$/;

const tokens = (text: string) => text.split(/\s+/).filter(Boolean);
const classes = (element: HtmlElement) => tokens(attributeOf(element, 'class'));

const isRecipeScope = (element: HtmlElement): boolean =>
  /(?:^|[\s/:])Recipe(?=\s|$)/i.test(
    `${attributeOf(element, 'itemtype')} ${attributeOf(element, 'typeof')}`,
  ) || classes(element).some((name) => CLASS_SCOPES.has(name));

function propertiesOf(element: HtmlElement, byClass: boolean): string[] {
  const named = tokens(
    `${attributeOf(element, 'itemprop')} ${attributeOf(element, 'property')}`,
  ).map((name) => name.replace(/^(?:schema:|v:|https?:\/\/schema\.org\/)/, ''));
  const classed = byClass ? classes(element).map((name) => BY_CLASS[name] ?? '') : [];
  return [...named, ...classed].filter((name) => KNOWN.has(name));
}

function isListed(element: HtmlElement): boolean {
  for (const { tag } of descendants(element)) if (/^(?:li|br|p|div)$/.test(tag)) return true;
  return false;
}

/** What a page says of a property: for machines where it does, else for readers. */
function valuesOf(element: HtmlElement, name: string): string[] {
  const said = [
    'content',
    'datetime',
    ...(/^(?:data|meter|input)$/.test(element.tag) ? ['value'] : []),
  ]
    .map((attribute) => attributeOf(element, attribute).trim())
    .find((text) => text !== '');
  if (said !== undefined) return [said];
  const lines = linesOf(element)
    .split('\n')
    .map((line) => line.replace(/^#+ /, ''))
    .filter((line) => line !== '');
  if (!LISTS.test(name)) return [lines.join(' ')].filter(Boolean);
  const isOne = INGREDIENTS.test(name) && (element.tag === 'li' || !isListed(element));
  return isOne
    ? [lines.join(' ')].filter(Boolean)
    : lines.map(withoutListMark).filter((line) => !/^\d{0,2}[.)]?$/.test(line));
}

function collect(element: HtmlElement, byClass: boolean, into: Map<string, string[]>): void {
  for (const child of element.children) {
    if (!isElement(child) || isRecipeScope(child)) continue;
    const names = propertiesOf(child, byClass);
    for (const name of names) {
      const before = into.get(name) ?? [];
      if (LISTS.test(name)) into.set(name, [...before, ...valuesOf(child, name)]);
      else if (before.length === 0) into.set(name, valuesOf(child, name));
    }
    // What an author or a rating is called is no name of the recipe.
    const isOther =
      child.attributes.has('itemscope') || (child.attributes.has('typeof') && names.length === 0);
    const isTaken = names.some((name) => LISTS.test(name));
    if (!isOther && !isTaken && !isHidden(child)) collect(child, byClass, into);
  }
}

/** Recipes of a page in microdata, RDFa, microformats or a known plug-in, as data of schema.org. */
export function recipesOfPage(root: HtmlElement): Json[] {
  const results: Json[] = [];
  for (const element of descendants(root)) {
    if (!isRecipeScope(element)) continue;
    const properties = new Map<string, string[]>();
    collect(
      element,
      classes(element).some((name) => CLASS_SCOPES.has(name)),
      properties,
    );
    const isRecipe = [...properties.keys()].some((name) => INGREDIENTS.test(name));
    if (isRecipe) results.push({ '@type': 'Recipe', ...Object.fromEntries(properties) });
  }
  return results;
}

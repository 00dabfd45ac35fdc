import { describe, expect, it } from 'vitest';
import { mutations, MUTATIONS, quickest } from '../../../../tests/support/mutations';
import { fold } from '../../text/fold';
import { FURTHER_PAGES } from './cases/furtherPages.cases';
import { MORE_PAGES } from './cases/morePages.cases';
import { PAGES, type PageCase } from './cases/pages.cases';
import { THIRD_PAGES } from './cases/thirdPages.cases';
import { readIngredientLine } from './ingredientLine';
import { readRecipe } from './structured';
import type { FoundRecipe } from './text';

const CASES = [...PAGES, ...MORE_PAGES, ...THIRD_PAGES, ...FURTHER_PAGES];

const usual = (unit: string) => fold(unit).replace(/^thia (?=canh|ca phe)/, 'muong ');

function rowsOf({ ingredients }: FoundRecipe): string[] {
  return ingredients.map((text) => {
    const line = readIngredientLine(text);
    const { quantity, unit = '' } = line?.amount ?? {};
    return [quantity, unit, fold(line?.name ?? '')].filter((one) => one !== '').join(' ');
  });
}

const isRow = (row: string, expected: string) => {
  const [, amount = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(expected) ?? [];
  const wanted = usual(rest);
  const unit = /^muong (?:canh|ca phe)|^\S+/.exec(wanted)?.[0] ?? '';
  return (
    row.startsWith(`${amount} ${unit}`.trim()) && row.includes(wanted.slice(unit.length).trim())
  );
};

function check(recipe: FoundRecipe, one: PageCase): void {
  if (one.title !== undefined) expect(recipe.title).toBe(one.title);
  if (one.titleContains !== undefined)
    expect(fold(recipe.title)).toContain(fold(one.titleContains));
  if (one.servings !== undefined) expect([one.servings].flat()).toContain(recipe.servings);
  if (one.prepMinutes !== undefined) expect(recipe.prepTime).toBe(one.prepMinutes);
  if (one.cookMinutes !== undefined) expect(recipe.cookTime).toBe(one.cookMinutes);
  if (one.ingredientCount !== undefined)
    expect(recipe.ingredients).toHaveLength(one.ingredientCount);
  if (one.stepCount !== undefined) expect(recipe.steps).toHaveLength(one.stepCount);
  if (one.steps) expect(recipe.steps).toEqual(one.steps);
  expect(recipe.steps).toEqual(expect.arrayContaining([...(one.stepsContain ?? [])]));
  expect(recipe.steps.length).toBeGreaterThanOrEqual(one.stepCountAtLeast ?? 0);
  const rows = rowsOf(recipe);
  for (const expected of one.rows ?? [])
    expect(rows.some((row) => isRow(row, expected)) ? expected : rows).toBe(expected);
  const list = recipe.ingredients.join('\n');
  for (const text of one.kept ?? []) expect(fold(list)).toContain(fold(text));
  for (const text of one.notIngredients ?? []) expect(list).not.toContain(text);
  for (const text of one.never ?? [])
    expect([...recipe.ingredients, ...recipe.steps].join('\n')).not.toContain(text);
  if (one.unread !== undefined) expect(recipe.unread).not.toBeUndefined();
}

describe('recipes of pages and posts', () => {
  it.each(CASES)('$page', (one) => check(readRecipe(one.page), one));
});

const lines = (list: string) =>
  readRecipe(`<h2>Nguyên liệu</h2>${list}`).ingredients.map((text) => {
    const { amount, name } = readIngredientLine(text) ?? {};
    return [amount?.quantity, amount?.unit, name].join(' ');
  });

describe('markup that means something in a list of ingredients', () => {
  it.each([
    ['a struck amount', '<ul><li><del>200</del> 150 g đường</li></ul>', ['150 g đường']],
    ['a tracked change', '<ul><li><del>5</del><ins>3</ins> g muối</li></ul>', ['3 g muối']],
    [
      'fractions of raised and lowered figures',
      '<ul><li><sup>1</sup>⁄<sub>2</sub> quả chanh</li><li>1<sup>1</sup>⁄<sub>2</sub> chén gạo tẻ</li></ul>',
      ['0.5 qua chanh', '1.5 chen gạo tẻ'],
    ],
    [
      'raised fractions',
      '<ul><li>1<sup>1/2</sup> thìa cà phê muối</li><li>2<sup>1/4</sup> chén nước</li></ul>',
      ['1.5 muong ca phe muối', '2.25 chen nước'],
    ],
    [
      'fractions as pictures',
      '<ul><li><img src="/1-2.gif" alt="1/2"> chén gạo tẻ</li><li>2<img src="/1-2.gif" alt="½"> chén nước</li></ul>',
      ['0.5 chen gạo tẻ', '2.5 chen nước'],
    ],
    [
      'a strike by style',
      '<p><span style="text-decoration:line-through">100 g</span> 50 g đường</p>',
      ['50 g đường'],
    ],
    [
      'a place where a line may break',
      '<ul><li>1<wbr>000 g khoai tây</li></ul>',
      ['1000 g khoai tây'],
    ],
    [
      'footnotes',
      '<ul><li>200 g gạo nếp<sup>1</sup></li><li>100 g đậu xanh<sup>2</sup></li></ul>',
      ['200 g gạo nếp', '100 g đậu xanh'],
    ],
    [
      'a fraction of a formula',
      '<ul><li><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> quả chanh</li></ul>',
      ['0.5 qua chanh'],
    ],
    [
      'fractions as entities',
      '<ul><li>&frac12; thìa cà phê muối</li><li>1&frac14; chén gạo tẻ</li><li>&#8532; chén sữa tươi</li></ul>',
      ['0.5 muong ca phe muối', '1.25 chen gạo tẻ', '0.667 chen sữa tươi'],
    ],
    [
      'stress within a line',
      '<ul><li><strong>Gạo nếp</strong>: 300 g</li><li><b>150g</b> <i>thịt bò</i> <em>(thái mỏng)</em></li><li><u>2 quả</u> <b>cà chua</b></li></ul>',
      ['300 g Gạo nếp', '150 g thịt bò', '2 qua cà chua'],
    ],
    [
      'empty comments between the parts of a number',
      '<ul><li><span>200</span><!-- --> <!-- -->g<!-- --> <!-- -->gạo tẻ</li><li>1<!-- -->,5<!-- --> kg<!-- --> khoai tây</li></ul>',
      ['200 g gạo tẻ', '1500 g khoai tây'],
    ],
    [
      'dashes, a minus sign and narrow blanks',
      '<ul><li>2&ndash;3 quả cà chua</li><li>1&#8239;000&thinsp;g khoai lang</li><li>100&nbsp;&minus;&nbsp;150 g tôm</li></ul>',
      ['2.5 qua cà chua', '1000 g khoai lang', '125 g tôm'],
    ],
    [
      'a number once for eyes and once for ears, and one in a field',
      '<ul><li>1 <span aria-hidden="true">¼</span><span class="sr-only" style="position:absolute;width:1px;height:1px">và một phần tư</span> thìa cà phê muối</li><li><input type="number" class="qty" value="200"> g gạo lứt</li></ul>',
      ['1.25 muong ca phe muối', '200 g gạo lứt'],
    ],
    [
      'ticks of a font of symbols',
      '<ul><li><span style="font-family:Wingdings">ü</span> 200 g gạo</li><li><font face="Symbol">·</font> 3 g muối</li></ul>',
      ['200 g gạo', '3 g muối'],
    ],
    [
      'a remark of a colleague',
      '<p>200<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[L1]</a></span> g gạo</p>',
      ['200 g gạo'],
    ],
  ])('%s', (_what, list, expected) => expect(lines(list)).toEqual(expected));

  it('is read in a list alone, too', () => {
    const list = '<ul><li><strong>Gạo nếp</strong>: 300 g</li><li>150g thịt bò</li></ul>';
    expect(readRecipe(list)).toMatchObject({
      title: '',
      ingredients: ['Gạo nếp: 300 g', '150g thịt bò'],
    });
  });
});

describe('mutated pages', () => {
  it('are read within 100 ms, whatever they are', () => {
    for (const page of mutations(
      CASES.map(({ page }) => page),
      MUTATIONS,
    ))
      expect(
        quickest(() => readRecipe(page)),
        page,
      ).toBeLessThan(100);
  });

  it.each([
    ['open quotes', '<a href="'.repeat(20_000)],
    ['open tags', '<div>'.repeat(50_000)],
    ['less-than signs', '<'.repeat(100_000)],
    ['open comments', '<!--'.repeat(50_000)],
    ['brackets', '('.repeat(20_000)],
    [
      'slashes as data',
      JSON.stringify({
        '@type': 'Recipe',
        recipeYield: '/'.repeat(100_000),
        recipeIngredient: ['/'.repeat(100_000)],
      }),
    ],
    ['one long line', `<p>${'200 g gạo '.repeat(10_000)}</p>`],
  ])('of %s are read within three seconds', (_what, page) => {
    expect(quickest(() => readRecipe(page), 3000)).toBeLessThan(3000);
  });
});

import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../../tests/support/cpuTime';
import { decodeEntities } from './entities';
import { readIngredientLine } from './ingredientLine';
import { readRecipe } from './structured';

const dish = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Bún mắm',
  recipeYield: '2',
};
const made = (fields: object) => readRecipe(JSON.stringify({ ...dish, ...fields }));
const ingredients = (recipeIngredient: unknown) => made({ recipeIngredient }).ingredients;
const steps = (recipeInstructions: unknown) =>
  made({ recipeIngredient: ['bún'], recipeInstructions }).steps;

describe('G11 ingredients of any shape', () => {
  it.each<[string, unknown, string[]]>([
    [
      'one text with line breaks',
      '200 g bún\n50 g mắm\r\n1 củ sả',
      ['200 g bún', '50 g mắm', '1 củ sả'],
    ],
    ['a list of HTML', '<ol><li>200 g bún</li><li>50 g mắm</li></ol>', ['200 g bún', '50 g mắm']],
    ['a record by numbers', { 0: '200 g bún', 1: '50 g tôm' }, ['200 g bún', '50 g tôm']],
    [
      'a value with its language',
      [{ '@value': '2 quả trứng', '@language': 'vi' }],
      ['2 quả trứng'],
    ],
    ['a note alone', [{ quantity: null, food: null, note: '50 g lạc' }], ['50 g lạc']],
    ['a text with commas', '200 g bún, 50 g mắm', ['200 g bún', '50 g mắm']],
    [
      'a text with bars',
      '2 quả xoài|100g tôm khô|50g lạc',
      ['2 quả xoài', '100g tôm khô', '50g lạc'],
    ],
    [
      'lists of lists',
      [['200 g bún', ['50 g mắm']], '1 củ sả'],
      ['200 g bún', '50 g mắm', '1 củ sả'],
    ],
    [
      'supplies with a quantity',
      [
        { '@type': 'HowToSupply', name: 'bún', requiredQuantity: { value: 200, unitText: 'g' } },
        { '@type': 'HowToSupply', name: 'mắm', requiredQuantity: '50 g' },
        { '@type': 'HowToSupply', name: 'sả' },
      ],
      ['200 g bún', '50 g mắm', 'sả'],
    ],
    [
      'another cookbook’s export',
      [
        { quantity: 200, unit: { name: 'g' }, food: { name: 'bún' }, note: 'bún tươi' },
        { quantity: null, unit: null, food: null, originalText: '1 củ sả' },
        { amount: '50', unit: 'g', ingredient: 'mắm' },
      ],
      ['200 g bún, bún tươi', '1 củ sả', '50 g mắm'],
    ],
    [
      'groups',
      [
        { title: 'Nước dùng', ingredients: ['500 g xương'] },
        { name: 'Nhân', items: ['100 g tôm'] },
      ],
      ['500 g xương', '100 g tôm'],
    ],
    ['what nobody knows', [{ foo: { bar: '100 g tôm' } }], ['100 g tôm']],
  ])('%s', (_what, value, expected) => expect(ingredients(value)).toEqual(expected));

  it.each<[unknown, number | undefined]>([
    [{ '@type': 'QuantitativeValue', value: 6, unitText: 'phần' }, 6],
    [{ minValue: 4, maxValue: 6 }, 4],
    [['', '4 phần'], 4],
    ['bốn người', 4],
    [8, 8],
    ['cả nhà', undefined],
  ])('servings %j', (recipeYield, expected) =>
    expect(made({ recipeYield, recipeIngredient: ['bún'] }).servings).toBe(expected),
  );
});

describe('G11 letters that stand as entities', () => {
  it.each([
    ['B&uacute;n ri&ecirc;u', 'Bún riêu'],
    ['B&amp;uacute;n', 'Bún'],
    ['B&amp;amp;uacute;n', 'Bún'],
    ['&#272;&#7853;u ph&#x1ED9;ng', 'Đậu phộng'],
    ['&Agrave; &agrave; &ETH; &eth; &Dstrok;', 'À à Ð ð Đ'],
    ['&ndash; &hellip; &rsquo; &deg; &frac13; 1&frasl;2 &times;', '– … ’ ° ⅓ 1⁄2 ×'],
    ['&#150; &#8211;', '– –'],
    ['&AMP; &LT; &nbsp;', '& < \u00A0'],
    ['R&D; &khongco; AT&T', 'R&D; &khongco; AT&T'],
    ['&#0; &#x110000; &#xD800;', '  '],
  ])('%s', (text, expected) => expect(decodeEntities(text)).toBe(expected));

  it('in names, ingredients, steps and pasted words', () => {
    const result = made({
      name: 'B&uacute;n m&#7855;m',
      recipeIngredient: ['200 g b&amp;uacute;n'],
      recipeInstructions: ['&lt;p&gt;N&#7845;u.&lt;/p&gt;'],
    });
    expect(result).toMatchObject({ title: 'Bún mắm', ingredients: ['200 g bún'], steps: ['Nấu.'] });
    expect(readRecipe('Món\n1&frasl;2 quả chanh').ingredients).toEqual(['1⁄2 quả chanh']);
  });
});

const page = (script: string, type = 'type="application/ld+json"') =>
  `<!doctype html><html><body><h1>Trang</h1><script ${type}>${script}</script><p>Dài.</p></body></html>`;

describe('G11 data as pages really carry them', () => {
  const json = JSON.stringify({ ...dish, recipeIngredient: ['200 g bún', '50 g mắm'] });
  it.each([
    ['a comment of HTML', page(`<!-- ${json} -->`)],
    ['CDATA', page(`//<![CDATA[\n${json}\n//]]>`)],
    ['CDATA in a comment', page(`/*<![CDATA[*/ ${json} /*]]>*/`)],
    ['a byte order mark', page(`\uFEFF${json}`)],
    ['a semicolon', page(`${json};`)],
    ['an assignment', page(`var data = ${json};`)],
    ['a raw line break in a text', page(json.replace('Bún mắm', 'Bún\n\tmắm'))],
    ['trailing commas', page(json.replace(']', ',]').replace(/\}$/, ',}'))],
    ['a comment between', page(json.replace('{', '{ /* món */ // dòng\n'))],
    ['quotes within a text', page(json.replace('Bún mắm', 'Bún "mắm" ngon'))],
    ['a comment before it', page(`// công thức\n${json}`)],
    ['a wrong escape', page(json.replace('Bún mắm', "Bún \\'mắm\\'"))],
    ['an end that is missing', page(json.slice(0, -2))],
    ['entities', page(json.replaceAll('"', '&quot;'))],
    ['an escaped type', page(json, 'type="application&#x2F;ld&#x2B;json"')],
    ['a type without quotes', page(json, 'id=x type=application/ld+json')],
    ['another script before', page('{"@type": "WebSite"}') + page(json)],
    [
      'a list of items',
      page(`{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":${json}}]}`),
    ],
    ['a part of a page', page(`{"@type":"WebPage","about":{"hasPart":[[${json}]]}}`)],
  ])('with %s', (_what, text) =>
    expect(readRecipe(text).ingredients).toEqual(['200 g bún', '50 g mắm']),
  );

  it('a large page takes no longer than a moment', () => {
    const large = `{"a": [${'{"b": [1, 2,],},'.repeat(40_000)}]`;
    expect(computingTime(() => readRecipe(page(large)))).toBeLessThan(3000);
  });
});

describe('G11 data as programs write them, and data that were cut off', () => {
  const written = { ...dish, recipeIngredient: ['200 g bún', '50 g mắm "ngon"'] };
  const json = JSON.stringify(written);
  const single = json.replaceAll('\\"', '`').replaceAll('"', "'").replaceAll('`', '"');
  it.each([
    ['single quotes', single],
    ['single quotes in a page', page(single)],
    ['both kinds of quotes', json.replace('"name":"Bún mắm"', "'name': 'Bún mắm'")],
    ['an apostrophe', single.replace('Bún mắm', "Bún mắm l'Hà Nội")],
    ['names without quotes', json.replaceAll(/"([@\w]+)":/g, '$1: ')],
    ['names and texts of a program', page(`var a = ${single.replaceAll(/'([@\w]+)':/g, '$1:')};`)],
  ])('%s', (_what, text) =>
    expect(readRecipe(text)).toMatchObject({
      title: expect.stringContaining('Bún mắm'),
      ingredients: ['200 g bún', '50 g mắm "ngon"'],
    }),
  );

  it.each([
    ['in a name', `${json.slice(0, -1)},"recipeInstr`],
    ['behind a name', `${json.slice(0, -1)},"recipeInstructions"`],
    ['behind a colon', `${json.slice(0, -1)},"prepTime":`],
    ['behind a comma', `${json.slice(0, -1)},`],
    ['in a page', page(`${json.slice(0, -1)},"recipeInstr`)],
  ])('a cut %s keeps the recipe and is said', (_where, text) =>
    expect(readRecipe(text)).toMatchObject({
      title: 'Bún mắm',
      ingredients: ['200 g bún', '50 g mắm "ngon"'],
      unread: ['phần cuối của dữ liệu (bị cắt mất)'],
    }),
  );

  it('an ingredient that was cut off shows it, and is not sure', () => {
    const { ingredients: lines } = readRecipe(json.slice(0, json.indexOf(' mắm \\"') + 3));
    expect(lines).toEqual(['200 g bún', '50 g mắ… (bị cắt)']);
    expect(lines.map((line) => readIngredientLine(line)?.unread)).toEqual([undefined, true]);
  });

  it('data of a page that nobody could read are said', () => {
    const broken = `{"@type":"Recipe" "name" "Bún" "recipeIngredient" ["200 g bún"]}`;
    expect(readRecipe(page(broken)).unread).toEqual(['dữ liệu công thức của trang']);
  });
});

describe('G11 steps of any nesting', () => {
  it.each<[string, unknown, string[]]>([
    [
      'items of a list, in the order of their positions',
      {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', position: 2, item: { '@type': 'HowToStep', text: 'Nấu' } },
          { '@type': 'ListItem', position: 1, item: { '@type': 'HowToStep', text: 'Rửa' } },
        ],
      },
      ['Rửa', 'Nấu'],
    ],
    [
      'an empty list inside',
      [{ text: 'Rửa', itemListElement: [] }, { text: 'Nấu' }],
      ['Rửa', 'Nấu'],
    ],
    [
      'sections with their names',
      [
        {
          '@type': 'HowToSection',
          name: 'Nhân',
          itemListElement: [{ name: 'Xào', text: 'Cho dầu.' }],
        },
      ],
      ['Nhân:', 'Xào: Cho dầu.'],
    ],
    [
      'a text and directions',
      [{ text: 'Nấu.', itemListElement: [{ text: 'Hớt bọt.' }] }],
      ['Nấu.', 'Hớt bọt.'],
    ],
    ['numbers in one text', '1. Rửa bí. 2. Nấu canh. 3. Nêm.', ['Rửa bí.', 'Nấu canh.', 'Nêm.']],
    ['a text with bars', 'Rửa|Nấu', ['Rửa', 'Nấu']],
    ['steps with their word', 'Bước 1: Rửa bí. Bước 2: Nấu.', ['Rửa bí.', 'Nấu.']],
    ['numbers in brackets', '1) Rửa 2) Nấu 2.5 kg 3) Nêm', ['Rửa', 'Nấu 2.5 kg', 'Nêm']],
    ['one step with its word', ['Bước 1: Rửa bí.'], ['Rửa bí.']],
    ['a number that is none', 'Cho 1. muỗng rồi nấu 2 phút.', ['Cho 1. muỗng rồi nấu 2 phút.']],
    ['lists of lists', [['Rửa'], [['Nấu']]], ['Rửa', 'Nấu']],
    ['a record by numbers', { 1: 'Rửa', 2: 'Nấu' }, ['Rửa', 'Nấu']],
    ['a step without words', [{ '@type': 'HowToStep', url: 'https://mon.vn/1', position: 1 }], []],
  ])('%s', (_what, value, expected) => expect(steps(value)).toEqual(expected));

  it('a time that nobody understands is said, not 0', () => {
    const result = made({ recipeIngredient: ['bún'], prepTime: 'qua đêm', cookTime: 'PT4500S' });
    expect(result).toMatchObject({ cookTime: 75, unread: ['qua đêm'] });
    expect(result).not.toHaveProperty('prepTime');
  });
});

const script = (data: string) => `<script type="application/ld+json">${data}</script>`;
const pageWith = (data: string, body = '') =>
  `<html><body><h1>Trang</h1>${data}${body}</body></html>`;

describe('G11 no ingredient is lost with the data around it', () => {
  const recipe = JSON.stringify({ ...dish, recipeIngredient: ['200 g bún', '100 g tôm'] });
  const list = '<h2>Nguyên liệu</h2><ul><li>200 g bún</li><li>100 g tôm</li></ul>';

  it.each<[string, string]>([
    ['a figure that is no number', pageWith(script(recipe.replace('"2"', 'NaN')))],
    ['a figure that is undefined', pageWith(script(recipe.replace('"2"', 'undefined')))],
    ['words of Python', pageWith(script(recipe.replace('"2"', '2,"video":None,"free":True')))],
    ['two values in one script', pageWith(script(`{"@type":"WebPage"};${recipe}`))],
    [
      'a recipe that is only named before it',
      pageWith(script(`[{"@type":"Recipe","name":"Món khác","url":"/khac"},${recipe}]`)),
    ],
    [
      'names with their vocabulary',
      pageWith(
        script(
          '{"@type":"schema:Recipe","schema:name":"Bún","schema:recipeIngredient":["200 g bún","100 g tôm"]}',
        ),
      ),
    ],
    ['data without ingredients', pageWith(script('{"@type":"Recipe","name":"Bún"}'), list)],
    [
      'microdata in one line',
      pageWith(
        '<div itemscope><h2>Nguyên liệu</h2><span itemprop="recipeIngredient">200 g bún</span><span itemprop="recipeIngredient">100 g tôm</span></div>',
      ),
    ],
  ])('%s', (_what, content) =>
    expect(readRecipe(content).ingredients.slice(0, 2)).toEqual(['200 g bún', '100 g tôm']),
  );

  it('servings in words behind other words', () => {
    expect(made({ recipeIngredient: ['bún'], recipeYield: 'Cho bốn người' }).servings).toBe(4);
  });
});

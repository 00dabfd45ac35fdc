// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { amountFor, bindPortions, MAX_PEOPLE } from './portions';

it.each([
  ['1 chén', 2, '2 chén'],
  ['1½ chén', 2, '3 chén'],
  ['½ quả', 3, '1½ quả'],
  ['¾ chén', 2, '1½ chén'],
  ['¼ quả', 2, '½ quả'],
  ['0,5 quả', 3, '1,5 quả'],
  ['1,4 chén cơm', 2, '2,8 chén cơm'],
  ['1.200 g', 2, '2.400 g'],
  ['600 g', 2, '1.200 g'],
  ['vừa ăn', 4, 'vừa ăn'],
  ['', 4, ''],
])('P10 %j for %i people is %j', (one, people, all) => {
  expect(amountFor(one, people)).toBe(all);
  expect(amountFor(one, 1)).toBe(one);
});

it('P10 the stepper changes all amounts, and ends at one person and at twelve', () => {
  document.body.innerHTML = `
    <div data-people><button data-step="-1" disabled></button><output>1</output><button data-step="1"></button></div>
    <b data-amount>½ quả</b><span data-amount>50 g</span><i>70</i>`;
  bindPortions(document);
  const [fewer, more] = document.querySelectorAll('button');
  more?.click();
  expect(document.body.textContent?.replaceAll(/\s+/g, ' ')).toContain('2 1 quả100 g70');
  for (let press = 0; press < MAX_PEOPLE + 3; press += 1) more?.click();
  expect(document.querySelector('output')?.textContent).toBe(String(MAX_PEOPLE));
  expect(more?.disabled).toBe(true);
  for (let press = 0; press < MAX_PEOPLE + 3; press += 1) fewer?.click();
  expect(document.querySelector('b')?.textContent).toBe('½ quả');
  expect(fewer?.disabled).toBe(true);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { line } from '../../domain/food/lineFixture';
import { recipeView, type PublishedRecipe } from './model';
import { RecipePage } from './RecipePage';

const SOURCE: PublishedRecipe = {
  recipe: {
    title: 'Cá kho <b>nhạt</b>',
    description: '',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    prepTime: 10,
    cookTime: 30,
    servings: 4,
    tags: [],
    tips: ['Nêm sau cùng'],
    ingredients: [
      {
        ...line('l1', { name: 'Cá lóc', quantity: 4, unit: 'khúc', unitAmount: 80 }),
        order: 1,
        type: 'food',
      },
    ],
    instructions: [{ lineId: 's1', order: 1, instruction: 'Kho nhỏ lửa.', imageUrls: [] }],
    sale: { price: 49_000, currency: 'VND', isActive: true },
  },
  author: { name: 'ThS. Hà', slug: 'ths-ha', isVerified: true },
};
const renderHtml = (source: PublishedRecipe): string =>
  renderToStaticMarkup(<RecipePage view={recipeView(source)} />);

it('P11 what is for sale holds names and figures, but no amounts, steps or tips', () => {
  const html = renderHtml(SOURCE);
  expect(html).toContain('Cá lóc');
  expect(html).toContain('kcal một phần');
  expect(recipeView(SOURCE).price).toBe('49.000\u00a0₫');
  for (const secret of ['khúc', '320', 'Kho nhỏ lửa', 'Nêm sau cùng'])
    expect(html).not.toContain(secret);
});

it('P11 who bought it, and what is not for sale, has all of it', () => {
  const { sale: _sale, ...free } = SOURCE.recipe;
  for (const source of [
    { ...SOURCE, isBought: true },
    { ...SOURCE, recipe: free },
  ]) {
    const html = renderHtml(source);
    for (const words of ['4 khúc', 'Kho nhỏ lửa', 'Nêm sau cùng', 'data-base="4"'])
      expect(html).toContain(words);
    expect(recipeView(source).price).toBeUndefined();
  }
});

it('P10 nothing that people typed becomes markup, and allergens are told', () => {
  const html = renderHtml(SOURCE);
  expect(html).not.toContain('<b>nhạt');
  expect(html).toContain('cá (Cá lóc)');
});

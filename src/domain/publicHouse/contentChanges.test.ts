import { describe, expect, it } from 'vitest';
import { printedMenu, printedRecipe } from '../printable/fixtures';
import { isChanged, listContent } from './contentChanges';

type Values = Record<string, unknown>;
const recipe = { ...printedRecipe('Gà xào sả ớt'), description: 'Món gà xào thơm sả.' };
const step = (lineId: string, instruction: string) => ({
  lineId,
  order: 1,
  instruction,
  imageUrls: [],
});

const paragraph = (id: string, text: string) => ({
  id,
  type: 'paragraph',
  data: { text: [{ text }] },
});

const changes = (before: Values, after: Values) =>
  listContent('recipes', before, after).filter(isChanged);

describe('P22 what changed since staff looked', () => {
  it('P22 names the field, the step and both wordings; what is as it was stands without a mark', () => {
    const before = { ...recipe, instructions: [step('a', 'Rim 10 phút.'), step('b', 'Nêm lại.')] };
    const after = {
      ...before,
      description: 'Ăn đều chữa khỏi tiểu đường.',
      updatedAt: '2030-01-01T00:00:00.000Z',
      instructions: [step('n', 'Ướp gà.'), step('a', 'Rim 15 phút.')],
    };
    expect(changes(before, after)).toEqual([
      { label: 'Mô tả', before: 'Món gà xào thơm sả.', after: 'Ăn đều chữa khỏi tiểu đường.' },
      { label: 'Cách làm 1', after: 'Ướp gà.' },
      { label: 'Cách làm 2', before: 'Rim 10 phút.', after: 'Rim 15 phút.' },
      { label: 'Cách làm', before: 'Nêm lại.' },
    ]);
    expect(listContent('recipes', before, after)).toContainEqual({
      label: 'Tên công thức',
      before: recipe.title,
      after: recipe.title,
    });
  });

  it('P22 a picture that was changed is a change, a new time of saving is none', () => {
    const cover = (id: string) => ({ ...recipe, coverImage: `/images/w1/${id}/full` });
    expect(changes(cover('one'), cover('two'))).toHaveLength(1);
    expect(changes(recipe, { ...recipe, updatedAt: '2030-01-01T00:00:00.000Z' })).toEqual([]);
  });

  it('P22 a line of a meal is known by itself, wherever it moved to', () => {
    const menu = printedMenu() as unknown as Values & {
      meals: Record<string, { items: Values[] }>;
    };
    const { lunch, dinner } = menu.meals;
    const [first = {}, ...rest] = lunch?.items ?? [];
    const meals = {
      ...menu.meals,
      lunch: { ...lunch, items: [{ ...first, quantity: 77 }, ...rest] },
      dinner,
    };
    const found = listContent('menus', menu, { ...menu, meals }).filter(isChanged);
    expect(found).toHaveLength(1);
    expect(found[0]?.after).toContain('77');
  });

  it('P22 blocks of an article are compared one by one, and what nobody has seen is no change', () => {
    const article = {
      title: 'Ăn nhạt',
      blocks: [paragraph('p1', 'Bớt mắm.'), paragraph('p2', 'Thêm chanh.')],
    };
    const [first] = article.blocks;
    const edited = { ...article, blocks: [first, paragraph('p2', 'Mua thuốc này.')] };
    expect(listContent('articles', article, edited).filter(isChanged)).toMatchObject([
      { before: 'Thêm chanh.', after: 'Mua thuốc này.' },
    ]);
    expect(listContent('articles', undefined, edited).filter(isChanged)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { emptyArticle } from '../../../domain/publicHouse/articles/article';
import type { Block } from '../../../domain/records/articleBlocks/blocks';
import { markdownToBlocks } from '../../../domain/publicHouse/articles/markdownParse';
import { computeReadingTime } from '../../../domain/records/articleBlocks/reading';
import type { Article } from '../../../domain/records/articles';
import { emptyRecipe } from '../../../domain/recipes/recipeEditing';
import { articleList, daysLeft, toPurge } from './articleList';
import { ARTICLE_FORM, toArticle, toArticleValue, withOwnSlug } from './articleValue';
import { buildCard, cardView } from './cards';
import { TEMPLATES } from './templates';

const AT = '2026-11-22T08:00:00.000Z';
const text = (id: string, words: string): Block => ({
  id,
  type: 'paragraph',
  data: { text: [{ text: words }] },
});
const article = (id: string, changes: Partial<Article> = {}): Article => ({
  ...emptyArticle({ id, workspaceId: 'w1', expertId: 'e1', createdAt: AT, updatedAt: AT }),
  title: `Bài ${id}`,
  slug: `bai-${id}`,
  ...changes,
  ...computeReadingTime(changes.blocks ?? []),
});

const ALL = [
  article('1', { status: 'published', tags: [{ id: 'muoi', label: 'Muối' }], summary: 'Ăn nhạt' }),
  article('2', { updatedAt: '2026-11-23T08:00:00.000Z', blocks: [text('b', 'Đậu đũa luộc')] }),
  article('3', { status: 'archived', deletedAt: AT }),
];
const { noFilter, filterRecords, countStatuses } = articleList;
const ids = (changes: Partial<typeof noFilter>) =>
  filterRecords(ALL, { ...noFilter, ...changes }).map(({ id }) => id);

describe('E15 P27 the list of articles', () => {
  it('finds title, summary, tags and text without accents', () => {
    expect(ids({})).toEqual(['2', '1']);
    expect(ids({ query: 'dau dua' })).toEqual(['2']);
    expect(ids({ query: 'an nhat muoi' })).toEqual(['1']);
    expect(ids({ tag: 'muoi' })).toEqual(['1']);
    expect(ids({ sort: 'title' })).toEqual(['1', '2']);
  });

  it('shows what was deleted only where it is asked for', () => {
    expect(countStatuses(ALL)).toEqual({ all: 2, draft: 1, published: 1, archived: 0, trash: 1 });
    expect(ids({ status: 'trash' })).toEqual(['3']);
    expect(ids({ status: 'archived' })).toEqual([]);
  });

  it('keeps what was deleted for thirty days', () => {
    expect(toPurge(ALL, '2026-12-22T07:00:00.000Z')).toEqual([]);
    expect(toPurge(ALL, '2026-12-23T07:00:00.000Z').map(({ id }) => id)).toEqual(['3']);
    expect(daysLeft(AT, '2026-11-22T09:00:00.000Z')).toBe(30);
    expect(daysLeft(AT, '2027-11-22T09:00:00.000Z')).toBe(0);
  });
});

describe('E13 the form of an article', () => {
  it('gives back what it was made of', () => {
    for (const one of ALL) expect(toArticle(toArticleValue(one), one)).toEqual(one);
  });

  it('lets the address follow the title of a draft, not of what readers already have', () => {
    const draft = article('2', { slug: 'bai-2' });
    const renamed = { ...toArticleValue(draft), title: 'Ăn nhạt' };
    expect(toArticle(renamed, draft).slug).toBe('an-nhat');
    const published = article('1', { status: 'published' });
    expect(toArticle({ ...toArticleValue(published), title: 'Khác' }, published).slug).toBe(
      'bai-1',
    );
    expect(toArticle({ ...toArticleValue(draft), slug: 'Riêng Tôi' }, draft).slug).toBe(
      'rieng-toi',
    );
    expect(withOwnSlug(draft, [draft]).slug).toBe('bai-2');
    expect(withOwnSlug(draft, [draft, article('x', { slug: 'bai-2' })]).slug).toBe('bai-2-2');
  });

  it('reads a draft of before, and none where there is none', () => {
    const [one] = ALL;
    const value = toArticleValue(one!);
    expect(ARTICLE_FORM.readValue(structuredClone(value), one!)).toEqual(value);
    expect(ARTICLE_FORM.readValue(null, one!)).toBeNull();
    expect(ARTICLE_FORM.readDocument({ id: 1 })).toBeNull();
  });

  it('S04 drops what does not fit of a draft by itself, and nothing else with it', () => {
    const one = article('1', { blocks: [text('a', 'Cũ')], tags: [{ id: 'muoi', label: 'Muối' }] });
    const newer = { id: 'n', type: 'poll', data: { question: 'Ăn gì?' } };
    const long = { id: 'l', type: 'code', data: { code: 'x'.repeat(30_000) } };
    const stored = {
      ...toArticleValue(one),
      title: 'Nửa chừng',
      slug: 5,
      tags: [{ id: 'x' }, { id: 'nhat', label: 'Ăn nhạt' }, { id: 'muoi', label: 1 }],
      blocks: [
        text('b', 'Mới'),
        { id: 'c', type: 'header', data: { text: [], level: 9 } },
        { id: 'a', type: 'paragraph' },
        newer,
        { type: 'poll', data: {} },
        { id: 'd', type: 'image', data: { address: 'javascript:x', alt: '', caption: '' } },
        long,
        null,
      ],
    };
    expect(ARTICLE_FORM.readValue(stored, one)).toEqual({
      ...toArticleValue(one),
      title: 'Nửa chừng',
      tags: [
        { id: 'nhat', label: 'Ăn nhạt' },
        { id: 'muoi', label: 'Muối' },
      ],
      blocks: [text('b', 'Mới'), text('a', 'Cũ'), newer, long],
    });
    const none = { ...toArticleValue(one), tags: 'x', blocks: undefined };
    expect(ARTICLE_FORM.readValue(none, one)).toEqual(toArticleValue(one));
  });

  it('shows a dash for what nobody knows of a card, and keeps no false 0', () => {
    const base = emptyRecipe({
      id: 'r1',
      workspaceId: 'w',
      expertId: 'e',
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
    });
    const recipe = {
      ...base,
      title: 'Bột',
      nutritionSummary: { calories: 75, protein: 0, carbs: 0, fat: 0 },
      extendedNutrition: { calories: { amount: 75, unit: 'kcal', coverage: 1 } },
    };
    const card = buildCard(recipe);
    expect(card).toEqual({ refId: 'r1', title: 'Bột' });
    expect(cardView('recipe', card, recipe).figures).toBe(
      '75 kcal · — g đạm · — g bột đường · — g béo',
    );
    const known = { ...recipe, nutritionSummary: { calories: 75, protein: 1, carbs: 2, fat: 3 } };
    expect(buildCard(known).figures).toEqual(known.nutritionSummary);
  });

  it('begins with templates that say something', () => {
    for (const { markdown } of TEMPLATES)
      expect(markdownToBlocks(markdown).length).toBeGreaterThan(4);
  });
});

import { describe, expect, it } from 'vitest';
import { articleSchema, type Article } from '../../records/articles';
import { applyKept, mergeDocuments } from '../../protocol/merge';
import { readTolerantly } from '../../schema/tolerance';
import {
  slugsToMend,
  copyArticle,
  emptyArticle,
  isPastKeeping,
  listMissing,
  publishProblems,
  toSlug,
  getSummary,
  uniqueSlug,
} from './article';
import type { Block } from '../../records/articleBlocks/blocks';
import { countWords, computeReadingTime } from '../../records/articleBlocks/reading';

const AT = '2026-11-22T08:00:00.000Z';
const base = { id: 'a1', workspaceId: 'w1', expertId: 'e1', createdAt: AT, updatedAt: AT };
const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'paragraph',
  data: { text: text === '' ? [] : [{ text }] },
});
const article = (blocks: Block[], changes: Partial<Article> = {}): Article => ({
  ...emptyArticle(base),
  title: 'Bài',
  slug: 'bai',
  blocks,
  ...computeReadingTime(blocks),
  ...changes,
});

describe('E13 an article', () => {
  it('has an address without accents, which no other one has', () => {
    expect(toSlug('Ăn nhạt mà vẫn ngon: 5 cách – Đậu đũa!')).toBe(
      'an-nhat-ma-van-ngon-5-cach-dau-dua',
    );
    expect(toSlug('  🍲 ')).toBe('untitled');
    expect(toSlug('ă'.repeat(500))).toHaveLength(120);
    expect(uniqueSlug('bai', [])).toBe('bai');
    expect(uniqueSlug('bai', ['bai', 'bai-2'])).toBe('bai-3');
  });

  it('takes five minutes while it is empty, then one for 200 words', () => {
    expect(computeReadingTime([])).toEqual({ wordCount: 0, readingTime: 5 });
    expect(computeReadingTime([paragraph('b', 'một hai – ba')])).toEqual({
      wordCount: 3,
      readingTime: 1,
    });
    const long = paragraph('b', 'từ '.repeat(401));
    expect(computeReadingTime([long])).toEqual({ wordCount: 401, readingTime: 3 });
    expect(countWords(' … 🍲 \n 1.938 mg')).toBe(2);
  });

  it('says what is missing; title and content are needed', () => {
    const empty = emptyArticle(base);
    expect(listMissing(empty)).toEqual(['title', 'content', 'summary', 'cover', 'tags']);
    expect(publishProblems(empty)).toEqual(['title', 'content']);
    expect(publishProblems(article([paragraph('b', 'Chào')]))).toEqual([]);
    expect(publishProblems(article([paragraph('b', ' ')]))).toEqual(['content']);
  });

  it('has a summary of 150 characters where none was written', () => {
    const made = getSummary(article([paragraph('b', 'chữ '.repeat(100))]));
    expect(made.length).toBeLessThanOrEqual(151);
    expect(made.endsWith('…')).toBe(true);
    expect(getSummary(article([], { summary: ' Tóm tắt ' }))).toBe('Tóm tắt');
  });

  it('is copied as a draft, with blocks of its own', () => {
    let count = 0;
    const source = article([paragraph('b1', 'Chào')], { status: 'published', deletedAt: AT });
    const copy = copyArticle(source, { ...base, id: 'a2' }, { title: 'Bản', slug: 'ban' }, () => {
      count += 1;
      return `n${count}`;
    });
    expect(copy).toMatchObject({ id: 'a2', status: 'draft', blocks: [{ id: 'n1' }] });
    expect(articleSchema.safeParse(copy).success).toBe(true);
    expect(copy.deletedAt).toBeUndefined();
  });

  it('P27 is removed for good thirty days after it was deleted', () => {
    expect(isPastKeeping({}, AT)).toBe(false);
    expect(isPastKeeping({ deletedAt: AT }, '2026-12-22T08:00:00.000Z')).toBe(false);
    expect(isPastKeeping({ deletedAt: AT }, '2026-12-22T08:00:00.001Z')).toBe(true);
  });

  it('P27 has no counters that a device could write', () => {
    for (const counter of ['viewCount', 'likeCount', 'shareCount', 'lastViewedAt'])
      expect(articleSchema.safeParse({ ...article([]), [counter]: 1 }).success).toBe(false);
  });

  it('keeps kinds of blocks that a newer version knows', () => {
    const newer = { ...article([]), blocks: [{ id: 'b9', type: 'hologram', data: { depth: 3 } }] };
    const read = readTolerantly(articleSchema, newer);
    expect(read.ok && read.value.blocks).toEqual(newer.blocks);
  });
});

describe('E13 two devices that write one article', () => {
  const before = article([paragraph('b1', 'Một'), paragraph('b2', 'Hai')]);
  const changed = (...blocks: Block[]) => article(blocks);

  it('both keep their change of different blocks, and count the words of the whole', () => {
    const { merged, conflicts } = mergeDocuments('articles', {
      base: before,
      mine: changed(paragraph('b1', 'Một và'), paragraph('b2', 'Hai'), paragraph('b3', 'Ba')),
      theirs: changed(paragraph('b0', 'Không'), paragraph('b1', 'Một'), paragraph('b2', 'Hai rồi')),
    });
    expect(conflicts).toEqual([]);
    expect(merged.blocks.map(({ id }) => id)).toEqual(['b0', 'b1', 'b2', 'b3']);
    expect(merged.wordCount).toBe(6);
  });

  it('are asked about a block that both changed; what is kept can be taken', () => {
    const { merged, conflicts } = mergeDocuments('articles', {
      base: before,
      mine: changed(paragraph('b1', 'Một mình'), paragraph('b2', 'Hai')),
      theirs: changed(paragraph('b1', 'Một bên'), paragraph('b2', 'Hai')),
    });
    expect(conflicts.map(({ path }) => path)).toEqual(['blocks.b1.data']);
    const taken = applyKept('articles', merged, 'blocks.b1.data', conflicts[0]?.kept);
    expect(taken?.blocks[0]).toEqual(paragraph('b1', 'Một mình'));
  });

  it('never mix the kind of one with the content of the other', () => {
    const header: Block = { id: 'b1', type: 'header', data: { text: [{ text: 'Một' }], level: 2 } };
    const { merged, conflicts } = mergeDocuments('articles', {
      base: before,
      mine: changed(header, paragraph('b2', 'Hai')),
      theirs: changed(paragraph('b1', 'Một nữa'), paragraph('b2', 'Hai')),
    });
    expect(conflicts).toHaveLength(1);
    const [conflict] = conflicts;
    const taken = applyKept('articles', merged, conflict!.path, conflict!.kept);
    for (const each of [merged, taken])
      expect(articleSchema.pick({ blocks: true }).safeParse({ blocks: each?.blocks }).success).toBe(
        true,
      );
  });
});

const named = (id: string, createdAt: string, slug: string) => ({
  ...emptyArticle({ id, workspaceId: 'w', expertId: 'e', createdAt, updatedAt: createdAt }),
  slug,
});

describe('E13 one address for two articles', () => {
  const older = named('b', '2026-11-22T08:00:00.000Z', 'an-nhat');
  const younger = named('a', '2026-11-22T09:00:00.000Z', 'an-nhat');
  const third = named('c', '2026-11-22T07:00:00.000Z', 'an-nhat-2');

  it('E13 the older one keeps it, and every device gives the younger one the same', () => {
    const mended = [{ id: 'a', slug: 'an-nhat-3' }];
    expect(slugsToMend([younger, older, third])).toEqual(mended);
    expect(slugsToMend([third, older, younger])).toEqual(mended);
  });

  it('E13 nothing is left to mend afterwards, and what has none is none of them', () => {
    expect(slugsToMend([older, third, { ...younger, slug: 'an-nhat-3' }])).toEqual([]);
    const empty = { ...younger, slug: '' };
    expect(slugsToMend([{ ...older, slug: '' }, empty])).toEqual([]);
  });
});

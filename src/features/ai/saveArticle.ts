import type { LocalData } from '../../data/types';
import { emptyArticle, toSlug, uniqueSlug } from '../../domain/publicHouse/articles/article';
import type { Block } from '../../domain/records/articleBlocks/blocks';
import { computeReadingTime } from '../../domain/records/articleBlocks/reading';
import type { Article } from '../../domain/records/articles';
import { newId } from '../../domain/schema/newId';

/** @throws StorageFull, InvalidDocument */
export async function saveArticle(
  title: string,
  paragraphs: readonly string[],
  source: string,
  data: Pick<LocalData, 'newBase' | 'articles'>,
): Promise<Article> {
  const taken = (await data.articles.all()).map(({ slug }) => slug);
  const name = title.slice(0, 300);
  const blocks = [...paragraphs, source].map((text): Block => ({
    id: newId(),
    type: 'paragraph',
    data: { text: [{ text }] },
  }));
  return data.articles.insert({
    ...emptyArticle(data.newBase()),
    title: name,
    slug: uniqueSlug(toSlug(name), taken),
    blocks,
    ...computeReadingTime(blocks),
  });
}

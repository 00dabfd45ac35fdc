import {
  compareNames,
  createListModel,
  newestFirst,
  TRASH,
} from '../../../blocks/recordList/listModel';
import { isPastKeeping, KEPT_DAYS } from '../../../domain/publicHouse/articles/article';
import { isKnown, wordsOfBlock } from '../../../domain/records/articleBlocks/blocks';
import { articles as collection, type Article } from '../../../domain/records/articles';

export const getArticleTitle = (article: Pick<Article, 'title'>) =>
  article.title.trim() || collection.title.untitled;

export const articleList = createListModel({
  statuses: ['all', 'published', 'draft', 'archived', TRASH],
  getStatus: ({ status, deletedAt }: Article) => (deletedAt === undefined ? status : TRASH),
  getTexts: ({ title, summary, blocks }) => [
    title,
    summary,
    ...blocks.filter(isKnown).map(wordsOfBlock),
  ],
  orders: {
    updated: (one, other) => newestFirst(one.updatedAt, other.updatedAt),
    created: (one, other) => newestFirst(one.createdAt, other.createdAt),
    title: (one, other) => compareNames(one.title, other.title),
    length: (one, other) => other.wordCount - one.wordCount,
  },
});

export const toPurge = (articles: readonly Article[], now: string): Article[] =>
  articles.filter((article) => isPastKeeping(article, now));

export function daysLeft(deletedAt: string, now: string): number {
  const gone = (Date.parse(now) - Date.parse(deletedAt)) / (24 * 60 * 60 * 1000);
  return Math.max(0, Math.ceil(KEPT_DAYS - gone));
}

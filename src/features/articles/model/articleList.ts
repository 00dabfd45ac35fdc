import { isPastKeeping, KEPT_DAYS } from '../../../domain/publicHouse/articles/article';
import { isKnown, wordsOfBlock } from '../../../domain/records/articleBlocks/blocks';
import { articles as collection, type Article } from '../../../domain/records/articles';
import { fold } from '../../../domain/text/fold';

export const SORTS = ['updated', 'created', 'title', 'length'] as const;

export interface ArticleFilter {
  query: string;
  status: 'all' | Article['status'] | 'trash';
  tag: string;
  sort: (typeof SORTS)[number];
}

export const NO_ARTICLE_FILTER: ArticleFilter = {
  query: '',
  status: 'all',
  tag: '',
  sort: 'updated',
};

const collator = new Intl.Collator('vi');

export const getArticleTitle = (article: Pick<Article, 'title'>) =>
  article.title.trim() || collection.title.untitled;

/** A stored version is the same object, so it is folded only once. */
const folded = new WeakMap<Article, string>();

function buildHaystack(article: Article): string {
  const known = folded.get(article);
  if (known !== undefined) return known;
  const { title, summary, tags, blocks } = article;
  const words = blocks.filter(isKnown).map(wordsOfBlock);
  const made = fold([title, summary, ...tags.map(({ label }) => label), ...words].join(' \n '));
  folded.set(article, made);
  return made;
}

const newer = (one: string, other: string): number => (one < other ? 1 : one > other ? -1 : 0);

const ORDERS: Record<ArticleFilter['sort'], (one: Article, other: Article) => number> = {
  updated: (one, other) => newer(one.updatedAt, other.updatedAt),
  created: (one, other) => newer(one.createdAt, other.createdAt),
  title: (one, other) => collator.compare(one.title, other.title),
  length: (one, other) => other.wordCount - one.wordCount,
};

const getGroup = ({ status, deletedAt }: Article): ArticleFilter['status'] =>
  deletedAt === undefined ? status : 'trash';

export function statusCounts(
  articles: readonly Article[],
): Record<ArticleFilter['status'], number> {
  const counts = { all: 0, draft: 0, published: 0, archived: 0, trash: 0 };
  for (const article of articles) {
    const group = getGroup(article);
    if (Object.hasOwn(counts, group)) counts[group] += 1;
    if (group !== 'trash') counts.all += 1;
  }
  return counts;
}

export function tagsIn(articles: readonly Article[]): { id: string; label: string }[] {
  const all = new Map(articles.flatMap(({ tags }) => tags.map(({ id, label }) => [id, label])));
  return [...all]
    .map(([id, label]) => ({ id, label }))
    .sort((one, other) => collator.compare(one.label, other.label));
}

export function filterArticles(articles: readonly Article[], filter: ArticleFilter): Article[] {
  const words = fold(filter.query).split(/\s+/).filter(Boolean);
  const { status } = filter;
  return articles
    .filter((article) => {
      const group = getGroup(article);
      return (
        (status === 'all' ? group !== 'trash' : group === status) &&
        (filter.tag === '' || article.tags.some(({ id }) => id === filter.tag)) &&
        words.every((word) => buildHaystack(article).includes(word))
      );
    })
    .sort((one, other) => ORDERS[filter.sort](one, other) || (one.id < other.id ? 1 : -1));
}

export const toPurge = (articles: readonly Article[], now: string): Article[] =>
  articles.filter((article) => isPastKeeping(article, now));

export function daysLeft(deletedAt: string, now: string): number {
  const gone = (Date.parse(now) - Date.parse(deletedAt)) / (24 * 60 * 60 * 1000);
  return Math.max(0, Math.ceil(KEPT_DAYS - gone));
}

import type { Article } from '../../records/articles';
import type { DocumentBase } from '../../schema/primitives';
import { fold } from '../../text/fold';
import { wordsOfBlock } from '../../records/articleBlocks/blocks';
import { computeReadingTime } from '../../records/articleBlocks/reading';

const SLUG_LENGTH = 120;
export const KEPT_DAYS = 30;
const SHORT_SUMMARY = 150;

export const slugIn = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');

export const toSlug = (title: string): string => slugIn(title) || 'untitled';

export function uniqueSlug(base: string, taken: Iterable<string>): string {
  const others = new Set(taken);
  if (!others.has(base)) return base;
  let number = 2;
  while (others.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

const byAge = (one: Article, other: Article): number =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

/**
 * Articles whose slug an older one has, each with one of its own: two devices without a network may give the same.
 * Every device finds the same ones.
 */
export function slugsToMend(articles: readonly Article[]): { id: string; slug: string }[] {
  const all = new Set(articles.map(({ slug }) => slug));
  const taken = new Set<string>();
  return articles.toSorted(byAge).flatMap(({ id, slug }) => {
    if (slug === '' || !taken.has(slug)) {
      taken.add(slug);
      return [];
    }
    const own = uniqueSlug(slug, all);
    all.add(own);
    return [{ id, slug: own }];
  });
}

export function getSummary({ summary, blocks }: Pick<Article, 'summary' | 'blocks'>): string {
  if (summary.trim() !== '') return summary.trim();
  const text = blocks
    .filter((block) => block.type === 'paragraph')
    .map(wordsOfBlock)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > SHORT_SUMMARY
    ? `${text.slice(0, SHORT_SUMMARY).replace(/\s\S*$/, '')}…`
    : text;
}

export function emptyArticle(base: DocumentBase): Article {
  return {
    ...base,
    title: '',
    slug: '',
    status: 'draft',
    tags: [],
    summary: '',
    blocks: [],
    ...computeReadingTime([]),
  };
}

export function copyArticle(
  article: Article,
  base: DocumentBase,
  changes: Pick<Article, 'title' | 'slug'>,
  newId: () => string,
): Article {
  const { deletedAt: _deleted, ...rest } = article;
  const blocks = article.blocks.map((block) => ({ ...block, id: newId() }));
  return { ...rest, ...base, ...changes, status: 'draft', blocks };
}

/** Parts that an article should have; without the first two it is not published. */
export const ARTICLE_CHECKS = ['title', 'content', 'summary', 'cover', 'tags'] as const;
export type ArticleCheck = (typeof ARTICLE_CHECKS)[number];
const NEEDED: ReadonlySet<ArticleCheck> = new Set(['title', 'content']);

export function listMissing(article: Article): ArticleCheck[] {
  const done: Record<ArticleCheck, boolean> = {
    title: article.title.trim() !== '',
    content: computeReadingTime(article.blocks).wordCount > 0,
    summary: article.summary.trim() !== '',
    cover: article.coverImage !== undefined,
    tags: article.tags.length > 0,
  };
  return ARTICLE_CHECKS.filter((check) => !done[check]);
}

export const publishProblems = (article: Article): ArticleCheck[] =>
  listMissing(article).filter((check) => NEEDED.has(check));

export function isPastKeeping({ deletedAt }: Pick<Article, 'deletedAt'>, now: string): boolean {
  if (deletedAt === undefined) return false;
  return Date.parse(now) - Date.parse(deletedAt) > KEPT_DAYS * 24 * 60 * 60 * 1000;
}

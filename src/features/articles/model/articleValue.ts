import type { DocumentForm } from '../../../blocks/forms/recordDraft';
import { toSlug, uniqueSlug } from '../../../domain/publicHouse/articles/article';
import {
  blockIdSchema,
  blockSchema,
  type Block,
} from '../../../domain/records/articleBlocks/blocks';
import { cleanLetters } from '../../../domain/text/cleanLetters';
import { articles, articleSchema, type Article } from '../../../domain/records/articles';
import { readDraftList, readDraftTags } from '../../../domain/menus/draftLists';
import { sameValue } from '../../../domain/records/equality';
import { mergeDocuments, type MergeConflict } from '../../../domain/protocol/merge';
import { readTolerantly } from '../../../domain/schema/tolerance';
import { isRecord } from '../../../ui/draftShape';

export interface ArticleValue extends Pick<Article, 'title' | 'summary' | 'tags' | 'blocks'> {
  /** Empty: it follows the title. */
  slug: string;
  coverImage: string;
}

function follows({ title, slug, status }: Article): boolean {
  if (slug === '') return true;
  const own = toSlug(title);
  return status === 'draft' && (slug === own || slug.replace(/-\d+$/, '') === own);
}

export function toArticleValue(article: Article): ArticleValue {
  const { title, summary, tags, blocks, coverImage = '' } = article;
  return { title, summary, tags, blocks, coverImage, slug: follows(article) ? '' : article.slug };
}

const TITLE_LENGTH = 300;

export function toArticle(value: ArticleValue, before: Article): Article {
  const { coverImage: _cover, ...rest } = before;
  const title = cleanLetters(value.title).slice(0, TITLE_LENGTH);
  // An unchanged title keeps its address, with the number behind it.
  const isSame = title === before.title && before.slug !== '' && follows(before);
  const document = {
    ...rest,
    title,
    slug: value.slug === '' ? (isSame ? before.slug : toSlug(title)) : toSlug(value.slug),
    summary: value.summary,
    tags: value.tags,
    blocks: value.blocks,
    ...(value.coverImage === '' ? {} : { coverImage: value.coverImage }),
  };
  return articles.recompute(document) as unknown as Article;
}

export function withOwnSlug(article: Article, all: readonly Article[]): Article {
  const others = all.filter(({ id }) => id !== article.id).map(({ slug }) => slug);
  return { ...article, slug: uniqueSlug(article.slug, others) };
}

function rebase(
  base: Article,
  value: ArticleValue,
  newest: Article,
): { document: Article; conflicts: MergeConflict[] } {
  const { merged, conflicts } = mergeDocuments('articles', {
    base,
    mine: newest,
    theirs: toArticle(value, base),
  });
  const { _deleted, ...article } = merged as Article & { _deleted?: boolean };
  return { document: articles.recompute(article) as unknown as Article, conflicts };
}

function readBlock(stored: unknown): Block | undefined {
  if (!isRecord(stored) || !blockIdSchema.safeParse(stored.id).success) return undefined;
  const read = readTolerantly(blockSchema, stored);
  if (read.ok) return read.value;
  // Too long a text is kept, as the form reports the limit.
  const isTooLong =
    read.issues.length > 0 &&
    read.issues.every((issue) => issue.code === 'too_big' && issue.origin !== 'number');
  return isTooLong ? (stored as unknown as Block) : undefined;
}

function readValue(stored: unknown, base: Article): ArticleValue | null {
  if (!isRecord(stored)) return null;
  const before = toArticleValue(base);
  const text = (key: 'title' | 'summary' | 'slug' | 'coverImage'): string => {
    const typed = stored[key];
    return typeof typed === 'string' ? typed : before[key];
  };
  return {
    title: text('title'),
    summary: text('summary'),
    slug: text('slug'),
    coverImage: text('coverImage'),
    tags: readDraftTags(stored.tags, before.tags),
    blocks: readDraftList(stored.blocks, 'id', before.blocks, readBlock),
  };
}

function readDocument(stored: unknown): Article | null {
  const read = readTolerantly(articleSchema, stored);
  return read.ok ? read.value : null;
}

export const ARTICLE_FORM: DocumentForm<Article, ArticleValue> = {
  collection: 'articles',
  valueOf: toArticleValue,
  differs: (value, article) => !sameValue(value, toArticleValue(article)),
  rebase,
  onTop: (_value, merged) => toArticleValue(merged),
  readDocument,
  readValue,
};

import type { DocumentForm } from '../../../blocks/forms/recordDraft';
import { slugOf, uniqueSlug } from '../../../domain/publicHouse/articles/article';
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

/** Fields of an article that a person edits. */
export interface ArticleValue extends Pick<Article, 'title' | 'summary' | 'tags' | 'blocks'> {
  /** Empty: it follows the title. */
  slug: string;
  coverImage: string;
}

/** Whether the address still follows the title: nobody has it yet, and nobody chose another. */
function follows({ title, slug, status }: Article): boolean {
  if (slug === '') return true;
  const own = slugOf(title);
  return status === 'draft' && (slug === own || slug.replace(/-\d+$/, '') === own);
}

export function valueOf(article: Article): ArticleValue {
  const { title, summary, tags, blocks, coverImage = '' } = article;
  return { title, summary, tags, blocks, coverImage, slug: follows(article) ? '' : article.slug };
}

/** As far as the schema goes. */
const TITLE_LENGTH = 300;

/** The document that the form means, with words and minutes. @param before what was opened */
export function documentOf(value: ArticleValue, before: Article): Article {
  const { coverImage: _cover, ...rest } = before;
  const title = cleanLetters(value.title).slice(0, TITLE_LENGTH);
  // Of a title that was not changed the address stays, also with the number behind it.
  const isSame = title === before.title && before.slug !== '' && follows(before);
  const document = {
    ...rest,
    title,
    slug: value.slug === '' ? (isSame ? before.slug : slugOf(title)) : slugOf(value.slug),
    summary: value.summary,
    tags: value.tags,
    blocks: value.blocks,
    ...(value.coverImage === '' ? {} : { coverImage: value.coverImage }),
  };
  return articles.recompute(document) as unknown as Article;
}

/** The article with an address that no other one of the workspace has. */
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
    theirs: documentOf(value, base),
  });
  const { _deleted, ...article } = merged as Article & { _deleted?: boolean };
  return { document: articles.recompute(article) as unknown as Article, conflicts };
}

/** A block of a draft, of a newer version's kind too; undefined where it does not fit. */
function readBlock(stored: unknown): Block | undefined {
  if (!isRecord(stored) || !blockIdSchema.safeParse(stored.id).success) return undefined;
  const read = readTolerantly(blockSchema, stored);
  if (read.ok) return read.value;
  // A text that is only too long was typed: limits are the form's to tell.
  const isTooLong =
    read.issues.length > 0 &&
    read.issues.every((issue) => issue.code === 'too_big' && issue.origin !== 'number');
  return isTooLong ? (stored as unknown as Block) : undefined;
}

/** Reads the fitting parts of a stored draft, field by field and block by block; the rest is as in `base`. */
function readValue(stored: unknown, base: Article): ArticleValue | null {
  if (!isRecord(stored)) return null;
  const before = valueOf(base);
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

/** How an article and its form become each other. */
export const ARTICLE_FORM: DocumentForm<Article, ArticleValue> = {
  collection: 'articles',
  valueOf,
  differs: (value, article) => !sameValue(value, valueOf(article)),
  rebase,
  onTop: (_value, merged) => valueOf(merged),
  readDocument,
  readValue,
};

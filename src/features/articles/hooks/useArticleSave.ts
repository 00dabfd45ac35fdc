import { useLayoutEffect, useRef, useState } from 'react';
import { failureText } from '../../../blocks/forms/failureText';
import type { DocumentEdit } from '../../../blocks/forms/useRecordEdit';
import { useData } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import { publishProblems } from '../../../domain/publicHouse/articles/article';
import type { Article } from '../../../domain/records/articles';
import type { MergeConflict } from '../../../domain/protocol/merge';
import { SYNC_LIMITS } from '../../../domain/protocol/protocol';
import { articlesText } from '../../../i18n/articles';
import { toaster } from '../../../ui/toaster';
import { ARTICLE_FORM, toArticle, withOwnSlug, type ArticleValue } from '../model/articleValue';

const text = articlesText.save;
/** Milliseconds after a submission within which another one is ignored (specification, section 5). */
const GUARD = 2000;

export type ArticleEdit = DocumentEdit<Article, ArticleValue>;

interface Stored {
  document: Article;
  conflicts: MergeConflict[];
}

async function store(
  data: LocalData,
  base: Article,
  value: ArticleValue,
  status: Article['status'],
  isNew: boolean,
): Promise<Stored> {
  const all = await data.articles.all();
  if (isNew && !(await data.articles.get(base.id))) {
    const made = withOwnSlug({ ...toArticle(value, base), status }, all);
    return { document: await data.articles.insert(made), conflicts: [] };
  }
  let conflicts: MergeConflict[] = [];
  if (!isNew) await data.articles.restore(base);
  const document = await data.articles.update(base.id, (newest) => {
    const met = ARTICLE_FORM.rebase(base, value, newest);
    conflicts = met.conflicts.filter(({ path }) => path !== '_deleted');
    const { deletedAt: _deleted, ...kept } = met.document;
    return withOwnSlug({ ...kept, status }, all);
  });
  return { document, conflicts };
}

const SAID = { draft: text.draft, published: text.published, archived: text.archived } as const;

function refusal(article: Article, status: Article['status']): string | undefined {
  if (article.title.trim() === '') return text.titleMissing;
  if (new TextEncoder().encode(JSON.stringify(article)).length > SYNC_LIMITS.documentBytes * 0.9)
    return text.tooLarge;
  const missing = status === 'published' ? publishProblems(article) : [];
  return missing.includes('content') ? text.contentMissing : undefined;
}

interface Saving {
  edit: ArticleEdit;
  isNew: boolean;
  flush: () => Promise<void>;
  onSaved: (article: Article, conflicts: readonly MergeConflict[]) => void;
}

export function useArticleSave({ edit, isNew, flush, onSaved }: Saving) {
  const data = useData();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState(false);
  const busy = useRef(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const newest = useRef(edit);
  useLayoutEffect(() => {
    newest.current = edit;
  }, [edit]);
  const write = async (status: Article['status']): Promise<void> => {
    await flush();
    // Blocks handed over just now reach the form only with the next render.
    await new Promise((resolve) => setTimeout(resolve));
    const no = refusal(toArticle(newest.current.value, newest.current.base), status);
    setRefused(no !== undefined);
    if (no !== undefined) {
      toaster.create({ type: 'error', title: text.error, description: no });
      return;
    }
    last.current = performance.now();
    const written = newest.current.save((...typed) => store(data, ...typed, status, isNew));
    const { document, conflicts } = await written;
    toaster.create({ type: 'success', title: text.success, description: SAID[status] });
    onSaved(document, conflicts);
  };
  const save = async (status: Article['status']): Promise<void> => {
    if (busy.current || performance.now() - last.current < GUARD) return;
    busy.current = true;
    setSaving(true);
    try {
      await write(status);
    } catch (error) {
      toaster.create({ type: 'error', title: text.failed, description: failureText(error) });
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, refused, save: (status: Article['status']) => void save(status) };
}

export type ArticleSaving = ReturnType<typeof useArticleSave>;

import { Spinner } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRecordEdit, useOpened } from '../../blocks/forms/useRecordEdit';
import { useAskedSaving } from '../../blocks/publication/useFirstPublication';
import { useData, useLiveOneState } from '../../data/react';
import { emptyArticle } from '../../domain/publicHouse/articles/article';
import type { Article } from '../../domain/records/articles';
import { articlesText } from '../../i18n/articles';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { ArticleEditor } from './editor/ArticleEditor';
import type { BlockEditorHandle } from './editor/BlockEditor';
import { useArticleSave } from './hooks/useArticleSave';
import { MissingArticle } from './MissingArticle';
import { ARTICLE_FORM } from './model/articleValue';
import { ARTICLE_PATHS } from './paths';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';

const draftKey = (id: string): string => `article:${id}`;

interface OpenArticleProps {
  name: string;
  article: Article;
  isNew: boolean;
  gone?: boolean;
}

function OpenArticle({ name, article, isNew, gone = false }: OpenArticleProps) {
  const navigate = useNavigateFromHere();
  const editor = useRef<BlockEditorHandle>(null);
  const edit = useRecordEdit(ARTICLE_FORM, name, article);
  const stored = useArticleSave({
    edit,
    isNew,
    flush: async () => editor.current?.flush(),
    onSaved: (saved, conflicts) => {
      if (isNew) edit.moveDraft(draftKey(saved.id));
      if (conflicts.length === 0) navigate(ARTICLE_PATHS.list);
    },
  });
  const [saving, publication] = useAskedSaving(stored, true);
  return (
    <>
      <ArticleEditor edit={edit} saving={saving} isNew={isNew} gone={gone} editorRef={editor} />
      {publication}
    </>
  );
}

export function NewArticlePage() {
  const data = useData();
  const [fresh] = useState(() => emptyArticle(data.newBase()));
  return <OpenArticle name="article:new" article={fresh} isNew />;
}

export function ArticleEditPage() {
  const { id = '' } = useParams();
  const data = useData();
  const { value: live, error } = useLiveOneState(data.articles, id);
  const article = useOpened(ARTICLE_FORM, draftKey(id), id, live);
  if (error) {
    const { loadFailed: title, unread: description } = articlesText;
    return <LoadFailed {...{ title, description }} back={{ to: ARTICLE_PATHS.list }} />;
  }
  if (article) {
    const gone = live === null || article.deletedAt !== undefined;
    return <OpenArticle key={id} name={draftKey(id)} article={article} isNew={false} gone={gone} />;
  }
  if (live === null) return <MissingArticle />;
  return (
    <Page title={articlesText.loading} back={{ to: ARTICLE_PATHS.list }}>
      <Spinner aria-label={articlesText.loading} />
    </Page>
  );
}

import { Button } from '@chakra-ui/react';
import { FileText, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { RecordListPage } from '../../blocks/recordList/RecordListPage';
import { useFilterChoices } from '../../blocks/recordList/useFilterChoices';
import { useData, useLive } from '../../data/react';
import { articles as collection, type Article } from '../../domain/records/articles';
import { slugsToMend } from '../../domain/publicHouse/articles/article';
import { articlesText } from '../../i18n/articles';
import { nowInstant } from '../../platform/clock';
import { AppLink } from '../../ui/Link';
import { ArticleCard } from './list/ArticleCard';
import { useArticleView } from './list/viewStore';
import { articleList, toPurge } from './model/articleList';
import { ARTICLE_PATHS } from './paths';

const text = articlesText.list;
const STATUS_WORDS = { ...collection.fields.status.words, all: text.all, trash: text.trash };

const create = (
  <Button asChild colorPalette="leaf">
    <AppLink to={ARTICLE_PATHS.create}>
      <Plus size={18} aria-hidden /> {articlesText.create}
    </AppLink>
  </Button>
);

function usePurge(articles: readonly Article[] | undefined): void {
  const data = useData();
  useEffect(() => {
    for (const { id } of toPurge(articles ?? [], nowInstant()))
      data.articles.remove(id).catch(() => undefined);
  }, [data, articles]);
}

/** Two offline devices can give the same address; a failure leaves it for the next time. */
function useOwnSlugs(articles: readonly Article[] | undefined): void {
  const data = useData();
  useEffect(() => {
    for (const { id, slug } of slugsToMend(articles ?? []))
      data.articles.update(id, (now) => ({ ...now, slug })).catch(() => undefined);
  }, [data, articles]);
}

export function ArticlesPage() {
  const data = useData();
  const articles = useLive(() => data.articles.watchAll(), [data]);
  usePurge(articles);
  useOwnSlugs(articles);
  const view = useArticleView();
  return (
    <RecordListPage
      {...useFilterChoices(articleList, articles, text, STATUS_WORDS)}
      title={articlesText.title}
      icon={<FileText size={28} />}
      text={text}
      label={text.label}
      records={articles}
      filterRecords={articleList.filterRecords}
      view={view}
      create={create}
      hint={view.filter.status === 'trash' ? text.trashHint : undefined}
      layout="cards"
      estimate={310}
    >
      {(article) => <ArticleCard article={article} />}
    </RecordListPage>
  );
}

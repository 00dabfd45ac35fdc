import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FileText, Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import { articles as collection, type Article } from '../../domain/records/articles';
import { slugsToMend } from '../../domain/publicHouse/articles/article';
import { articlesText } from '../../i18n/articles';
import { nowInstant } from '../../platform/clock';
import { EmptyState } from '../../ui/EmptyState';
import { AppLink } from '../../ui/Link';
import { Chips, Choice } from '../../ui/ListTools';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { PHONE, useMedia, WIDE } from '../../ui/useMedia';
import { WindowList } from '../../ui/WindowList';
import { ArticleCard } from './list/ArticleCard';
import { useArticleView } from './list/viewStore';
import {
  filterArticles,
  NO_ARTICLE_FILTER,
  SORTS,
  statusCounts,
  tagsIn,
  toPurge,
} from './model/articleList';
import { ARTICLE_PATHS } from './paths';

const text = articlesText.list;
const STATUSES = ['all', 'published', 'draft', 'archived', 'trash'] as const;

function Create() {
  return (
    <Button asChild colorPalette="leaf">
      <AppLink to={ARTICLE_PATHS.create}>
        <Plus size={18} aria-hidden /> {articlesText.create}
      </AppLink>
    </Button>
  );
}

function StatusChips({ articles }: { articles: readonly Article[] }) {
  const { filter, setFilter } = useArticleView();
  const counts = statusCounts(articles);
  const { words } = collection.fields.status;
  const getLabel = (status: (typeof STATUSES)[number]): string => {
    if (status === 'all') return text.all(counts.all);
    return status === 'trash' ? text.trash(counts.trash) : `${words[status]} ${counts[status]}`;
  };
  return (
    <Chips
      label={text.statuses}
      value={filter.status}
      options={STATUSES.map((value) => ({ value, label: getLabel(value) }))}
      onChange={(status) => setFilter({ status })}
    />
  );
}

function Narrowing({ articles }: { articles: readonly Article[] }) {
  const { filter, setFilter } = useArticleView();
  const tags = useMemo(() => tagsIn(articles), [articles]);
  const tagOptions = tags.map(({ id, label }) => ({ value: id, label }));
  return (
    <Flex gap="3" wrap="wrap">
      <Box flex="1" minW={{ base: 'full', md: '60' }}>
        <SearchField
          label={text.search}
          placeholder={text.searchHint}
          value={filter.query}
          onChange={(query) => setFilter({ query })}
        />
      </Box>
      <Choice
        label={text.tag}
        value={filter.tag}
        options={[{ value: '', label: text.allTags }, ...tagOptions]}
        onChange={(tag) => setFilter({ tag })}
      />
      <Choice
        label={text.sort}
        value={filter.sort}
        options={SORTS.map((value) => ({ value, label: text.sorts[value] }))}
        onChange={(sort) => setFilter({ sort })}
      />
    </Flex>
  );
}

function Toolbar({ articles, shown }: { articles: readonly Article[]; shown: number }) {
  const { status } = useArticleView().filter;
  return (
    <Stack gap="3" mb="3">
      <Narrowing articles={articles} />
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <StatusChips articles={articles} />
        <Text color="fg.muted" textStyle="sm" aria-live="polite">
          {text.count(shown)}
        </Text>
      </Flex>
      {status === 'trash' ? (
        <Text color="fg.muted" textStyle="sm">
          {text.trashHint}
        </Text>
      ) : null}
    </Stack>
  );
}

function Found({ articles }: { articles: readonly Article[] }) {
  const { filter, setFilter } = useArticleView();
  const rows = useMemo(() => filterArticles(articles, filter), [articles, filter]);
  const [phone, wide] = [useMedia(PHONE), useMedia(WIDE)];
  return (
    <>
      <Toolbar articles={articles} shown={rows.length} />
      {rows.length > 0 ? (
        <WindowList
          label={text.label}
          items={rows}
          estimate={310}
          gap={12}
          lanes={phone ? 1 : wide ? 3 : 2}
        >
          {(article) => <ArticleCard article={article} />}
        </WindowList>
      ) : (
        <EmptyState
          title={text.nothing}
          description={text.nothingHint}
          action={
            <Button
              variant="outline"
              colorPalette="gray"
              onClick={() => setFilter(NO_ARTICLE_FILTER)}
            >
              {text.clear}
            </Button>
          }
        />
      )}
    </>
  );
}

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
  const empty = articles?.length === 0;
  return (
    <Page title={articlesText.title} actions={empty ? undefined : <Create />} maxW="6xl">
      {empty ? (
        <EmptyState
          icon={<FileText size={28} />}
          title={text.emptyTitle}
          description={text.emptyHint}
          action={<Create />}
        />
      ) : null}
      {articles && !empty ? <Found articles={articles} /> : null}
    </Page>
  );
}

import { Box, Button, Heading, Spinner, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Picture } from '../../blocks/pictures/Picture';
import { useData, useLiveOne } from '../../data/react';
import { summaryOf } from '../../domain/articles/article';
import type { Article } from '../../domain/collections/articles';
import { publicPart } from '../../domain/published';
import { articlesText } from '../../i18n/articles';
import { formatDate } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { MissingArticle } from './MissingArticle';
import { titleOf } from './model/articleList';
import { ARTICLE_PATHS } from './paths';
import { ArticleBlocks } from './view/ArticleBlocks';

const text = articlesText.preview;

/** What the public would get: the same white list as the projection goes by. */
function shownOf(article: Article): Article {
  const { deletedAt: _deleted, ...rest } = article;
  return (
    (publicPart('articles', { ...rest, status: 'published' }) as Article | undefined) ?? article
  );
}

function Shown({ article }: { article: Article }) {
  const data = useData();
  const shown = shownOf(article);
  return (
    <Box as="article" maxW="3xl" mx="auto">
      {shown.coverImage ? (
        <Picture address={shown.coverImage} alt="" size="full" borderRadius="l3" mb="5" />
      ) : null}
      <Heading as="h2" size={{ base: '2xl', md: '4xl' }} lineHeight="1.25">
        {titleOf(shown)}
      </Heading>
      <Text color="fg.muted" mt="2">
        {text.by(data.account.name, formatDate(shown.updatedAt.slice(0, 10)))} ·{' '}
        {text.reading(shown.readingTime)}
      </Text>
      <Text textStyle="lg" color="fg.muted" mt="3" mb="5">
        {summaryOf(shown)}
      </Text>
      {shown.blocks.length === 0 ? <Text>{text.empty}</Text> : null}
      <ArticleBlocks blocks={shown.blocks} />
    </Box>
  );
}

/** `/expert/articles/:id/preview`: the article as its readers will see it. */
export function ArticlePreviewPage() {
  const { id = '' } = useParams();
  const data = useData();
  const article = useLiveOne(data.articles, id);
  if (article === null) return <MissingArticle />;
  return (
    <Page
      title={text.title}
      back={{ to: ARTICLE_PATHS.edit(id), label: text.edit }}
      maxW="5xl"
      actions={
        <Button asChild variant="outline" colorPalette="gray">
          <AppLink to={ARTICLE_PATHS.edit(id)}>
            <Pencil size={18} aria-hidden /> {text.edit}
          </AppLink>
        </Button>
      }
    >
      {article ? (
        <>
          <Box mb="5">
            <Notice
              tone="info"
              title={article.status === 'published' ? text.note : text.notPublic}
            />
          </Box>
          <Shown article={article} />
        </>
      ) : (
        <Spinner aria-label={articlesText.loading} />
      )}
    </Page>
  );
}

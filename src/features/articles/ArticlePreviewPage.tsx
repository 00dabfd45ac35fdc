import { Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useRecordEdit } from '../../blocks/forms/useRecordEdit';
import { PreviewPage, Published } from '../../blocks/previews/PreviewPage';
import { useData, useLiveOne } from '../../data/react';
import { getSummary } from '../../domain/publicHouse/articles/article';
import type { Article } from '../../domain/records/articles';
import { publicPart } from '../../domain/publicHouse/published';
import { articlesText } from '../../i18n/articles';
import { formatDate } from '../../ui/format';
import { MissingArticle } from './MissingArticle';
import { getArticleTitle } from './model/articleList';
import { ARTICLE_FORM, toArticle } from './model/articleValue';
import { ARTICLE_PATHS } from './paths';
import { ArticleBlocks } from './ArticleBlocks';

const text = articlesText.preview;

/** Uses the white list of the public projection, so that the preview shows what the public would get. */
function toPublicArticle(article: Article): Article {
  const { deletedAt: _deleted, ...rest } = article;
  return (
    (publicPart('articles', { ...rest, status: 'published' }) as Article | undefined) ?? article
  );
}

function Shown({ article }: { article: Article }) {
  const data = useData();
  const publicArticle = toPublicArticle(article);
  const by = text.by(data.account.name, formatDate(publicArticle.updatedAt));
  return (
    <Published
      coverImage={publicArticle.coverImage}
      title={getArticleTitle(publicArticle)}
      facts={`${by} · ${text.reading(publicArticle.readingTime)}`}
      lead={getSummary(publicArticle)}
    >
      {publicArticle.blocks.length === 0 ? <Text>{text.empty}</Text> : null}
      <ArticleBlocks blocks={publicArticle.blocks} />
    </Published>
  );
}

function OpenPreview({ article }: { article: Article }) {
  const { value, base, dirty } = useRecordEdit(ARTICLE_FORM, `article:${article.id}`, article);
  const note = article.status === 'published' ? text.note : text.notPublic;
  return (
    <PreviewPage
      title={text.title}
      edit={{ to: ARTICLE_PATHS.edit(article.id), label: text.edit }}
      note={dirty ? text.unsaved : note}
      loading={articlesText.loading}
    >
      <Shown article={dirty ? toArticle(value, base) : article} />
    </PreviewPage>
  );
}

export function ArticlePreviewPage() {
  const { id = '' } = useParams();
  const data = useData();
  const article = useLiveOne(data.articles, id);
  if (article === null) return <MissingArticle />;
  if (article) return <OpenPreview key={id} article={article} />;
  return (
    <PreviewPage
      title={text.title}
      edit={{ to: ARTICLE_PATHS.edit(id), label: text.edit }}
      note=""
      loading={articlesText.loading}
    >
      {undefined}
    </PreviewPage>
  );
}

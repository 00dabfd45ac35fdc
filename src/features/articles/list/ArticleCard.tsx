import { Badge, Flex, Text } from '@chakra-ui/react';
import {
  Archive,
  ArchiveRestore,
  Copy,
  ExternalLink,
  Eye,
  FileText,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { CoverCard } from '../../../blocks/recordList/CoverCard';
import { articleIdPath } from '../../../domain/publicHouse/publicPaths';
import { getSummary } from '../../../domain/publicHouse/articles/article';
import type { Article } from '../../../domain/records/articles';
import { articlesText } from '../../../i18n/articles';
import { nowInstant } from '../../../platform/clock';
import { formatNumber, formatWhen } from '../../../ui/format';
import type { MenuAction } from '../../../ui/menuAction';
import { ArticleStatus } from '../editor/ArticleStatus';
import { daysLeft, getArticleTitle } from '../model/articleList';
import { ARTICLE_PATHS } from '../paths';
import { useArticleActions } from './useArticleActions';

const text = articlesText.list;
const { openPage, preview, duplicate, archive, unarchive, remove, removeDraft, restore } = text;
const LABELS = { openPage, preview, duplicate, archive, unarchive, remove, removeDraft, restore };
const SHOWN_TAGS = 3;

const action = (value: keyof typeof LABELS, Icon: typeof Copy, run: () => unknown) => ({
  value,
  label: LABELS[value],
  icon: <Icon size={16} aria-hidden />,
  run: () => void run(),
});

function useCardActions(article: Article): MenuAction[] {
  const { duplicate, archive, remove, restore } = useArticleActions();
  const navigate = useNavigate();
  if (article.deletedAt !== undefined) return [action('restore', Undo2, () => restore(article))];
  const archived = article.status === 'archived';
  const openPage = () =>
    window.open(articleIdPath(article.workspaceId, article.id), '_blank', 'noopener');
  const preview = () => navigate(ARTICLE_PATHS.preview(article.id));
  return [
    ...(article.status === 'published' ? [action('openPage', ExternalLink, openPage)] : []),
    action('preview', Eye, preview),
    action('duplicate', Copy, () => duplicate(article)),
    archived
      ? action('unarchive', ArchiveRestore, () => archive(article))
      : action('archive', Archive, () => archive(article)),
    {
      ...action(article.status === 'draft' ? 'removeDraft' : 'remove', Trash2, () =>
        remove(article),
      ),
      danger: true,
      apart: true,
    },
  ];
}

function Marks({ article: { status, tags } }: { article: Article }) {
  return (
    <Flex gap="1.5" wrap="wrap" my="2">
      <ArticleStatus status={status} />
      {tags.slice(0, SHOWN_TAGS).map(({ id, label }) => (
        <Badge key={id} colorPalette="gray">
          {label}
        </Badge>
      ))}
      {tags.length > SHOWN_TAGS ? (
        <Badge colorPalette="gray">{`+${tags.length - SHOWN_TAGS}`}</Badge>
      ) : null}
    </Flex>
  );
}

function Facts({ article }: { article: Article }) {
  const { deletedAt, updatedAt, readingTime, wordCount } = article;
  const when =
    deletedAt === undefined
      ? text.updated(formatWhen(updatedAt))
      : text.deleted(formatWhen(deletedAt), daysLeft(deletedAt, nowInstant()));
  return (
    <Flex justify="space-between" gap="2" textStyle="sm" color="fg.muted" wrap="wrap">
      <Text>
        {wordCount === 0 ? text.noWords : text.reading(readingTime, formatNumber(wordCount, 0))}
      </Text>
      <Text>{when}</Text>
    </Flex>
  );
}

export function ArticleCard({ article }: { article: Article }) {
  const title = getArticleTitle(article);
  return (
    <CoverCard
      title={title}
      titleLines={2}
      to={ARTICLE_PATHS.edit(article.id)}
      cover={article.coverImage}
      icon={FileText}
      actionsLabel={text.actions(title)}
      actions={useCardActions(article)}
    >
      <Text color="fg.muted" textStyle="sm" lineClamp="2" minH="10">
        {getSummary(article)}
      </Text>
      <Marks article={article} />
      <Facts article={article} />
    </CoverCard>
  );
}

import { Badge, Button, Text } from '@chakra-ui/react';
import type { PublishedItem } from '../../api/moderation';
import { articleIdPath, dailyMenuPath, recipePath } from '../../domain/publicHouse/publicPaths';
import { adminPublishedTexts as texts } from '../../i18n/adminPublished';
import { lookPath } from './paths';
import { formatWhen } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';

interface PublishedCardProps {
  item: PublishedItem;
  busy: boolean;
  onRemove: () => void;
  onRestore: () => void;
}

export const getTitle = ({ title }: Pick<PublishedItem, 'title'>): string =>
  title || texts.untitled;

export function getPath({ type, id, workspaceId, removal }: PublishedItem): string | undefined {
  if (removal) return undefined;
  if (type === 'articles') return articleIdPath(workspaceId, id);
  return type === 'menus' ? dailyMenuPath(id) : recipePath(id);
}

function Actions({ item, busy, onRemove, onRestore }: PublishedCardProps) {
  const title = getTitle(item);
  const path = getPath(item);
  const { type, workspaceId, id } = item;
  if (item.removal)
    return (
      <Button minH="11" disabled={busy} aria-label={texts.restore.of(title)} onClick={onRestore}>
        {texts.restore.label}
      </Button>
    );
  return (
    <>
      <Button asChild minH="11">
        <AppLink to={lookPath(type, workspaceId, id)} aria-label={texts.look.of(title)}>
          {texts.look.label}
        </AppLink>
      </Button>
      {path === undefined ? null : (
        <Button asChild minH="11" variant="outline" colorPalette="gray">
          <a href={path} target="_blank" rel="noreferrer" aria-label={texts.open.of(title)}>
            {texts.open.label}
          </a>
        </Button>
      )}
      <Button
        minH="11"
        variant="outline"
        colorPalette="gray"
        disabled={busy}
        aria-label={texts.remove.of(title)}
        onClick={onRemove}
      >
        {texts.remove.label}
      </Button>
    </>
  );
}

export function PublishedCard(props: PublishedCardProps) {
  const { item } = props;
  const { removal } = item;
  return (
    <RecordCard
      title={getTitle(item)}
      about={
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {removal
            ? `${item.expert.name} · ${texts.removedAt(formatWhen(removal.at))}`
            : texts.by(item.expert.name, formatWhen(item.at))}{' '}
          {item.look === 'new' || item.look === 'changed' ? (
            <Badge colorPalette="turmeric">{texts.looks[item.look]}</Badge>
          ) : null}
        </Text>
      }
      actions={<Actions {...props} />}
    >
      {removal ? (
        <RecordFacts>
          <RecordFact name={texts.reason}>{removal.reason}</RecordFact>
          <RecordFact name={texts.sinceThen}>{removal.isChanged ? texts.changed : null}</RecordFact>
        </RecordFacts>
      ) : null}
    </RecordCard>
  );
}

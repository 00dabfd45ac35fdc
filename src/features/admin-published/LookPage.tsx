import { Button, Flex, Stack, Tabs, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  notePublishedSeen,
  readPublished,
  REMOVAL_REASON_MAX,
  removePublished,
  type PublishedType,
} from '../../api/moderation';
import type { ContractAnswer } from '../../api/contract';
import { KeyHints } from '../../blocks/queue/KeyHints';
import { useQueueKeys } from '../../blocks/queue/useQueueKeys';
import { isChanged } from '../../domain/publicHouse/contentChanges';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminPublishedTexts as texts } from '../../i18n/adminPublished';
import { formatWhen } from '../../ui/format';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { toaster } from '../../ui/toaster';
import { ContentLines } from './ContentLines';
import { ADMIN_PUBLISHED_PATHS as PATHS } from './paths';
import { getPath, getTitle } from './PublishedCard';

const HINTS = [
  [['A'], 'done'],
  [['R'], 'decline'],
] as const;

type Answer = ContractAnswer<typeof readPublished>;

function useActs(answer: Answer, reload: () => Promise<void>) {
  const { item, version } = answer;
  const { type, workspaceId, id } = item;
  const params = { type, workspaceId, id };
  const navigate = useNavigate();
  const { busy, error, run, clear } = useAction(texts.what);
  const [isRemoving, setRemoving] = useState(false);
  const leave = (words: string): void => {
    toaster.create({ title: words, type: 'success' });
    void navigate(`${PATHS[type]}?state=unseen`);
  };
  const note = async (): Promise<void> => {
    const isDone = await run(() => gateway.ask(notePublishedSeen, { params, body: { version } }));
    if (isDone) leave(texts.done.seen(getTitle(item)));
    else await reload();
  };
  const remove = async (reason: string): Promise<boolean> => {
    const isDone = await run(() => gateway.ask(removePublished, { params, body: { reason } }));
    if (isDone) leave(texts.done.remove(getTitle(item)));
    return isDone;
  };
  const open = (isOpen: boolean): void => {
    clear();
    setRemoving(isOpen);
  };
  return { busy, error, isRemoving, open, note, remove };
}

type Acts = ReturnType<typeof useActs>;

function Decisions({ item, acts }: { item: Answer['item']; acts: Acts }) {
  const path = getPath(item);
  const title = getTitle(item);
  return (
    <Flex gap="3" wrap="wrap">
      <Button minH="11" disabled={acts.busy} onClick={() => void acts.note()}>
        {texts.seen}
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
        disabled={acts.busy}
        aria-label={texts.remove.of(title)}
        onClick={() => acts.open(true)}
      >
        {texts.remove.label}
      </Button>
    </Flex>
  );
}

function Removal({ item, acts }: { item: Answer['item']; acts: Acts }) {
  if (!acts.isRemoving) return <Problem text={acts.error} />;
  return (
    <ReasonDialog
      {...texts.dialog}
      title={texts.dialog.title(getTitle(item))}
      most={REMOVAL_REASON_MAX}
      draftKey={`admin:remove:${item.type}:${item.workspaceId}:${item.id}`}
      busy={acts.busy}
      error={acts.error}
      onConfirm={acts.remove}
      onClose={() => acts.open(false)}
    />
  );
}

function Views({ content, lookedAt }: Pick<Answer, 'content' | 'lookedAt'>) {
  const count = content.filter(isChanged).length;
  const [view, setView] = useState<'all' | 'changes'>(count > 0 ? 'changes' : 'all');
  return (
    <Tabs.Root
      value={view}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => setView(value === 'changes' ? 'changes' : 'all')}
    >
      <Tabs.List aria-label={texts.views} mb="4">
        <Tabs.Trigger value="changes" minH="11" disabled={lookedAt === undefined}>
          {texts.onlyChanges(count)}
        </Tabs.Trigger>
        <Tabs.Trigger value="all" minH="11">
          {texts.asRead}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value={view} p="0">
        <ContentLines content={content} onlyChanges={view === 'changes'} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function Loaded({ answer, reload }: { answer: Answer; reload: () => Promise<void> }) {
  const acts = useActs(answer, reload);
  const { item, lookedAt, content, version } = answer;
  useQueueKeys({ a: () => void acts.note(), r: () => acts.open(true) });
  return (
    <Stack gap="4" maxW="3xl">
      <Text color="fg.muted">
        {`${texts.by(item.expert.name, formatWhen(item.at))} · ${
          lookedAt === undefined ? texts.neverSeen : texts.comparedTo(formatWhen(lookedAt))
        }`}
      </Text>
      <Decisions item={item} acts={acts} />
      <KeyHints hints={HINTS} />
      <Removal item={item} acts={acts} />
      <Views key={version} content={content} {...(lookedAt ? { lookedAt } : {})} />
    </Stack>
  );
}

function LookPage({ type }: { type: PublishedType }) {
  const { workspaceId = '', id = '' } = useParams();
  const params = { type, workspaceId, id };
  const { answer, error, reload } = useGatewayQuery(readPublished, { params }, texts.what);
  return (
    <Page
      title={answer ? getTitle(answer.item) : texts.title[type]}
      back={{ to: `${PATHS[type]}?state=unseen`, label: texts.title[type] }}
    >
      <Problem text={error} />
      {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      {answer ? <Loaded answer={answer} reload={reload} /> : null}
    </Page>
  );
}

export const MenuLookPage = () => <LookPage type="menus" />;
export const RecipeLookPage = () => <LookPage type="recipes" />;
export const ArticleLookPage = () => <LookPage type="articles" />;

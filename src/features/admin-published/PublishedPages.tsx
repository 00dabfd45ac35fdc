import { Button, Stack, Tabs, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  listPublished,
  REMOVAL_REASON_MAX,
  removePublished,
  restorePublished,
  type PublishedItem,
  type PublishedType,
} from '../../api/moderation';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminPublishedTexts as texts } from '../../i18n/adminPublished';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { SearchField } from '../../ui/SearchField';
import { toaster } from '../../ui/toaster';
import { PublishedCard, getTitle } from './PublishedCard';

const STATES = ['unseen', 'shown', 'removed'] as const;
type State = (typeof STATES)[number];

const toParams = ({ type, workspaceId, id }: PublishedItem) => ({ type, workspaceId, id });

function useModeration(reload: () => Promise<void>) {
  const { busy, error, run, clear } = useAction(texts.what);
  const [leaving, setLeaving] = useState<PublishedItem | null>(null);
  const after = async (isDone: boolean, words: string): Promise<boolean> => {
    if (isDone) toaster.create({ title: words, type: 'success' });
    await reload();
    return isDone;
  };
  const remove = async (item: PublishedItem, reason: string): Promise<boolean> => {
    const request = { params: toParams(item), body: { reason } };
    const isDone = await run(() => gateway.ask(removePublished, request));
    if (isDone) setLeaving(null);
    return after(isDone, texts.done.remove(getTitle(item)));
  };
  const restore = async (item: PublishedItem): Promise<void> => {
    const isDone = await run(() => gateway.ask(restorePublished, { params: toParams(item) }));
    await after(isDone, texts.done.restore(getTitle(item)));
  };
  const open = (item: PublishedItem | null): void => {
    clear();
    setLeaving(item);
  };
  return { busy, error, leaving, open, remove, restore };
}

function Removal({ busy, error, leaving, open, remove }: ReturnType<typeof useModeration>) {
  if (!leaving) return <Problem text={error} />;
  return (
    <ReasonDialog
      {...texts.dialog}
      title={texts.dialog.title(getTitle(leaving))}
      most={REMOVAL_REASON_MAX}
      draftKey={`admin:remove:${leaving.type}:${leaving.workspaceId}:${leaving.id}`}
      busy={busy}
      error={error}
      onConfirm={(reason) => remove(leaving, reason)}
      onClose={() => open(null)}
    />
  );
}

function LoadProblem({ text, onReload }: { text: string | null; onReload: () => void }) {
  if (!text) return null;
  return (
    <Stack gap="3" align="start">
      <Problem text={text} />
      <Button variant="outline" colorPalette="gray" minH="11" onClick={onReload}>
        {common.retry}
      </Button>
    </Stack>
  );
}

function List({ type, state, q }: { type: PublishedType; state: State; q: string }) {
  const { answer, error, reload } = useGatewayQuery(
    listPublished,
    { query: { type, state, q } },
    texts.what,
  );
  const moderation = useModeration(reload);
  if (!answer && !error) return <Text color="fg.muted">{texts.loading}</Text>;
  const items = answer?.items ?? [];
  return (
    <Stack gap="4" maxW="3xl">
      <LoadProblem text={error} onReload={() => void reload()} />
      <Removal {...moderation} />
      {answer && items.length === 0 ? (
        <EmptyState
          icon={<FileText size={28} />}
          title={q ? texts.nothingFound : texts.empty[state]}
        />
      ) : null}
      {items.map((item) => (
        <PublishedCard
          key={`${item.workspaceId} ${item.id}`}
          item={item}
          busy={moderation.busy}
          onRemove={() => moderation.open(item)}
          onRestore={() => void moderation.restore(item)}
        />
      ))}
      {answer && answer.total > items.length ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.more(items.length, answer.total)}
        </Text>
      ) : null}
    </Stack>
  );
}

function PublishedPage({ type }: { type: PublishedType }) {
  const [params, setParams] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'shown';
  const [q, setQ] = useState('');
  return (
    <Page title={texts.title[type]}>
      <SearchField value={q} onChange={setQ} label={texts.search} />
      <Tabs.Root
        value={state}
        onValueChange={({ value }) => setParams({ state: value }, { replace: true })}
        lazyMount
        unmountOnExit
        mt="2"
      >
        <Tabs.List aria-label={texts.filter} mb="4">
          {STATES.map((one) => (
            <Tabs.Trigger key={one} value={one} minH="11" whiteSpace="nowrap">
              {texts.state[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {STATES.map((one) => (
          <Tabs.Content key={one} value={one} p="0">
            <List type={type} state={one} q={q.trim().slice(0, 100)} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  );
}

export const MenusPage = () => <PublishedPage type="menus" />;
export const RecipesPage = () => <PublishedPage type="recipes" />;
export const ArticlesPage = () => <PublishedPage type="articles" />;

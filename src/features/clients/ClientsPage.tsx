import { tierName } from '../../domain/accounts/access/tiers';
import { Badge, Button, Flex, Stack } from '@chakra-ui/react';
import { Plus, SearchX, Users } from 'lucide-react';
import { Suspense, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData, useLiveOne } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { NO_CLIENT_FILTER, type ClientAllowance } from '../../domain/person/clientList';
import { clientTexts as texts } from '../../i18n/clients';
import { formsText } from '../../i18n/forms';
import { whenIdle } from '../../platform/idle';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { NothingYet, useRestoring } from '../../ui/restoring';
import { toaster } from '../../ui/toaster';
import { CLIENT_PATHS } from './paths';
import { WindowCards } from './CardList';
import { ClientFormDialog, fetchForms, LimitDialog } from './lazyForms';
import { ClientTable, type RowActions } from './ClientTable';
import { LimitCard } from '../../blocks/tier/LimitCard';
import { failureText } from '../../blocks/forms/failureText';
import { useKept } from './useKept';
import { NotRead } from './NoClient';
import { FilterChips, ListBar, SearchBox } from './Toolbar';
import { useClientList, type ClientList } from './useClientList';
import { PHONE, TABLE_FROM, useMedia } from '../../ui/useMedia';
import { ThumbButton } from './ThumbButton';
import { useOpenForm, type OpenForm } from './useOpenForm';
import { useRemoveClient } from './useRemoveClient';
import { useClientView } from './viewStore';

function useRowActions(open: OpenForm['open'], onRemove: (client: Client) => void): RowActions {
  const data = useData();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onOpen: (client) => void navigate(CLIENT_PATHS.detail(client.id)),
      onEdit: (client) => open('edit', client.id),
      onRemove,
      onStatus: (client, status) => {
        data.clients
          .update(client.id, (current) => ({ ...current, status }))
          .then(
            () => toaster.create({ type: 'success', title: formsText.savedOnDevice }),
            (error: unknown) => toaster.create({ type: 'error', title: failureText(error) }),
          );
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `open` and `onRemove` are new each time and do the same
    [data, navigate],
  );
}

function ClientResults({ list, actions }: { list: ClientList; actions: RowActions }) {
  const wide = useMedia(TABLE_FROM);
  const phone = useMedia(PHONE);
  const { layout, setFilter } = useClientView();
  const table = layout?.wide === wide ? layout.kind === 'table' : wide;
  if (list.rows.length === 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={texts.list.nothingFound}
        description={texts.list.nothingFoundHint}
        action={
          <Button variant="outline" colorPalette="gray" onClick={() => setFilter(NO_CLIENT_FILTER)}>
            {texts.list.clearFilters}
          </Button>
        }
      />
    );
  return (
    <>
      <ListBar matchCount={list.rows.length} table={table} wide={wide} />
      {table ? (
        <ClientTable rows={list.rows} actions={actions} />
      ) : (
        <WindowCards rows={list.rows} lanes={phone ? 1 : 2} />
      )}
    </>
  );
}

function Subtitle({ list }: { list: ClientList }) {
  const { plan, maxClients } = list.allowance;
  return (
    <Flex gap="1.5" align="center" wrap="wrap">
      {texts.count(list.count, maxClients)}
      <Badge colorPalette="leaf" size="sm">
        {texts.plan(tierName(plan))}
      </Badge>
    </Flex>
  );
}

interface OpenClientFormProps {
  forms: OpenForm;
  /** Absent until it is known. */
  allowance: ClientAllowance | undefined;
}

function OpenClientForm({ forms, allowance }: OpenClientFormProps) {
  const data = useData();
  const { setFilter } = useClientView();
  const editId = forms.form?.name === 'edit' ? forms.form.value : null;
  const edited = useKept(useLiveOne(data.clients, editId), editId);
  const isNew = forms.form?.name === 'new';
  if (isNew && allowance?.level === 'reached')
    return (
      <LimitDialog
        name="clients"
        tier={allowance.plan}
        most={allowance.maxClients}
        hasDraft
        onClose={forms.close}
      />
    );
  if (isNew)
    return <ClientFormDialog onClose={forms.close} onSaved={() => setFilter(NO_CLIENT_FILTER)} />;
  return edited && editId === edited.id ? (
    <ClientFormDialog key={edited.id} client={edited} onClose={forms.close} />
  ) : null;
}

function Nobody() {
  return (
    <EmptyState icon={<Users />} title={texts.list.empty} description={texts.list.emptyHint} />
  );
}

function SearchedList({ list, actions }: { list: ClientList; actions: RowActions }) {
  const openFirst = () => {
    const [first] = list.rows;
    if (first) actions.onOpen(first.client);
  };
  return (
    <>
      <SearchBox onEnter={openFirst} />
      <FilterChips counts={list.counts} />
      <ClientResults list={list} actions={actions} />
    </>
  );
}

export function ClientsPage() {
  const { list, failed, retry } = useClientList();
  const forms = useOpenForm();
  const removal = useRemoveClient();
  const phone = useMedia(PHONE);
  const actions = useRowActions(forms.open, removal.ask);
  // A new device cannot count what has not been synced yet.
  const counted = useRestoring() ? undefined : list;
  const stands = list !== undefined;
  useEffect(() => (stands ? whenIdle(fetchForms) : undefined), [stands]);
  const add = () => forms.open('new', '1');
  const addButton = (
    <Button onClick={add}>
      <Plus aria-hidden />
      {texts.add}
    </Button>
  );
  return (
    <Page
      title={texts.title}
      subtitle={counted ? <Subtitle list={counted} /> : null}
      actions={phone ? undefined : addButton}
    >
      {failed ? <NotRead title={texts.list.failed} onRetry={retry} /> : null}
      {list && !failed ? (
        <Stack gap="3" pb={{ base: '20', md: '4' }}>
          <LimitCard name="clients" count={list.count} most={list.allowance.maxClients} />
          {list.count === 0 ? <Nobody /> : <SearchedList list={list} actions={actions} />}
          {phone ? <ThumbButton label={texts.add} onClick={add} /> : null}
        </Stack>
      ) : null}
      {list || failed ? null : <NothingYet>{null}</NothingYet>}
      {failed ? null : (
        <Suspense>
          <OpenClientForm forms={forms} allowance={list?.allowance} />
        </Suspense>
      )}
      {removal.dialog}
    </Page>
  );
}

import { Spinner } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { LimitNotice } from '../../blocks/tier/LimitNotice';
import { clientMenuText } from '../../i18n/clientMenu';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { toaster } from '../../ui/toaster';
import { ExistingMenu } from './clientMenu/ExistingMenu';
import { Head } from './clientMenu/Head';
import { NewMenu } from './clientMenu/NewMenu';
import { useClientMenuPage } from './clientMenu/useClientMenuPage';
import { DraftNotice } from './editor/DraftNotice';

const text = clientMenuText;

function useReport(failed: boolean, description: string): void {
  useEffect(() => {
    if (failed) toaster.create({ type: 'error', title: text.save.error, description });
  }, [failed, description]);
}

function NotReady({ failed, back }: { failed: boolean; back: { to: string } }) {
  return (
    <Page title={text.title} back={back}>
      {failed ? (
        <EmptyState title={text.client.failed} description={text.client.failedHint} />
      ) : (
        <Spinner aria-label={text.loading} />
      )}
    </Page>
  );
}

function Opened({ id }: { id: string }) {
  const page = useClientMenuPage(id);
  const { form, targets, visibleProblems } = page;
  const { clients, client, draft, put, missing, isStored, restored, discard } = form;
  useReport(form.menusFailed, text.existing.failed);
  const home = missing ? getAddresses('clients').list : getAddresses('clients').detail(id);
  // Stable objects: new ones would render the whole form at each keystroke.
  const back = useMemo(() => ({ to: home }), [home]);
  const { mode } = draft;
  const invalid = visibleProblems.client === true;
  const head = useMemo(
    () => (
      <Head
        mode={mode}
        missing={missing}
        clients={clients}
        client={client}
        targets={targets.targets}
        pending={targets.pending}
        invalid={invalid}
        put={put}
      />
    ),
    [mode, missing, clients, client, targets.targets, targets.pending, invalid, put],
  );
  const notices = useMemo(
    () => (
      <>
        {mode === 'new' ? <LimitNotice name="menus" /> : null}
        <DraftNotice isStored={isStored} restored={restored} discard={discard} />
      </>
    ),
    [mode, isStored, restored, discard],
  );
  if (form.state !== 'ready') return <NotReady failed={form.state === 'failed'} back={back} />;
  const parts = { page, head, notices, back };
  return mode === 'new' ? <NewMenu {...parts} /> : <ExistingMenu {...parts} />;
}

export function ClientMenuPage() {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
}

import { Button, Dialog } from '@chakra-ui/react';
import { DatabaseZap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { DataProvider } from '../../data/react';
import type { AccountProfile } from '../../domain/account';
import { common } from '../../i18n/common';
import { SyncProvider } from '../../sync/react';
import { FormNoticeProvider } from '../../ui/formNotice';
import { Toaster } from '../../ui/toaster';
import { DraftScopeProvider } from '../../ui/useDraft';
import { FullMessage } from '../FullMessage';
import { Opening } from '../Opening';
import { RefusalNotice } from '../shell/RefusalNotice';
import { ExpertShell } from '../shell/ExpertShell';
import { keepEntryFiles } from '../update/filesKept';
import { OfflineReady } from '../update/OfflineReady';
import { reachableBesideDialogs } from '../update/updateBarId';
import { openWorkspace } from './openWorkspace';
import type { OpenedWorkspace } from './openWorkspace';
import { StandingGate } from './StandingGate';

/** What every dialog of the app has in common. */
const DIALOGS = { persistentElements: reachableBesideDialogs };

type State = { opened?: OpenedWorkspace; failed?: boolean };

/** The device's data of one account; another account means another database. */
function useWorkspace(account: AccountProfile): State {
  const [state, setState] = useState<State & { accountId?: string }>({});
  const { accountId } = account;
  useEffect(() => {
    let left = false;
    const { opened, close } = openWorkspace(account);
    const show = async () => {
      try {
        const workspace = await opened;
        if (!left) setState({ opened: workspace, accountId });
      } catch (error) {
        reportError(error);
        if (!left) setState({ failed: true, accountId });
      }
    };
    void show();
    return () => {
      left = true;
      close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new plan or name of the same account opens nothing anew
  }, [accountId]);
  return state.accountId === accountId ? state : {};
}

/** The signed-in part of the app: data, replication, shell; its pages stand in the outlet. */
export function Workspace({ account }: { account: AccountProfile }) {
  const { opened, failed } = useWorkspace(account);
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (isOpen) keepEntryFiles('expert', ['idle']);
  }, [isOpen]);
  if (failed)
    return (
      <FullMessage
        alone
        icon={<DatabaseZap size={28} />}
        title={common.start.failedTitle}
        actions={
          <Button colorPalette="leaf" onClick={() => window.location.reload()}>
            {common.errorPage.reload}
          </Button>
        }
      >
        {common.start.failedBody}
      </FullMessage>
    );
  if (!opened) return <Opening />;
  return (
    <DataProvider value={opened.local}>
      <SyncProvider value={opened.sync}>
        <DraftScopeProvider value={account.accountId}>
          <Dialog.PropsProvider value={DIALOGS}>
            <StandingGate account={account}>
              <ExpertShell account={account}>
                <RefusalNotice />
                <FormNoticeProvider value={<RefusalNotice />}>
                  <Outlet />
                </FormNoticeProvider>
              </ExpertShell>
            </StandingGate>
          </Dialog.PropsProvider>
          <Toaster />
          <OfflineReady />
        </DraftScopeProvider>
      </SyncProvider>
    </DataProvider>
  );
}

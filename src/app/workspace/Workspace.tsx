import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { LiveSearchProvider } from '../../blocks/lines/add/liveContext';
import { AccountProvider, DataProvider } from '../../data/react';
import type { AccountProfile } from '../../domain/accounts/account';
import { SyncProvider } from '../../sync/react';
import { FormNoticeProvider } from '../../ui/formNotice';
import { BesideDialogs } from '../../ui/besideDialogs';
import { DraftScopeProvider } from '../../ui/useDraft';
import { Opening } from '../Opening';
import { LimitHost } from '../../blocks/tier/LimitHost';
import { RefusalNotice } from '../shell/RefusalNotice';
import { Toaster } from '../Toaster';
import { ExpertShell } from '../shell/ExpertShell';
import { keepEntryFiles } from '../update/filesKept';
import { OfflineReady } from '../update/OfflineReady';
import { reachableBesideDialogs } from '../update/updateBarId';
import { openWorkspace, type OpenedWorkspace } from './openWorkspace';
import { OldTabOpen, OpeningFailed } from './openingPages';
import { RestoringStatus } from './restoring/RestoringStatus';
import { AccountStateGate } from './AccountStateGate';

type State = { opened?: OpenedWorkspace; waits?: boolean; failure?: unknown };

function useWorkspace(account: AccountProfile): State {
  const [state, setState] = useState<State & { accountId?: string }>({});
  const { accountId } = account;
  useEffect(() => {
    let left = false;
    const { opened, close } = openWorkspace(account, (waits) => {
      if (!left) setState({ waits, accountId });
    });
    const show = async () => {
      try {
        const workspace = await opened;
        if (!left) setState({ opened: workspace, accountId });
      } catch (error) {
        reportError(error);
        if (!left) setState({ failure: error ?? true, accountId });
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

export function Workspace({ account }: { account: AccountProfile }) {
  const { opened, waits, failure } = useWorkspace(account);
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (isOpen) keepEntryFiles('expert', ['idle']);
  }, [isOpen]);
  if (failure !== undefined) return <OpeningFailed error={failure} />;
  if (waits) return <OldTabOpen />;
  if (!opened) return <Opening />;
  return (
    <DataProvider value={opened.data}>
      <AccountProvider value={account}>
        <SyncProvider value={opened.sync}>
          <DraftScopeProvider value={account.accountId}>
            <BesideDialogs value={reachableBesideDialogs}>
              <AccountStateGate account={account}>
                <RestoringStatus local={opened.local} presences$={opened.presences$}>
                  <ExpertShell account={account}>
                    <RefusalNotice />
                    <FormNoticeProvider value={<RefusalNotice />}>
                      <LiveSearchProvider value={opened.sync.library.dishes}>
                        <Outlet />
                      </LiveSearchProvider>
                    </FormNoticeProvider>
                  </ExpertShell>
                </RestoringStatus>
              </AccountStateGate>
            </BesideDialogs>
            <Toaster />
            <LimitHost />
            <OfflineReady />
          </DraftScopeProvider>
        </SyncProvider>
      </AccountProvider>
    </DataProvider>
  );
}

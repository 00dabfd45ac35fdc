import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { AccountProfile } from '../../domain/accounts/account';
import { PROFILE_PATH } from '../../domain/publicHouse/ownPages';
import { endSignedOut, session } from '../../gateway/browserSession';
import { sealings } from '../../platform/sealings';
import { pageAt } from '../../routing/feature';
import { showStartFailure } from '../startFailure';
import { whereTo } from './destination';
import { ENTRANCE_FEATURES } from './features';
import { prefetchWorkspaceWhileTyping } from './prefetch';
import { EntranceApp } from './EntranceApp';
import { readTyped, typeAgain } from './typed';

function destination(): string | null {
  const { account, locked } = session.getSnapshot();
  const { pathname, search } = window.location;
  return account && !locked ? whereTo(account, pathname, search, account) : null;
}

function draw(root: HTMLElement): void {
  const app = createRoot(root, { onUncaughtError: showStartFailure });
  const enter = async ({ role }: AccountProfile, path: string): Promise<void> => {
    if (role !== 'expert' || path === PROFILE_PATH) return window.location.replace(path);
    try {
      // Without a page load, so that modules that are loaded already are reused.
      const { startExpert } = await import('../expert/start');
      await startExpert(root, () => {
        window.history.replaceState(null, '', path);
        app.unmount();
      });
    } catch {
      // An update removed the old files.
      window.location.replace(path);
    }
  };
  const typed = readTyped(root);
  flushSync(() =>
    app.render(<EntranceApp onEnter={(account, path) => void enter(account, path)} />),
  );
  typeAgain(root, typed);
}

/** Seals data of accounts that signed out here, since this page opens no database. */
async function closeWhatWasLeft(): Promise<void> {
  const { carryOutRemovals } = await import('../../data/removal');
  await carryOutRemovals(localStorage);
  if (sealings.all(localStorage).length === 0) return;
  const { carryOutSealings } = await import('../../data/sealing/seal');
  await carryOutSealings(localStorage);
}

/** @throws when storage is forbidden or a part cannot be fetched */
export async function startEntrance(root: HTMLElement): Promise<void> {
  const to = destination();
  if (to !== null) return window.location.replace(to);
  // The build drew the page: load first, so that nothing replaces it for a moment.
  await pageAt(ENTRANCE_FEATURES, window.location.pathname)?.part.load();
  draw(root);
  endSignedOut();
  closeWhatWasLeft().catch(reportError);
  prefetchWorkspaceWhileTyping();
}

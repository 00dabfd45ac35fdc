import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { AccountProfile } from '../../domain/accounts/account';
import { sessionStore } from '../../gateway/browserSession';
import { LinkProvider } from '../../ui/Link';
import { RouterLink } from '../RouterLink';
import { whereTo } from './destination';
import { ENTRANCE_FEATURES } from './features';

interface EntranceAppProps {
  onEnter: (account: AccountProfile, path: string) => void;
}

function Pages({ onEnter }: EntranceAppProps) {
  const { account, locked } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
  );
  const [before] = useState(account);
  const { pathname, search } = useLocation();
  const target = account && !locked ? whereTo(account, pathname, search, before) : null;
  useEffect(() => {
    if (account && target) onEnter(account, target);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each destination
  }, [target]);
  return (
    <Suspense fallback={null}>
      <Routes>
        {ENTRANCE_FEATURES.flatMap(({ pages }) =>
          pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />),
        )}
      </Routes>
    </Suspense>
  );
}

export function EntranceApp({ onEnter }: EntranceAppProps) {
  return (
    <LinkProvider value={RouterLink}>
      <BrowserRouter>
        <Pages onEnter={onEnter} />
      </BrowserRouter>
    </LinkProvider>
  );
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sessionStore } from '../sync/browserSession';
import { Opening } from './Opening';
import { nextPath } from './routes';

const LoginPage = lazy(async () => ({ default: (await import('../features/account')).LoginPage }));

/** The sign-in page; who is signed in already goes where they wanted to go. */
export function LoginGate() {
  const { account, locked } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
  );
  const [params] = useSearchParams();
  if (account && !locked) return <Navigate to={nextPath(params.get('next'))} replace />;
  return (
    <Suspense fallback={<Opening />}>
      <LoginPage knownEmail={account?.email} />
    </Suspense>
  );
}

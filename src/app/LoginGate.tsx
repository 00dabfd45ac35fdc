import { Suspense, useSyncExternalStore } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sessionStore } from '../gateway/browserSession';
import { Opening } from './Opening';
import { lazyFrom } from './part';
import { entrance } from './parts';
import { nextPath, PATHS } from './routes';

const LoginPage = lazyFrom(entrance, (pages) => pages.LoginPage);
const RegisterPage = lazyFrom(entrance, (pages) => pages.RegisterPage);

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

/** Registration; who is signed in goes to the workspace, or to what is said of an open application. */
export function RegisterGate() {
  const { account, locked } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
  );
  if (account && !locked) return <Navigate to={PATHS.home} replace />;
  return (
    <Suspense fallback={<Opening />}>
      <RegisterPage />
    </Suspense>
  );
}

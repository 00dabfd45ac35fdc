import { useSyncExternalStore } from 'react';
import { ADMIN_ROLE_NAMES, tierName } from '../../domain/accounts/access/names';
import type { AccountProfile } from '../../domain/accounts/account';
import { HOME_PATH, PROFILE_PATH, SIGN_OUT_REQUEST } from '../../domain/publicHouse/ownPages';
import { sessionStore } from '../../gateway/browserSession';
import { accountTexts } from '../../i18n/account';
import { getLabel } from '../../i18n/labelOf';
import { profilePage as texts } from '../../i18n/profilePage';
import { Button } from '../../ui/plain/Button';
import { Below, Frame } from './Frame';
import { ACCOUNT_PATHS, ADMIN_ACCOUNT_PATHS, ENTRANCE_PATHS } from './paths';

const isExpert = ({ role, status }: AccountProfile): boolean =>
  role === 'expert' && status === 'approved';

function formatBadge(account: AccountProfile): string {
  const { role, adminRole, status, plan } = account;
  if (role === 'admin') return adminRole ? getLabel(ADMIN_ROLE_NAMES, adminRole) : texts.noRole;
  if (isExpert(account)) return accountTexts.menu.plan(tierName(plan));
  return role === 'expert' ? getLabel(texts.states, status) : texts.visitor;
}

function listLinks(account: AccountProfile): readonly (readonly [path: string, label: string])[] {
  if (account.role === 'admin')
    return [
      ['/admin', texts.admin],
      [ADMIN_ACCOUNT_PATHS.own, accountTexts.menu.manage],
    ];
  if (isExpert(account))
    return [
      ['/expert/recipes', texts.expert],
      [ACCOUNT_PATHS.own, accountTexts.menu.manage],
    ];
  return [
    [ENTRANCE_PATHS.register, account.role === 'expert' ? texts.application : texts.register],
  ];
}

function askToSignOut({ role }: AccountProfile): void {
  sessionStorage.setItem(SIGN_OUT_REQUEST, '1');
  window.location.assign(role === 'admin' ? ADMIN_ACCOUNT_PATHS.own : ACCOUNT_PATHS.own);
}

function Person({ account }: { account: AccountProfile }) {
  return (
    <div className="p-stack p-loose">
      <div className="p-stack">
        <p className="p-heading">{account.name}</p>
        <p className="p-muted">{account.email}</p>
        <p>
          <span className="p-badge">{formatBadge(account)}</span>
        </p>
      </div>
      <div className="p-stack">
        {listLinks(account).map(([path, label], at) => (
          <a
            key={path}
            className={at === 0 ? 'p-button p-button-link' : 'p-button'}
            data-variant={at === 0 ? undefined : 'outline'}
            href={path}
          >
            {label}
          </a>
        ))}
        <Button variant="outline" onClick={() => askToSignOut(account)}>
          {accountTexts.menu.signOut}
        </Button>
      </div>
    </div>
  );
}

/** Keeps the place: the page is prerendered before the device has said who is signed in. */
const Skeleton = () => (
  <div className="p-stack" aria-hidden="true">
    <div className="p-skeleton" />
    <div className="p-skeleton" />
    <div className="p-skeleton" />
  </div>
);

const Visitor = () => (
  <div className="p-stack">
    <p>{texts.signedOut}</p>
    <a
      className="p-button p-button-link"
      href={`${ENTRANCE_PATHS.login}?next=${encodeURIComponent(PROFILE_PATH)}`}
    >
      {texts.signIn}
    </a>
  </div>
);

const IS_BUILD = typeof document === 'undefined';

function renderBody(account: AccountProfile | null) {
  if (account) return <Person account={account} />;
  return IS_BUILD ? <Skeleton /> : <Visitor />;
}

export function ProfilePage() {
  const { account } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
    sessionStore.getSnapshot,
  );
  return (
    <Frame
      title={texts.title}
      below={
        <Below>
          <a className="p-link" href={HOME_PATH}>
            {texts.home}
          </a>
        </Below>
      }
    >
      {renderBody(account)}
    </Frame>
  );
}

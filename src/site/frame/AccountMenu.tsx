import { hasPermission } from '../../domain/accounts/access/permissions';
import { ADMIN_ROLE_NAMES, tierName } from '../../domain/accounts/access/names';
import type { AdminRole } from '../../domain/accounts/access/roles';
import { PROFILE_PATH, SIGN_OUT_REQUEST } from '../../domain/publicHouse/ownPages';
import { siteText } from '../../i18n/site';
import { REGISTER } from '../places';
import { ADMIN_PLACES, EXPERT_PLACES, type AccountPlace } from './accountPlaces';

const { account: text } = siteText;
const ROLES = Object.keys(ADMIN_ROLE_NAMES) as AdminRole[];

/** Staff roles that may open a place, as words of `data-for`; every administrator where it needs no permission. */
const openTo = ({ permission }: AccountPlace): string =>
  permission ? ROLES.filter((role) => hasPermission(role, permission)).join(' ') : 'admin';

const DOORS = [
  ['expert', '/expert/recipes', text.doors.expert],
  ['admin', '/admin', text.doors.admin],
  ['user', REGISTER, text.doors.register],
  ['application', REGISTER, text.doors.application],
] as const;

const Doors = ({ className }: { className?: string }) =>
  DOORS.map(([kind, path, label]) => (
    <a key={kind} className={className} href={path} data-for={kind}>
      {label}
    </a>
  ));

function Badges() {
  return (
    <>
      {ROLES.map((role) => (
        <span key={role} className="role-badge" data-role={role} data-for={role}>
          {ADMIN_ROLE_NAMES[role]}
        </span>
      ))}
      <span className="role-badge" data-role="none" data-for="no-role">
        {text.noRole}
      </span>
      {(['free', 'pro', 'business'] as const).map((tier) => (
        <span key={tier} className="role-badge" data-for={`tier-${tier}`}>
          {text.plan(tierName(tier))}
        </span>
      ))}
    </>
  );
}

function Entries() {
  return (
    <>
      <div className="person">
        <b data-account-name />
        <small data-account-email />
        <Badges />
      </div>
      <span className="folded-only">
        <Doors />
      </span>
      {EXPERT_PLACES.map(({ path, label }) => (
        <a key={path} href={path} data-for="expert">
          {label}
        </a>
      ))}
      {ADMIN_PLACES.map((entry) => (
        <a key={entry.path} href={entry.path} data-for={openTo(entry)}>
          {entry.label}
        </a>
      ))}
      <a href={PROFILE_PATH}>{text.profile}</a>
      <button type="button" data-sign-out={SIGN_OUT_REQUEST}>
        {text.signOut}
      </button>
    </>
  );
}

/**
 * Holds the head for every kind of person: pages are the same for all readers and cached. The script (`client/frame.ts`)
 * keeps what is for the words of who is signed in (`data-for`) and fills in the name.
 */
export function AccountTemplate() {
  return (
    <template data-account-template>
      <Doors className="button" />
      <details className="fold-menu account-menu" data-fold>
        <summary aria-label={text.label}>
          <span className="initial" />
        </summary>
        <nav aria-label={text.label}>
          <Entries />
        </nav>
      </details>
    </template>
  );
}

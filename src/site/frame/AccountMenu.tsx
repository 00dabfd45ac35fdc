import { hasPermission } from '../../domain/accounts/access/permissions';
import { STAFF_ROLE_NAMES, tierName } from '../../domain/accounts/access/names';
import type { AdminRole } from '../../domain/accounts/access/roles';
import { PROFILE_PATH, SIGN_OUT_REQUEST } from '../../domain/publicHouse/ownPages';
import { siteText } from '../../i18n/site';
import { REGISTER } from '../places';
import { ADMIN_PLACES, EXPERT_PLACES, type AccountPlace } from './accountPlaces';

const { account: text } = siteText;
const ROLES = Object.keys(STAFF_ROLE_NAMES) as AdminRole[];

/** Staff roles that may open a place, as words of `data-for`; every administrator where it needs no permission. */
const openTo = ({ permission }: AccountPlace): string =>
  permission ? ROLES.filter((role) => hasPermission(role, permission)).join(' ') : 'admin';

/** The first way on of each kind of person. */
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

/** Role of the staff, or tier of an expert. */
function Badges() {
  return (
    <>
      {ROLES.map((role) => (
        <span key={role} className="role-badge" data-role={role} data-for={role}>
          {STAFF_ROLE_NAMES[role]}
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

/** Everything behind the name: the places, the own page, the way out. */
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
      {ADMIN_PLACES.map((place) => (
        <a key={place.path} href={place.path} data-for={openTo(place)}>
          {place.label}
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
 * The account of the head for everybody whom it may be about: the script (`client/frame.ts`) leaves in what is for the
 * words of who is signed in (`data-for`), and fills in their name. Pages are the same for all readers, and cached.
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

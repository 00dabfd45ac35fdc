import { ADMIN_ROLE_NAMES, tierName } from '../../domain/access/names';
import type { AdminRole } from '../../domain/access/roles';
import { PROFILE_PATH, SIGN_OUT_REQUEST } from '../../domain/publicPaths';
import { siteText } from '../../i18n/site';
import { REGISTER } from '../places';
import { adminPlacesOf, EXPERT_PLACES, type AccountPlace } from './accountPlaces';
import type { StoredAccount } from './frame';

const { account: text } = siteText;

/** Everything that the head shows of an account. */
interface Shown {
  badge?: { text: string; role?: string | undefined };
  /** The first way on. */
  door: AccountPlace;
  places: readonly AccountPlace[];
  /** Page of the app that carries out a sign-out. */
  own: string;
}

const OWN = { expert: '/expert/account', admin: '/admin/account' } as const;

/** Administrators first, then approved experts; everybody else has an application, or none yet. */
function shownOf({ role, adminRole, status, plan }: StoredAccount): Shown {
  if (role === 'admin') {
    const name = adminRole && Object.hasOwn(ADMIN_ROLE_NAMES, adminRole) ? adminRole : undefined;
    return {
      badge: { text: name ? ADMIN_ROLE_NAMES[name as AdminRole] : text.noRole, role: adminRole },
      door: { path: '/admin', label: text.doors.admin },
      places: adminPlacesOf(adminRole as AdminRole | undefined),
      own: OWN.admin,
    };
  }
  if (role === 'expert' && status === 'approved')
    return {
      badge: { text: text.plan(tierName(plan ?? 'free')) },
      door: { path: '/expert/recipes', label: text.doors.expert },
      places: EXPERT_PLACES,
      own: OWN.expert,
    };
  const label = role === 'expert' ? text.doors.application : text.doors.register;
  return { door: { path: REGISTER, label }, places: [], own: OWN.expert };
}

/** An element with a text: names are written by people, and are no markup. */
function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

function link({ path, label }: AccountPlace, className = ''): HTMLAnchorElement {
  const made = element('a', className, label);
  made.href = path;
  if (location.pathname === path) made.setAttribute('aria-current', 'page');
  return made;
}

/** Signing out asks about unsent work, which only the app knows: it is asked to. */
function signOutButton({ own }: Shown): HTMLButtonElement {
  const button = element('button', '', text.signOut);
  button.type = 'button';
  button.addEventListener('click', () => {
    sessionStorage.setItem(SIGN_OUT_REQUEST, '1');
    location.assign(own);
  });
  return button;
}

/** Who is signed in. */
function person({ name, email }: StoredAccount, { badge }: Shown): HTMLElement {
  const made = element('div', 'person', element('b', '', name), element('small', '', email));
  if (badge) {
    const mark = element('span', 'role-badge', badge.text);
    if (badge.role) mark.dataset.role = badge.role;
    made.append(mark);
  }
  return made;
}

const places = (shown: Shown): Node[] => [
  ...shown.places.map((place) => link(place)),
  link({ path: PROFILE_PATH, label: text.profile }),
  signOutButton(shown),
];

/** The first letter of the given name: Vietnamese names end with it. */
const initialOf = (name: string): string =>
  (name.trim().split(/\s+/).at(-1)?.[0] ?? '?').toUpperCase();

/** The button of the account with its menu, for wide screens. */
function menu(account: StoredAccount, shown: Shown): HTMLDetailsElement {
  const made = element('details', 'fold-menu account-menu');
  made.dataset.fold = '';
  const summary = element('summary', '', element('span', 'initial', initialOf(account.name)));
  summary.setAttribute('aria-label', text.label(account.name));
  const nav = element('nav', '', person(account, shown), ...places(shown));
  nav.setAttribute('aria-label', text.label(account.name));
  made.append(summary, nav);
  return made;
}

/** Draws who is signed in into the places that the head keeps for it: beside the doors, and among the folded places. */
export function drawAccount(root: ParentNode, account: StoredAccount): void {
  const shown = shownOf(account);
  root
    .querySelector('[data-account-wide]')
    ?.replaceChildren(link(shown.door, 'button'), menu(account, shown));
  root
    .querySelector('[data-account-folded]')
    ?.replaceChildren(person(account, shown), link(shown.door), ...places(shown));
}

/** The app's key (`src/platform/profileKey.ts`). */
const PROFILE_KEY = 'bualanh.account';

/** Not trusted: it only chooses what is shown. A newer version may store more. */
export interface StoredAccount {
  accountId?: unknown;
  name: string;
  email: string;
  role: string;
  adminRole?: string;
  status?: string;
  plan?: string;
}

function storedAccount(): StoredAccount | null {
  try {
    const stored = JSON.parse(localStorage.getItem(PROFILE_KEY) ?? 'null') as StoredAccount | null;
    return typeof stored?.name === 'string' ? stored : null;
  } catch {
    // The browser forbids to look, or it is no account.
    return null;
  }
}

export function signedIn(): { accountId: string; name: string } | undefined {
  const account = storedAccount();
  return typeof account?.accountId === 'string'
    ? { accountId: account.accountId, name: account.name }
    : undefined;
}

/** Administrators come first, and only approved experts are experts. */
function listWords({ role, adminRole = 'no-role', status, plan }: StoredAccount): string[] {
  if (role === 'admin') return ['admin', adminRole];
  if (role !== 'expert') return ['user'];
  return status === 'approved' ? ['expert', `tier-${plan}`] : ['application'];
}

/** Started as an installed app, not by a link of ours: who works here wants their work. */
const isAppStart = (): boolean =>
  location.pathname === '/' &&
  matchMedia('(display-mode: standalone)').matches &&
  document.referrer === '';

/** Names are set as text, whatever they hold. */
function partsFor(template: HTMLTemplateElement, account: StoredAccount): DocumentFragment {
  const parts = document.createDocumentFragment();
  // In a page that the browser itself drew they are children of the template element, not of its content.
  const { content } = template;
  const source = content.hasChildNodes() ? content : template;
  parts.append(...[...source.childNodes].map((one) => one.cloneNode(true)));
  const words = listWords(account);
  for (const one of parts.querySelectorAll<HTMLElement>('[data-for]'))
    if (!one.dataset.for?.split(' ').some((word) => words.includes(word))) one.remove();
  const fill = (selector: string, text: string): void => {
    const element = parts.querySelector(selector);
    if (element) element.textContent = text;
  };
  fill('[data-account-name]', account.name);
  fill('[data-account-email]', account.email);
  // Vietnamese names end with the given one.
  fill('.initial', account.name.trim().split(/\s+/).at(-1)?.[0]?.toUpperCase() ?? '?');
  const out = parts.querySelector<HTMLElement>('[data-sign-out]');
  out?.addEventListener('click', () => {
    // The app asks about unsent work at a sign-out; a public page knows nothing of it.
    sessionStorage.setItem(out.dataset.signOut ?? '', '1');
    location.assign(account.role === 'admin' ? '/admin/account' : '/expert/account');
  });
  return parts;
}

function showAccount(root: ParentNode): void {
  const account = storedAccount();
  document.documentElement.toggleAttribute('data-signed-in', account !== null);
  const template = root.querySelector<HTMLTemplateElement>('[data-account-template]');
  if (!account || !template) return;
  if (isAppStart()) location.replace(account.role === 'admin' ? '/admin' : '/expert/dashboard');
  root.querySelector('[data-account-wide]')?.replaceChildren(partsFor(template, account));
  const folded = partsFor(template, account).querySelector('nav');
  root.querySelector('[data-account-folded]')?.replaceChildren(...(folded?.childNodes ?? []));
}

const openFolds = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll('[data-fold][open]');

function bindFolds(): void {
  document.addEventListener('click', ({ target }) => {
    for (const fold of openFolds()) {
      const isInside = target instanceof Element && fold.contains(target);
      if (!isInside || target.closest('a')) fold.open = false;
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const fold of openFolds()) {
      fold.open = false;
      fold.querySelector('summary')?.focus();
    }
  });
  // The way back shows the page as it was left.
  addEventListener('pagehide', () => {
    for (const fold of openFolds()) fold.open = false;
  });
}

export function bindFrame(root: ParentNode): void {
  bindFolds();
  showAccount(root);
  window.addEventListener('storage', ({ key }) => {
    if (key === PROFILE_KEY || key === null) showAccount(root);
  });
}

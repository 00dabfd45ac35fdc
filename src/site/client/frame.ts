/** Under this key the app keeps who signed in last on this device (`src/platform/profileKey.ts`). */
const PROFILE_KEY = 'bualanh.account';

/** The account as far as this device knows it: it only chooses what is shown. A newer version may have more. */
export interface StoredAccount {
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

/** Opened as an app, and not by a link of ours: who works here wants their work. */
const isAppStart = (): boolean =>
  location.pathname === '/' &&
  matchMedia('(display-mode: standalone)').matches &&
  document.referrer === '';

/** Shows who is signed in; the part that draws it is fetched for them alone. */
async function showAccount(root: ParentNode): Promise<void> {
  const html = document.documentElement;
  const account = storedAccount();
  html.toggleAttribute('data-signed-in', account !== null);
  if (!account) return;
  if (isAppStart()) location.replace(account.role === 'admin' ? '/admin' : '/expert/clients');
  try {
    const { drawAccount } = await import('./account');
    drawAccount(root, account);
    html.dataset.account = 'drawn';
  } catch {
    // No network: the plain link to the own page stands in its place.
    html.dataset.account = 'missing';
  }
}

/** The menus of the head close when something else is pressed, with a way elsewhere, or by Escape. */
function bindFolds(): void {
  const open = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('[data-fold][open]');
  const close = (fold: HTMLDetailsElement): void => void (fold.open = false);
  document.addEventListener('click', ({ target }) => {
    for (const fold of open()) {
      const inside = target instanceof Element && fold.contains(target);
      if (!inside || target.closest('a')) close(fold);
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const fold of open()) {
      close(fold);
      fold.querySelector('summary')?.focus();
    }
  });
  // The way back shows the page as it was left.
  addEventListener('pagehide', () => open().forEach(close));
}

/** The head of the page: its menus, and who is signed in on this device. */
export function bindFrame(root: ParentNode): void {
  bindFolds();
  const show = (): void => void showAccount(root);
  show();
  window.addEventListener('storage', ({ key }) => {
    if (key === PROFILE_KEY || key === null) show();
  });
}

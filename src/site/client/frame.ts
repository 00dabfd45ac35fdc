/** Under this key the app keeps who signed in last on this device (`src/platform/profileKey.ts`). */
const PROFILE_KEY = 'bualanh.account';

type Standing = 'visitor' | 'expert' | 'admin';

/** Who is signed in here, as far as this device knows: it only chooses which links are shown. */
function standing(): Standing {
  try {
    const stored = localStorage.getItem(PROFILE_KEY);
    if (stored === null) return 'visitor';
    return /"role":"admin"/.test(stored) ? 'admin' : 'expert';
  } catch {
    // The browser forbids to look.
    return 'visitor';
  }
}

/** Who is signed in here, as the app keeps it. */
export function signedIn(): { accountId: string; name: string } | undefined {
  try {
    const { accountId, name } = JSON.parse(localStorage.getItem(PROFILE_KEY) ?? '{}') as {
      accountId?: unknown;
      name?: unknown;
    };
    return typeof accountId === 'string' && typeof name === 'string'
      ? { accountId, name }
      : undefined;
  } catch {
    // The browser forbids to look.
    return undefined;
  }
}

/** Opened as an app, and not by a link of ours: who works here wants their work. */
const isAppStart = (): boolean =>
  location.pathname === '/' &&
  matchMedia('(display-mode: standalone)').matches &&
  document.referrer === '';

function showWorkspace(root: ParentNode, who: Standing): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-workspace]')) {
    if (who === 'admin') {
      link.href = link.dataset.workspace ?? '';
      link.textContent = link.dataset.adminLabel ?? '';
    }
    link.hidden = false;
  }
  for (const link of root.querySelectorAll<HTMLElement>('[data-visitor]')) link.hidden = true;
}

/** The folded places close when something else is pressed, or Escape. */
function bindFold(root: ParentNode): void {
  const fold = root.querySelector<HTMLDetailsElement>('[data-fold]');
  if (!fold) return;
  document.addEventListener('click', ({ target }) => {
    if (fold.open && !(target instanceof Node && fold.contains(target))) fold.open = false;
  });
  fold.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    fold.open = false;
    fold.querySelector('summary')?.focus();
  });
}

/** The head of the page: the way to the workspace for who is signed in, the folded places. */
export function bindFrame(root: ParentNode): void {
  bindFold(root);
  const who = standing();
  if (who === 'visitor') return;
  showWorkspace(root, who);
  const link = root.querySelector<HTMLAnchorElement>('[data-workspace]');
  if (link && isAppStart()) location.replace(link.href);
}

/** Milliseconds */
const SAID_FOR = 2_500;

/** The address of a page for one person is secret: its thing's public address is taken instead. */
export const getPublicAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ??
  document.querySelector<HTMLMetaElement>('meta[name=public-address]')?.content ??
  location.origin + location.pathname;

function say(button: HTMLElement, words: string): void {
  const status = document.querySelector('[data-said]');
  if (status) status.textContent = words;
  const label = button.lastChild;
  if (!label || button.dataset.busy !== undefined) return;
  const before = label.textContent;
  button.dataset.busy = '';
  label.textContent = words;
  setTimeout(() => {
    label.textContent = before;
    delete button.dataset.busy;
  }, SAID_FOR);
}

async function copy(button: HTMLElement): Promise<void> {
  const { copied = '', notCopied = '' } =
    document.querySelector<HTMLElement>('[data-said]')?.dataset ?? {};
  const words = await navigator.clipboard.writeText(getPublicAddress()).then(
    () => copied,
    () => notCopied,
  );
  say(button, words);
}

/** Closing the share sheet rejects; nothing is to be said. */
function share(): void {
  navigator.share({ title: document.title, url: getPublicAddress() }).catch(() => undefined);
}

export function bindActions(root: ParentNode): void {
  const sharing = root.querySelector<HTMLElement>('[data-share]');
  if (sharing && 'share' in navigator) {
    sharing.hidden = false;
    sharing.addEventListener('click', share);
  }
  const copying = root.querySelector<HTMLElement>('[data-copy-link]');
  copying?.addEventListener('click', () => void copy(copying));
  root.querySelector('[data-print]')?.addEventListener('click', () => window.print());
}

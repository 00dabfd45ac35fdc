/** Keys that lead from tab to tab (WAI-ARIA, tabs pattern). */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function show(shop: HTMLDialogElement, name: string): void {
  for (const tab of shop.querySelectorAll<HTMLElement>('[data-tab]')) {
    const isShown = tab.dataset.tab === name;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    const panel = shop.querySelector<HTMLElement>(`#shop-${tab.dataset.tab}`);
    if (panel) panel.hidden = !isShown;
  }
  const foot = shop.querySelector<HTMLElement>('[data-shop-foot]');
  if (foot) foot.hidden = name === 'email';
}

function bindTabs(shop: HTMLDialogElement): void {
  const tabs = [...shop.querySelectorAll<HTMLElement>('[data-tab]')];
  tabs.forEach((tab, at) => {
    tab.addEventListener('click', () => show(shop, tab.dataset.tab ?? ''));
    tab.addEventListener('keydown', (press) => {
      const step = STEPS[press.key];
      const next = step && tabs[(at + step + tabs.length) % tabs.length];
      if (!next) return;
      press.preventDefault();
      next.focus();
      show(shop, next.dataset.tab ?? '');
    });
  });
  for (const going of shop.querySelectorAll<HTMLElement>('[data-go]'))
    going.addEventListener('click', () => {
      show(shop, going.dataset.go ?? '');
      shop.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    });
}

export function bindShop(root: ParentNode): void {
  const shop = root.querySelector<HTMLDialogElement>('[data-shop]');
  if (!shop) return;
  bindTabs(shop);
  root.querySelector('[data-shop-open]')?.addEventListener('click', () => shop.showModal());
  shop.querySelector('[data-shop-close]')?.addEventListener('click', () => shop.close());
  // A press beside the window lands on the dialog itself.
  shop.addEventListener('click', (event) => {
    if (event.target === shop) shop.close();
  });
}

import { getPublicAddress } from './actions';

/** Repeated here: the public pages load nothing of the domain. */
const PAGE = '/mua';
/** Pages that are opened by what stands behind `#`. */
const PRIVATE: readonly string[] = [PAGE, '/hoan-tien'];

const tokenIn = (text: string, name = 'token'): string | undefined =>
  new URLSearchParams(text.slice(1)).get(name) ?? undefined;

async function confirmAddress(): Promise<void> {
  const token = location.pathname === PAGE ? tokenIn(location.hash, 'xacnhan') : undefined;
  if (token === undefined) return;
  const response = await fetch('/api/purchases/confirm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { address } = (await response.json()) as { address?: string };
  if (address !== undefined) history.replaceState(history.state, '', address);
}

/** Moves an old link's token from the query into the fragment, also in the browser's history. */
function cleanAddress(): void {
  const token = tokenIn(location.search);
  if (token === undefined || location.pathname !== PAGE) return;
  const fragment = new URLSearchParams({ token }).toString();
  history.replaceState(history.state, '', `${PAGE}#${fragment}`);
}

function showProblem(opening: HTMLElement, words = ''): void {
  const problemElement = opening.querySelector<HTMLElement>('[data-problem]');
  if (problemElement) problemElement.textContent = words;
  opening.querySelector<HTMLElement>('[data-look]')?.removeAttribute('hidden');
}

function show(html: string): void {
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  const [present, next] = [document.querySelector('main'), drawn.querySelector('main')];
  if (!present || !next) throw new Error('no page');
  document.title = drawn.title;
  const named = drawn.querySelector('meta[name=public-address]');
  if (named) document.head.append(document.importNode(named));
  present.replaceWith(document.importNode(next, true));
}

async function open(): Promise<boolean> {
  const opening = document.querySelector<HTMLElement>('[data-opening]');
  if (!opening) return false;
  try {
    await confirmAddress();
    const token = tokenIn(location.hash);
    if (token === undefined) {
      showProblem(opening, opening.dataset.noToken);
      return true;
    }
    const response = await fetch(location.pathname, { headers: { 'x-token': token } });
    show(await response.text());
  } catch {
    showProblem(opening, opening.dataset.failed);
  }
  return true;
}

/** The page's own address while the public one stands in its place; else empty. */
let own = '';

function hideAddress(): void {
  // Some browsers fire the event twice.
  if (own !== '') return;
  own = location.href;
  const { pathname } = new URL(getPublicAddress(), location.href);
  history.replaceState(history.state, '', pathname);
}

function showAddress(): void {
  if (own !== '') history.replaceState(history.state, '', own);
  own = '';
}

/** Paper shows the address of its page: the public one must stand there, not that of the purchase. */
function printPublicAddress(): void {
  addEventListener('beforeprint', hideAddress);
  addEventListener('afterprint', showAddress);
}

/** The page of a purchase, or of a refund. @param bind told of a part that was put in */
export function openPurchase(bind: (root: ParentNode) => void): void {
  if (!PRIVATE.includes(location.pathname)) return;
  cleanAddress();
  printPublicAddress();
  const opened = location.href;
  addEventListener('hashchange', () => {
    if (tokenIn(location.hash) !== undefined) return location.reload();
    // Keeps the address that opens the purchase: after a step to a part of this page a reload must open it again.
    history.replaceState(history.state, '', opened);
  });
  const openAndBind = async (): Promise<void> => {
    if (await open()) bind(document.querySelector('main') ?? document);
  };
  void openAndBind();
}

/** Milliseconds */
const DEBOUNCE = 300;

export function addressOfForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
  );
  const search = new URLSearchParams(entries).toString();
  const { pathname } = new URL(form.action, location.href);
  return search === '' ? pathname : `${pathname}?${search}`;
}

async function readFound(address: string, signal: AbortSignal): Promise<Element> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const results = page.querySelector('[data-found]');
  if (!results) throw new Error('no list');
  return document.importNode(results, true);
}

export function bindSearch(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  if (!form) return;
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = async (): Promise<void> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const address = addressOfForm(form);
    const present = root.querySelector('[data-found]');
    present?.setAttribute('aria-busy', 'true');
    try {
      const results = await readFound(address, signal);
      if (signal.aborted) return;
      present?.replaceWith(results);
      history.replaceState(null, '', address);
      const count = results.querySelector('.found-count');
      count?.setAttribute('role', 'status');
    } catch {
      if (signal.aborted) return;
      present?.removeAttribute('aria-busy');
      const count = present?.querySelector('.found-count');
      if (count) count.textContent = form.dataset.failed ?? '';
    }
  };
  const later = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), wait);
  };
  form.addEventListener('input', ({ target }) => {
    const isTyped = target instanceof HTMLInputElement && /^(search|text)$/.test(target.type);
    later(isTyped ? DEBOUNCE : 0);
  });
}

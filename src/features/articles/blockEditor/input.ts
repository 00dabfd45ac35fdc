/** Milliseconds without a keystroke after which what was typed is handed over. */
const PAUSE = 300;

/**
 * Says which blocks were typed in. Editor.js looks for changes only some time after it stands; what is typed
 * before is in the page, and nobody would know of it.
 * @returns ends it
 */
export function listenToInput(
  holder: HTMLElement,
  onTyped: (ids: ReadonlySet<string>) => void,
): () => void {
  let typed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onInput = ({ target }: Event): void => {
    const block = target instanceof Element ? target.closest('.ce-block') : null;
    const id = block?.getAttribute('data-id');
    if (!id) return;
    typed.add(id);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const ids = typed;
      typed = new Set();
      onTyped(ids);
    }, PAUSE);
  };
  holder.addEventListener('input', onInput);
  return () => {
    clearTimeout(timer);
    holder.removeEventListener('input', onInput);
  };
}

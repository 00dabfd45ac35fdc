/** Live queries of the page that have not been answered for the first time. */
const open = new Set<symbol>();
const waiting = new Set<() => void>();
let everAsked = false;

/** A page has asked the device. @returns called when it has its first answer, or wants none any more */
export function asked(): () => void {
  const question = Symbol('question');
  open.add(question);
  everAsked = true;
  return () => {
    if (!open.delete(question) || open.size > 0) return;
    for (const tell of waiting) tell();
  };
}

/** Whether the first page has asked the device and has all its answers. */
export function isFirstQueryAnswered(): boolean {
  return everAsked && open.size === 0;
}

/** @param tell called whenever the last open question has been answered. @returns ends it */
export function onQueriesSettled(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

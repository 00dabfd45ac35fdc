const open = new Set<symbol>();
const waiting = new Set<() => void>();
let everAsked = false;

/** @returns to be called when it has its first answer, or wants none any more */
export function trackQuery(): () => void {
  const question = Symbol('question');
  open.add(question);
  everAsked = true;
  return () => {
    if (!open.delete(question) || open.size > 0) return;
    for (const listener of waiting) listener();
  };
}

export function isFirstQueryAnswered(): boolean {
  return everAsked && open.size === 0;
}

export function onQueriesSettled(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

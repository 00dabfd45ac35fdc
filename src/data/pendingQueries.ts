const open = new Set<symbol>();
const waiting = new Set<() => void>();
let everAsked = false;

/** @returns to be called when it has its first answer, or wants none any more */
export function asked(): () => void {
  const question = Symbol('question');
  open.add(question);
  everAsked = true;
  return () => {
    if (!open.delete(question) || open.size > 0) return;
    for (const tell of waiting) tell();
  };
}

export function isFirstQueryAnswered(): boolean {
  return everAsked && open.size === 0;
}

export function onQueriesSettled(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

import { useCallback, useEffect, useRef, useState } from 'react';

export interface Undoable {
  key: string;
  name: string;
  done: string;
  /** By the clock of this device. */
  until: string;
  undo: () => Promise<unknown>;
}

export type Decided = Omit<Undoable, 'key'>;

interface QueueParts<T> {
  /** The sentence that says why a decision failed. */
  explain: (cause: unknown) => string;
  items: readonly T[];
  keyOf: (item: T) => string;
  reload: () => Promise<void>;
}

export interface Queue<T> {
  shown: readonly T[];
  selected: T | undefined;
  select: (item: T) => void;
  move: (steps: number) => void;
  /** The next item is there at once; what fails comes back with a sentence. */
  decide: (item: T, send: () => Promise<Decided | undefined>) => void;
  recent: readonly Undoable[];
  undo: (decision: Undoable) => void;
  forget: (key: string) => void;
  error: string | null;
}

export const queueElementId = (key: string): string => `queue-${key}`;

function useFocus() {
  const wanted = useRef<string>(null);
  // After each render: the element of the next item may be drawn only now.
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(queueElementId(wanted.current))?.focus();
    wanted.current = null;
  });
  return (key: string | undefined): void => {
    wanted.current = key ?? null;
  };
}

function useDecisions({ explain, reload }: Pick<QueueParts<never>, 'explain' | 'reload'>) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [recent, setRecent] = useState<readonly Undoable[]>([]);
  const [error, setError] = useState<string | null>(null);
  const chain = useRef(Promise.resolve());

  const hide = (key: string): void => setGone((all) => new Set(all).add(key));
  const show = (key: string): void =>
    setGone((all) => new Set([...all].filter((one) => one !== key)));
  const forget = useCallback(
    (key: string) => setRecent((all) => all.filter((one) => one.key !== key)),
    [],
  );

  const run = (work: () => Promise<void>, key: string): void => {
    setError(null);
    chain.current = chain.current.then(work).catch(async (cause: unknown) => {
      setError(explain(cause));
      await reload();
      show(key);
    });
  };

  const decide = (key: string, send: () => Promise<Decided | undefined>): void => {
    hide(key);
    run(async () => {
      const decided = await send();
      if (decided) setRecent((all) => [{ ...decided, key }, ...all]);
    }, key);
  };

  const undo = ({ key, undo: send }: Undoable): void => {
    forget(key);
    run(async () => {
      await send();
      await reload();
      show(key);
    }, key);
  };

  return { gone, recent, error, decide, undo, forget };
}

export function useQueue<T>({ items, keyOf, ...parts }: QueueParts<T>): Queue<T> {
  const { gone, decide: start, ...decisions } = useDecisions(parts);
  const [selectedKey, setSelectedKey] = useState<string>();
  const focus = useFocus();
  const shown = items.filter((item) => !gone.has(keyOf(item)));
  const at = Math.max(
    0,
    shown.findIndex((item) => keyOf(item) === selectedKey),
  );
  const selected = shown[at];

  const choose = (item: T | undefined): void => {
    const key = item && keyOf(item);
    setSelectedKey(key);
    focus(key);
  };

  return {
    ...decisions,
    shown,
    selected,
    select: (item) => setSelectedKey(keyOf(item)),
    move: (steps) => choose(shown[Math.min(Math.max(0, at + steps), shown.length - 1)]),
    decide: (item, send) => {
      const place = shown.indexOf(item);
      choose(shown[place + 1] ?? shown[place - 1]);
      start(keyOf(item), send);
    },
  };
}

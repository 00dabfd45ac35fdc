import { ReplicationStopped } from '../gateway/calls';

/** Lets nobody through until it is opened. */
export interface Gate {
  /** Settled once the gate is opened; rejects with `ReplicationStopped` once it is closed for good. */
  readonly passed: Promise<void>;
  open(): void;
  close(): void;
}

export function createGate(): Gate {
  let settle: { open: () => void; close: (reason: Error) => void } | undefined;
  const passed = new Promise<void>((open, close) => (settle = { open, close }));
  // Closed with nobody waiting is no error.
  passed.catch(() => undefined);
  return {
    passed,
    open: () => settle?.open(),
    close: () => settle?.close(new ReplicationStopped()),
  };
}

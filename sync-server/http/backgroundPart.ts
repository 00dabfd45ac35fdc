import type { Logger } from './log';

export interface BackgroundPart {
  start(): void;
  stop(): Promise<void>;
}

export function backgroundPart(
  name: string,
  run: (signal: AbortSignal) => Promise<void>,
  log: Logger,
): BackgroundPart {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  return {
    start: () => {
      if (stopping.signal.aborted) return;
      running ??= run(stopping.signal)
        .catch((err: unknown) => {
          if (!stopping.signal.aborted) log.error({ err, name }, 'a part of the gateway ended');
        })
        .finally(() => {
          running = undefined;
        });
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

export async function stopParts(parts: readonly BackgroundPart[], limit: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limit, false);
  });
  const all = Promise.all(parts.map((part) => part.stop())).then(() => true);
  const isDone = await Promise.race([all, late]);
  clearTimeout(timer);
  return isDone;
}

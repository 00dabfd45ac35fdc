/** Says how a part that was begun is ended. */
export type Later = (end: () => Promise<unknown>) => void;

/**
 * Builds something of several parts. Its `stop` ends them, the last one first; where a part does not come,
 * those before it are ended too, and the error says why.
 */
export async function ofParts<T extends object>(
  build: (later: Later) => Promise<T>,
): Promise<T & { stop(): Promise<void> }> {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return { ...(await build((end) => ends.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

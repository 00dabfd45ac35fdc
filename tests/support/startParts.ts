export type Later = (end: () => Promise<unknown>) => void;

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

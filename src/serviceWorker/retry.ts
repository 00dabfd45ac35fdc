/** ms before each further try: a gateway that restarts answers again within them. */
const WAITS = [300, 900, 2_000];

/**
 * Chromium keeps a module that could not be fetched until its page goes, so one lost connection must not fail it.
 * @param isOnline without a network nothing is tried again
 * @throws what the last try threw
 */
export async function fetchAgain(
  get: () => Promise<Response>,
  isOnline: () => boolean,
  pause: (ms: number) => Promise<void>,
): Promise<Response> {
  for (const ms of WAITS)
    try {
      return await get();
    } catch (error) {
      if (!isOnline()) throw error;
      await pause(ms);
    }
  return get();
}

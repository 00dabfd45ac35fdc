/** The app's own first page, as this device keeps it once somebody works in it. */
const APP = '/index.html';

/**
 * Answers `/`, which the gateway draws for everybody. Without a network the app opens in its place where it is kept:
 * it may have been installed when `/` was its first page.
 * @param find looks among the files that this device keeps
 */
export async function answerHome(
  request: Request,
  get: (request: Request) => Promise<Response>,
  find: (path: string) => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await get(request);
  } catch (error) {
    const app = await find(APP);
    if (!app) throw error;
    return app;
  }
}

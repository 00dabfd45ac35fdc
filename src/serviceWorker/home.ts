const APP = '/index.html';

/**
 * Without a network the app opens in place of `/` where it is kept: it may have been installed when `/` was its first
 * page.
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

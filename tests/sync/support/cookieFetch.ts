import type { Fetch } from '../../../src/gateway/calls';

/** A `fetch` to one server that keeps cookies, as a browser does. */
export function createCookieFetch(url: string): Fetch {
  const cookies = new Map<string, string>();
  return async (path, init) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && path.startsWith('/api/auth'))
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    // Node would add them by itself if it were a browser; the gateway checks where a call comes from.
    headers.set('origin', url);
    headers.set('sec-fetch-site', 'same-origin');
    const answer = await fetch(new URL(path, url), { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  };
}

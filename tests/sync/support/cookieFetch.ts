import type { Fetch } from '../../../src/gateway/calls';

export function createCookieFetch(url: string): Fetch {
  const cookies = new Map<string, string>();
  return async (path, init) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && path.startsWith('/api/auth'))
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    // Browsers send Origin, which the gateway checks; Node does not.
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

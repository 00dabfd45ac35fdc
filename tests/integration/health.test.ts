import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, temporaryFolder, type TestGateway } from '../support/gateway';

/** Hashes of the empty style that emotion fills by script, and of the styles in the built pages. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const PAGE_STYLE = "'sha256-BvGvx8cQE0a4cTQEs57WEjJEec8wn+QKtF/8lLnxuhw='";
const PAGE_SCRIPT = "'sha256-dHutRmehj7bfF2LMH7eJNvddacBF35+HKVxACbJwXJg='";

let gateway: TestGateway;
let home: string;
let appFolder: string;

beforeAll(async () => {
  home = await temporaryFolder();
  // A parent folder begins with a dot: such paths must be served too.
  appFolder = join(home, '.products', 'app');
  await mkdir(appFolder, { recursive: true });
  await mkdir(join(appFolder, 'assets'));
  await writeFile(join(appFolder, 'index.html'), '<!doctype html><title>Bữa Lành</title>');
  await writeFile(join(appFolder, 'sw.js'), '// service worker');
  await writeFile(join(appFolder, 'manifest.webmanifest'), '{}');
  await writeFile(join(appFolder, 'assets', 'addressFetch.worker-BkH3x9_a.js'), '// one');
  await writeFile(join(appFolder, 'assets', 'index-BkH3x9_a.js'), `// ${'x'.repeat(5000)}`);
  await writeFile(
    join(appFolder, 'start-pages.json'),
    JSON.stringify({
      exact: {},
      under: [['/', 'index.html']],
      styles: [PAGE_STYLE],
      scripts: [PAGE_SCRIPT],
    }),
  );
  gateway = await startGateway({ appFolder });
});
afterAll(async () => {
  await gateway.stop();
  await rm(home, { recursive: true });
});

const page = { headers: { accept: 'text/html,application/xhtml+xml' } };
const call = (path: string, init?: RequestInit) => fetch(gateway.url + path, init);
const cached = async (path: string) => (await call(path)).headers.get('cache-control');
const readPolicy = async (path: string) =>
  (await call(path)).headers.get('content-security-policy') ?? '';
const post = (path: string, body: BodyInit, type = 'application/json') =>
  call(path, { method: 'POST', body, headers: { 'content-type': type } });
const json = (response: Response) => response.json() as Promise<Record<string, unknown>>;

describe('S06 GET /healthz', () => {
  it('S06 says that all is well, with the versions of product and database', async () => {
    const response = await call('/healthz');
    expect(response.status).toBe(200);
    const mode = process.env.COUCHDB_URL ? 'remote' : 'embedded';
    expect(await json(response)).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: { mode, version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('S04 the app shell', () => {
  it('S04 is served at every route of the app, and asked for again each time', async () => {
    for (const path of [
      '/expert/login',
      '/expert/clients',
      '/expert/daily-menus/0198.a/edit',
      '/a/b?c=d',
    ]) {
      const response = await call(path, page);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('Bữa Lành');
    }
  });

  it('S04 keeps hashed files for ever and never the worker, the manifest or the page', async () => {
    expect(await cached('/assets/index-BkH3x9_a.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/sw.js', '/manifest.webmanifest', '/index.html'])
      expect(await cached(path)).toBe('no-cache');
  });

  it('S04 is compressed', async () => {
    const response = await call('/assets/index-BkH3x9_a.js');
    expect(response.headers.get('content-encoding')).toMatch(/gzip|br/);
  });

  it('S04 does not stand in for files, data or probes that are missing', async () => {
    for (const path of ['/assets/old-12345678.js', '/api/none', '/sync/none', '/favicon.ico']) {
      const response = await call(path, page);
      expect(response.status).toBe(404);
      expect(await json(response)).toMatchObject({ success: false, code: 'not_found' });
    }
    expect((await call('/expert/clients', { method: 'POST' })).status).toBe(404);
  });

  it('S04 a path that climbs out of the folder finds nothing', async () => {
    await writeFile(join(appFolder, '..', 'outside.txt'), 'not for everyone');
    for (const path of ['/..%2foutside.txt', '/assets/..%2f..%2foutside.txt', '/..%5coutside.txt'])
      expect(await (await call(path)).text()).not.toContain('not for everyone');
    await rm(join(appFolder, '..', 'outside.txt'));
  });

  it('S04 allows only its own scripts, workers and connections', async () => {
    const response = await call('/expert/clients', page);
    const policy = new Map(
      (response.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe(`'self' ${PAGE_SCRIPT}`);
    expect(policy.get('style-src')).toBe(`'self' ${EMPTY_STYLE} ${PAGE_STYLE}`);
    expect([...policy].join(' ')).not.toContain('unsafe');
    expect(policy.get('worker-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('img-src')).toBe("'self' data: blob:");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(response.headers.has('strict-transport-security')).toBe(false);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.has('x-powered-by')).toBe(false);
  });
});

describe('P13 an image from an address', () => {
  it('P13 only the worker that fetches it may speak to other sites, and it may do nothing else', async () => {
    expect(await readPolicy('/assets/addressFetch.worker-BkH3x9_a.js')).toBe(
      "default-src 'none'; script-src 'self'; connect-src https:",
    );
    for (const path of ['/', '/assets/index-BkH3x9_a.js', '/addressFetch.worker-BkH3x9_a.js'])
      expect(await readPolicy(path)).toContain("connect-src 'self'");
  });
});

describe('S02 calls that cannot be read', () => {
  it('S02 a body that is not JSON is refused as such, whatever type it claims', async () => {
    for (const [body, type] of [
      ['{"email":', 'application/json'],
      ['email=a', 'application/x-www-form-urlencoded'],
      ['hello', 'text/plain'],
      ['"a string"', 'application/json'],
    ] as const) {
      const response = await post('/api/auth/login', body, type);
      expect(response.status).toBe(400);
      expect(await json(response)).toEqual({
        success: false,
        code: 'invalid_json',
        error: expect.stringMatching(/\p{L}/u),
      });
    }
  });

  it('S02 a body that claims to be compressed and is not is the caller’s fault, not ours', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const response = await call('/api/auth/login', { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await json(response)).toMatchObject({ code: 'invalid_json' });
  });

  it('S02 JSON of another shape is refused with the places that are wrong', async () => {
    const response = await post('/api/auth/login', JSON.stringify({ email: 5, password: 'x' }));
    expect(response.status).toBe(400);
    const answer = await json(response);
    expect(answer).toMatchObject({ success: false, code: 'invalid_request' });
    expect(JSON.stringify(answer.details)).toContain('email');
  });

  it('S02 a body above the limit is refused with the limit', async () => {
    const response = await post('/api/auth/login', JSON.stringify({ email: 'x'.repeat(200_000) }));
    expect(response.status).toBe(413);
    expect(await json(response)).toMatchObject({
      code: 'request_too_large',
      details: { limitBytes: 32_000 },
    });
  });

  it('S02 a call of sync without or with a forged token is refused before its body is read', async () => {
    const body = JSON.stringify({ rows: 'x'.repeat(20_000_000) });
    const none = await post('/sync/push', body);
    expect([none.status, (await json(none)).code]).toEqual([401, 'token_missing']);
    const forged = await call('/sync/changes', {
      method: 'POST',
      headers: { authorization: 'Bearer a.b.c', 'content-type': 'application/json' },
      body: '{}',
    });
    expect([forged.status, (await json(forged)).code]).toEqual([401, 'token_invalid']);
  });
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  CouchConflict,
  CouchCredentialsRefused,
  CouchDatabaseMissing,
  CouchRefused,
  CouchUnavailable,
  createCouch,
  type Couch,
  type StoredDocument,
} from './client';

let server: Server | undefined;
afterEach(async () => {
  const closing = server;
  closing?.closeAllConnections();
  await new Promise((resolve) => (closing ? closing.close(resolve) : resolve(undefined)));
  server = undefined;
});

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

async function couchThat(answer: Answer, credentials = 'admin:p%40ss%3A1'): Promise<Couch> {
  const next = createServer((req, res) => {
    req.resume();
    req.on('end', () => answer(req, res));
  });
  await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve));
  server = next;
  const { port } = next.address() as AddressInfo;
  return createCouch(`http://${credentials}@127.0.0.1:${port}`, 'test-');
}

const json =
  (status: number, body: unknown): Answer =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const document = (id: string): StoredDocument => ({
  _id: id,
  type: 'clients',
  deleted: false,
  body: {},
  by: 'a',
  device: 'd',
  receivedAt: '',
});

describe('S02 the client of CouchDB', () => {
  it('S02 gives bulk results the order of the documents', async () => {
    const couch = await couchThat(
      json(201, [
        { id: 'clients:b', error: 'forbidden', reason: 'no' },
        { ok: true, id: 'clients:c', rev: '1-c' },
        { ok: true, id: 'clients:a', rev: '1-a' },
      ]),
    );
    const ids = ['clients:a', 'clients:b', 'clients:c'];
    const results = await couch.database('w').bulk(ids.map(document));
    expect(results).toEqual([
      { ok: true, id: 'clients:a', rev: '1-a' },
      { ok: false, id: 'clients:b', error: 'forbidden', reason: 'no' },
      { ok: true, id: 'clients:c', rev: '1-c' },
    ]);
  });

  it('S02 does not take a missing result for a success', async () => {
    const couch = await couchThat(json(201, [{ ok: true, id: 'clients:a', rev: '1-a' }]));
    await expect(
      couch.database('w').bulk([document('clients:a'), document('clients:b')]),
    ).rejects.toBeInstanceOf(CouchUnavailable);
  });

  it('S02 adds the prefix and the credentials, and encodes names and ids', async () => {
    const seen: (string | undefined)[] = [];
    const couch = await couchThat((req, res) => {
      seen.push(req.url, req.headers.authorization);
      json(200, { _id: 'x', _rev: '1-x' })(req, res);
    });
    await couch.database('a+b').get('clients:ă/b');
    const pair = Buffer.from('admin:p@ss:1').toString('base64');
    const headers = `Basic ${pair}`;
    expect(seen).toEqual(['/', headers, '/test-a%2Bb/clients%3A%C4%83%2Fb', headers]);
  });

  it.each<[string, Answer, new (...args: never[]) => Error]>([
    ['500', json(500, { error: 'internal_server_error', reason: 'x' }), CouchUnavailable],
    ['503 with a page of a proxy', (_q, res) => res.writeHead(503).end('<h1>'), CouchUnavailable],
    [
      'refused credentials',
      json(401, { error: 'unauthorized', reason: 'x' }),
      CouchCredentialsRefused,
    ],
    [
      'an account that is locked out',
      json(403, {
        error: 'forbidden',
        reason: 'Account is temporarily locked due to multiple authentication failures',
      }),
      CouchCredentialsRefused,
    ],
    ['403', json(403, { error: 'forbidden', reason: 'x' }), CouchRefused],
    ['too many calls', json(429, { error: 'too_many_requests', reason: 'x' }), CouchUnavailable],
    ['an answer that is no CouchDB', json(200, { hello: 'world' }), CouchUnavailable],
    ['a cut connection', (_q, res) => res.destroy(), CouchUnavailable],
    [
      'an answer that is cut in the middle',
      (_q, res) => {
        res.writeHead(201, { 'content-type': 'application/json', 'content-length': '500' });
        res.write('[{"ok":true,');
        setTimeout(() => res.destroy(), 20);
      },
      CouchUnavailable,
    ],
    ['413', json(413, { error: 'document_too_large', reason: 'clients:a' }), CouchRefused],
    ['409', json(409, { error: 'conflict', reason: 'Document update conflict.' }), CouchConflict],
    [
      'a missing database',
      json(404, { error: 'not_found', reason: 'Database does not exist.' }),
      CouchDatabaseMissing,
    ],
  ])('S02 tells %s by its class', async (_name, answer, kind) => {
    const couch = await couchThat(answer);
    const error = await couch
      .database('w')
      .bulk([document('clients:a')])
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(String((error as Error).stack)).not.toContain('p@ss');
  });

  it('S02 a document that is missing is undefined, a database that is missing is an error', async () => {
    const missing = await couchThat(json(404, { error: 'not_found', reason: 'missing' }));
    expect(await missing.database('w').get('clients:a')).toBeUndefined();
  });
});

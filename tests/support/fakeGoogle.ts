import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface FakePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  hd?: string;
}

export interface FakeFaults {
  claims?: Record<string, unknown>;
  foreignKey?: boolean;
  denies?: boolean;
}

export interface FakeGoogle {
  issuer: string;
  clientId: string;
  clientSecret: string;
  person: FakePerson;
  faults: FakeFaults;
  tokens: number;
  close(): Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string;
  redirectUri: string;
  person: FakePerson;
}

const json = (res: ServerResponse, status: number, body: object): void =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

const buildDiscovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
});

interface Inside {
  fake: FakeGoogle;
  grants: Map<string, Grant>;
  keys: Record<'own' | 'foreign', CryptoKey>;
}

function authorize({ fake, grants }: Inside, query: URLSearchParams, res: ServerResponse): void {
  const getParam = (name: string): string => query.get(name) ?? '';
  const isRight =
    getParam('client_id') === fake.clientId &&
    getParam('response_type') === 'code' &&
    getParam('code_challenge_method') === 'S256' &&
    getParam('scope').split(' ').includes('openid');
  if (!isRight) return json(res, 400, { error: 'invalid_request' });
  const back = new URL(getParam('redirect_uri'));
  back.searchParams.set('state', getParam('state'));
  if (fake.faults.denies) back.searchParams.set('error', 'access_denied');
  else {
    const code = randomUUID();
    grants.set(code, {
      challenge: getParam('code_challenge'),
      nonce: getParam('nonce'),
      redirectUri: getParam('redirect_uri'),
      person: { ...fake.person },
    });
    back.searchParams.set('code', code);
  }
  res.writeHead(302, { location: back.href }).end();
}

async function token(
  { fake, grants, keys }: Inside,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  fake.tokens += 1;
  const form = await readForm(req);
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  if (form.get('client_id') !== fake.clientId || form.get('client_secret') !== fake.clientSecret)
    return json(res, 401, { error: 'invalid_client' });
  const isRight =
    grant !== undefined &&
    form.get('grant_type') === 'authorization_code' &&
    form.get('redirect_uri') === grant.redirectUri &&
    sha256(form.get('code_verifier') ?? '') === grant.challenge;
  if (!isRight) return json(res, 400, { error: 'invalid_grant' });
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: fake.issuer,
    aud: fake.clientId,
    iat: now,
    exp: now + 3600,
    nonce: grant.nonce,
    ...grant.person,
    ...fake.faults.claims,
  };
  const idToken = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(fake.faults.foreignKey ? keys.foreign : keys.own);
  const access = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3599 };
  return json(res, 200, { ...access, id_token: idToken });
}

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const keys = { own: own.privateKey, foreign: foreign.privateKey };
  const fake: FakeGoogle = {
    issuer: '',
    clientId: 'bua-lanh.apps.example',
    clientSecret: 'secret-of-the-client',
    person: { sub: '1', email: 'a@gmail.com', email_verified: true, name: 'A' },
    faults: {},
    tokens: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  const inside: Inside = { fake, grants, keys };
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://fake');
    if (pathname === '/.well-known/openid-configuration')
      return json(res, 200, buildDiscovery(fake.issuer));
    if (pathname === '/jwks') return json(res, 200, { keys: [jwk] });
    if (pathname === '/authorize') return authorize(inside, searchParams, res);
    if (pathname === '/token') return void token(inside, req, res);
    return json(res, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

import { timingSafeEqual } from 'node:crypto';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { Refusal, refusalHandler } from './errors';
import { operate, type Method } from './operations';
import type { Store } from './store';

export interface Credentials {
  username: string;
  password: string;
}

function basicAuth({ username, password }: Credentials): RequestHandler {
  const bytes = new TextEncoder();
  const pair = Buffer.from(`${username}:${password}`).toString('base64');
  const expected = bytes.encode(`Basic ${pair}`);
  return (req, _res, next) => {
    const header = bytes.encode(req.get('authorization') ?? '');
    if (header.length !== expected.length || !timingSafeEqual(header, expected))
      throw new Refusal(401, 'unauthorized', 'Name or password is incorrect.');
    next();
  };
}

const METHODS: Partial<Record<string, Method>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
};

function splitParts(path: string): string[] {
  try {
    return path.split('/').slice(1).filter(Boolean).map(decodeURIComponent);
  } catch {
    throw new Refusal(400, 'bad_request', 'The path cannot be decoded.');
  }
}

function createCloseSignal(res: Parameters<RequestHandler>[1]): AbortSignal {
  const gone = new AbortController();
  res.on('close', () => gone.abort());
  return gone.signal;
}

export function createEmbeddedApp(store: Store, credentials: Credentials): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(basicAuth(credentials));
  app.use(express.json({ limit: '64mb' }));
  app.use(async (req: Request, res) => {
    const method = METHODS[req.method];
    if (!method)
      throw new Refusal(405, 'method_not_allowed', 'Only GET, POST, PUT, DELETE allowed');
    const call = {
      method,
      path: splitParts(req.path),
      query: req.query,
      body: req.body as unknown,
    };
    const answer = await operate(store, { ...call, signal: createCloseSignal(res) });
    res.status(answer.status).json(answer.body);
  });
  app.use(refusalHandler);
  return app;
}

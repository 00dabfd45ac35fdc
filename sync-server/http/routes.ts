import { Router, json, type Request, type RequestHandler, type Response } from 'express';
import { hasPermission } from '../../src/domain/account';
import type { AccessClaims, AdminPermission } from '../../src/domain/account';
import { AppError } from '../../src/domain/errors';
import type { GatewayContext } from './context';

/**
 * Who may call a route. `signed-in`: any valid token of an account that is not suspended; `expert`: an
 * approved expert; `admin:…`: an administrator whose role holds the permission.
 */
export type Caller = 'anyone' | 'signed-in' | 'expert' | `admin:${AdminPermission}`;

/** One request, as a handler sees it. */
export interface Call {
  req: Request;
  res: Response;
  /**
   * The caller's claims.
   * @throws AppError `token_missing` on a route for anyone
   */
  readonly claims: AccessClaims;
}

export interface RouteDefinition {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** At least one; a route that does not say who may call it does not type-check. */
  callers: readonly [Caller, ...Caller[]];
  /** Most bytes of the JSON body (default 100 kB). */
  bodyLimit?: number;
  /** Answers also while the database is away (default false). */
  withoutDatabase?: boolean;
  /** What it resolves with is sent as JSON; undefined when it has answered by itself. */
  handler: (call: Call) => Promise<object | undefined> | object | undefined;
}

/**
 * Reads and checks the bearer token of a request.
 * @throws AppError token_missing, token_expired, token_invalid
 */
export type Authenticate = (req: Request) => Promise<AccessClaims>;

const DEFAULT_BODY_LIMIT = 100_000;

function holds({ adminRole }: AccessClaims, caller: Caller): boolean {
  const [kind, permission] = caller.split(':');
  return kind === 'admin' && hasPermission(adminRole, permission as AdminPermission);
}

function isAllowed(callers: readonly Caller[], claims: AccessClaims): boolean {
  if (callers.includes('signed-in')) return true;
  if (claims.status !== 'approved') return false;
  if (claims.role === 'expert') return callers.includes('expert');
  return claims.role === 'admin' && callers.some((caller) => holds(claims, caller));
}

/** @throws AppError when the claims do not suffice */
function authorise(callers: readonly Caller[], claims: AccessClaims): void {
  if (claims.status === 'suspended') throw new AppError('account_suspended');
  if (isAllowed(callers, claims)) return;
  const awaitsApproval = callers.includes('expert') && claims.role === 'expert';
  throw new AppError(awaitsApproval ? 'account_not_approved' : 'forbidden');
}

/** A body that is there but no JSON is refused as such, whatever type it claims. */
const requireJson: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || req.get('content-length');
  if (req.method !== 'GET' && hasBody && hasBody !== '0' && req.body === undefined)
    throw new AppError('invalid_json');
  next();
};

function callOf(req: Request, res: Response, claims: AccessClaims | undefined): Call {
  return {
    req,
    res,
    get claims() {
      if (!claims) throw new AppError('token_missing');
      return claims;
    },
  };
}

function mount(
  router: Router,
  route: RouteDefinition,
  ctx: GatewayContext,
  authenticate: Authenticate,
): void {
  // Who calls is settled before a byte of the body is read.
  const claimsOf = new WeakMap<Request, AccessClaims>();
  const guard: RequestHandler = async (req, _res, next) => {
    if (!route.withoutDatabase && !ctx.readiness.ready())
      throw new AppError('database_unavailable');
    if (!route.callers.includes('anyone')) {
      const claims = await authenticate(req);
      authorise(route.callers, claims);
      claimsOf.set(req, claims);
    }
    next();
  };
  const handle: RequestHandler = async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const answer = await route.handler(callOf(req, res, claimsOf.get(req)));
    if (answer !== undefined && !res.headersSent) res.json(answer);
  };
  const limit = route.bodyLimit ?? DEFAULT_BODY_LIMIT;
  router[route.method](route.path, guard, json({ limit }), requireJson, handle);
}

/** Mounts all routes; what none of them takes below `/api`, `/sync` is answered with `not_found`. */
export function createRouter(
  routes: readonly RouteDefinition[],
  ctx: GatewayContext,
  authenticate: Authenticate,
): Router {
  const router = Router();
  for (const route of routes) mount(router, route, ctx, authenticate);
  router.use(['/api', '/sync'], () => {
    throw new AppError('not_found');
  });
  return router;
}

import type { GatewayContext } from './http/context';
import type { Authenticate, RouteDefinition } from './http/routes';
import { adminRoutes } from './routes/admin';
import { authRoutes } from './routes/auth';
import { configRoutes } from './routes/config';
import { deviceRoutes } from './routes/devices';
import { passwordRoutes } from './routes/passwords';
import { syncRoutes } from './routes/sync';
import { createAccountServices } from './services/accounts/create';
import { createAuthenticate } from './services/accounts/tokens';
import { keepStarterSet } from './services/catalogue/load';
import { seedDemo } from './services/demo/seed';
import { liveHub } from './sync/hub';

/** What the gateway offers beyond health and the app itself. */
export interface Services {
  authenticate: Authenticate;
  routes: RouteDefinition[];
  /** Begins what runs beside the calls, until the gateway stops. */
  start(): void;
}

/** Puts the services together; the only place that knows all of them. */
export function createServices(ctx: GatewayContext): Services {
  const accounts = createAccountServices(ctx, liveHub(ctx));
  return {
    authenticate: createAuthenticate(accounts.tokens, accounts.standing.of),
    routes: [
      ...configRoutes(ctx),
      ...authRoutes(accounts),
      ...passwordRoutes(accounts),
      ...deviceRoutes(accounts),
      ...adminRoutes(accounts),
      ...syncRoutes(ctx),
    ],
    start: accounts.start,
  };
}

/** What services keep in the database from the first start on. Idempotent; run when the database comes. */
export async function setUpServices(ctx: GatewayContext): Promise<void> {
  const now = new Date();
  const catalogue = keepStarterSet(ctx.couch, now, ctx.shutdown);
  if (ctx.config.demo) {
    await catalogue;
    await seedDemo(ctx.couch, now);
    return;
  }
  const told = catalogue.catch((err: unknown) => {
    if (ctx.shutdown.aborted) return;
    ctx.log.warn({ err }, 'the starter catalogue was not loaded; the next set-up goes on with it');
  });
  // Beside the calls: a database far away must not keep a practice waiting for its catalogue.
  ctx.errands.begin(() => told);
}

import type { GatewayContext } from './http/context';
import type { Authenticate, RouteDefinition } from './http/routes';
import { authRoutes } from './routes/auth';
import { configRoutes } from './routes/config';
import { syncRoutes } from './routes/sync';
import { createAuthenticate, createTokens } from './services/accounts/tokens';
import { loadStarterFoods } from './services/catalogue/import';
import { seedDemo } from './services/demo/seed';

/** What the gateway offers beyond health and the app itself. */
export interface Services {
  authenticate: Authenticate;
  routes: RouteDefinition[];
}

/** Puts the services together; the only place that knows all of them. */
export function createServices(ctx: GatewayContext): Services {
  return {
    authenticate: createAuthenticate(createTokens(ctx.config.sessionSecret)),
    routes: [...configRoutes(ctx), ...authRoutes(ctx), ...syncRoutes(ctx)],
  };
}

/** What services keep in the database from the first start on. Idempotent; run when the database comes. */
export async function setUpServices(ctx: GatewayContext): Promise<void> {
  if (!ctx.config.demo) return;
  const now = new Date();
  await loadStarterFoods(ctx.couch, now);
  await seedDemo(ctx.couch, now);
}

import { liveStream } from '../src/api/sync';
import compression from 'compression';
import express, { type Express } from 'express';
import { AppError } from '../src/domain/protocol/errors';
import type { GatewayContext } from './http/context';
import { errorHandler } from './http/errors';
import { requestLog } from './http/requestLog';
import { createRouter, type Authenticate, type RouteDefinition } from './http/routes';
import { securityHeaders } from './http/security';
import type { Traffic } from './http/traffic';
import { readStartPages, staticRouter } from './http/static';
import { requestMetrics } from './modules/metrics/requests';

export interface AppParts {
  ctx: GatewayContext;
  authenticate: Authenticate;
  routes: readonly RouteDefinition[];
  traffic: Traffic;
  appFolder: string;
}

export function createApp({ ctx, authenticate, routes, traffic, appFolder }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', ctx.config.trustProxy);
  app.use(requestLog(ctx.log));
  app.use(requestMetrics(ctx.metrics));
  const pages = readStartPages(appFolder);
  app.use(securityHeaders(pages));
  // Server-sent events must not wait in a compressor's buffer.
  app.use(
    compression({
      filter: (req, res) => req.path !== liveStream.path && compression.filter(req, res),
    }),
  );
  app.use(createRouter(routes, ctx, authenticate, traffic));
  app.use(staticRouter(ctx, appFolder, pages));
  app.use(() => {
    throw new AppError('not_found');
  });
  app.use(errorHandler(ctx));
  return app;
}

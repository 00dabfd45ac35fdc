import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { Gauge } from 'prom-client';
import { metrics } from '../../../src/api/operations';
import { AppError } from '../../../src/domain/protocol/errors';
import type { GatewayContext } from '../../http/context';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import { addProcessMetrics } from './process';

/** With these the loopback address is the proxy's, not the caller's. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const digest = (text: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(text).digest());

/** Includes IPv4-mapped IPv6. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

function mayRead(req: Request, token: string | undefined): boolean {
  const bearer = /^Bearer (.+)$/i.exec(req.get('authorization') ?? '')?.[1];
  if (bearer !== undefined)
    return token !== undefined && timingSafeEqual(digest(bearer), digest(token));
  const isForwarded = FORWARDED.some((name) => req.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(req.socket.remoteAddress ?? '');
}

function createDatabaseProbe({ metrics, readiness, databaseMode }: GatewayContext) {
  const registers = [metrics.registry];
  const up = new Gauge({
    name: 'bualanh_database_up',
    help: 'Whether the database answers and is set up.',
    labelNames: ['mode'],
    registers,
  });
  const probe = new Gauge({
    name: 'bualanh_database_probe_seconds',
    help: 'How long the database took to say that it is there.',
    registers,
  });
  return async (): Promise<void> => {
    const started = performance.now();
    const version = await readiness.check();
    probe.set((performance.now() - started) / 1000);
    up.set({ mode: databaseMode }, version !== undefined && readiness.ready() ? 1 : 0);
  };
}

export function metricsRoutes(ctx: GatewayContext): RouteDefinition[] {
  const { registry } = ctx.metrics;
  const build = new Gauge({
    name: 'bualanh_build_info',
    help: 'Version of the gateway.',
    labelNames: ['version'],
    registers: [registry],
  });
  build.set({ version: ctx.version }, 1);
  const probeDatabase = createDatabaseProbe(ctx);
  addProcessMetrics(registry);
  return [
    route(
      metrics,
      async ({ req, res }) => {
        if (!mayRead(req, ctx.config.metricsToken)) throw new AppError('forbidden');
        await probeDatabase();
        res.type(registry.contentType).send(await registry.metrics());
      },
      { withoutDatabase: true },
    ),
  ];
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { metrics } from '../../../src/api/operations';
import { AppError } from '../../../src/domain/protocol/errors';
import type { GatewayContext } from '../../http/context';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import { gaugeLines, type Metric } from './exposition';
import { createProcessReader } from './process';

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

async function databaseLines({ readiness, databaseMode }: GatewayContext): Promise<string[]> {
  const started = performance.now();
  const version = await readiness.check();
  const seconds = (performance.now() - started) / 1000;
  const up = version !== undefined && readiness.ready();
  return [
    ...gaugeLines(
      'bualanh_database_up',
      'Whether the database answers and is set up.',
      up ? 1 : 0,
      {
        mode: databaseMode,
      },
    ),
    ...gaugeLines(
      'bualanh_database_probe_seconds',
      'How long the database took to say that it is there.',
      seconds,
    ),
  ];
}

export function metricsRoutes(ctx: GatewayContext, figures: readonly Metric[]): RouteDefinition[] {
  const readProcess = createProcessReader();
  return [
    route(
      metrics,
      async ({ req, res }) => {
        if (!mayRead(req, ctx.config.metricsToken)) throw new AppError('forbidden');
        const lines = [
          ...gaugeLines('bualanh_build_info', 'Version of the gateway.', 1, {
            version: ctx.version,
          }),
          ...ctx.metrics.lines(),
          ...figures.flatMap((metric) => metric.lines()),
          ...(await databaseLines(ctx)),
          ...readProcess(),
        ];
        res.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
      },
      { withoutDatabase: true },
    ),
  ];
}

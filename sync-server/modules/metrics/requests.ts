import { liveStream } from '../../../src/api/sync';
import type { Request, RequestHandler } from 'express';
import type { Metrics } from './metrics';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** The template of the route, never the path: a path may hold ids, and anybody can invent paths. */
function routeOf(req: Request, status: number): string {
  const route: unknown = req.route;
  if (typeof route === 'object' && route !== null && 'path' in route) return String(route.path);
  return status < 400 ? 'app' : 'none';
}

/** Counts every request when it has ended, also one that was cut. */
export function requestMetrics({ requests, durations }: Metrics): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    res.on('close', () => {
      const route = routeOf(req, res.statusCode);
      const method = METHODS.has(req.method) ? req.method : 'other';
      requests.add({ method, route, status: String(res.statusCode) });
      if (route !== liveStream.path)
        durations.observe({ method, route }, (performance.now() - started) / 1000);
    });
    next();
  };
}

import { liveStream } from '../../../src/api/sync';
import type { Request, RequestHandler } from 'express';
import type { Metrics } from './metrics';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** The route's template, as a path may hold ids and strangers can invent paths. */
function getRoute(req: Request, status: number): string {
  const route: unknown = req.route;
  if (typeof route === 'object' && route !== null && 'path' in route) return String(route.path);
  return status < 400 ? 'app' : 'none';
}

export function requestMetrics({ requests, durations }: Metrics): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    res.on('close', () => {
      const route = getRoute(req, res.statusCode);
      const method = METHODS.has(req.method) ? req.method : 'other';
      requests.inc({ method, route, status: String(res.statusCode) });
      if (route !== liveStream.path)
        durations.observe({ method, route }, (performance.now() - started) / 1000);
    });
    next();
  };
}

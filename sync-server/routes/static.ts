import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Router, static as serveStatic, type RequestHandler, type Response } from 'express';
import type { GatewayContext } from '../http/context';

/** Vite puts a hash of the content into these names, so they never change. */
const HASHED = /[/\\]assets[/\\][^/\\]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

function cacheHeaders(res: Response, file: string): void {
  // Everything else (index.html, sw.js, the manifest) must be asked for again to notice an update.
  res.set('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Whether a browser asks for a page, not for a file or data. */
function isNavigation(method: string, path: string, accepts: boolean): boolean {
  return method === 'GET' && accepts && path !== '/healthz' && !/\.[a-z0-9]{1,5}$/i.test(path);
}

/**
 * Serves the built app; every page of it is index.html. The database is not needed.
 * @param folder where Vite put the app
 */
export function staticRouter(ctx: GatewayContext, folder: string): Router {
  const router = Router();
  const index = join(folder, 'index.html');
  if (!existsSync(index)) ctx.log.warn({ folder }, 'the app is not built: only the API is served');
  router.use(serveStatic(folder, { setHeaders: cacheHeaders, index: 'index.html' }));
  const page: RequestHandler = (req, res, next) => {
    if (!isNavigation(req.method, req.path, req.accepts('html') !== false)) {
      next();
      return;
    }
    res.set('Cache-Control', 'no-cache');
    // From its folder: an absolute path with a dot somewhere (~/.apps/…) would count as hidden.
    res.sendFile('index.html', { root: folder }, (error) => {
      if (error && !res.headersSent) next();
    });
  };
  router.use(page);
  return router;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, static as serveStatic, type RequestHandler, type Response } from 'express';
import { health } from '../../src/api/operations';
import { findStartPage, type StartPages } from '../../src/domain/publicHouse/startPages';
import type { GatewayContext } from './context';
import { ADDRESS_WORKER_POLICY } from './security';

/** Vite puts a hash of the content into these names, so they never change. */
const HASHED = /[/\\]assets[/\\][^/\\]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

const ADDRESS_WORKER = /[/\\]assets[/\\]addressFetch\.worker-[A-Za-z0-9_-]{8,}\.js$/;

/** Start pages that show what is somebody's own: no search engine keeps their addresses. */
const PRIVATE_PAGES = /^(index|admin|link)\.html$/;

function policyHeaders(res: Response, file: string): void {
  if (ADDRESS_WORKER.test(file)) res.set('Content-Security-Policy', ADDRESS_WORKER_POLICY);
}

function cacheHeaders(res: Response, file: string): void {
  policyHeaders(res, file);
  // Everything else must be revalidated to notice an update.
  res.set('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function isNavigation(method: string, path: string, accepts: boolean): boolean {
  return method === 'GET' && accepts && path !== health.path && !/\.[a-z0-9]{1,5}$/i.test(path);
}

export function readStartPages(folder: string): StartPages {
  const file = join(folder, 'start-pages.json');
  if (!existsSync(file)) return { exact: {}, under: [['/', 'index.html']], styles: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as StartPages;
}

function compressed(folder: string): RequestHandler {
  return (req, res, next) => {
    const name = /^\/assets\/[\w.-]+\.(js|css)$/.exec(req.path);
    const isAsked = (req.method === 'GET' || req.method === 'HEAD') && name !== null;
    if (!isAsked || req.acceptsEncodings('br') !== 'br') return next();
    res.vary('Accept-Encoding');
    if (!existsSync(join(folder, `${req.path}.br`))) return next();
    res.set('Cache-Control', 'public, max-age=31536000, immutable');
    res.set('Content-Encoding', 'br');
    policyHeaders(res, req.path);
    res.type(name[1] === 'css' ? 'css' : 'js');
    res.sendFile(`${req.path}.br`.slice(1), { root: folder, cacheControl: false }, (error) => {
      if (error && !res.headersSent) next();
    });
  };
}

export function staticRouter(ctx: GatewayContext, folder: string, pages: StartPages): Router {
  const router = Router();
  const index = join(folder, 'index.html');
  if (!existsSync(index)) ctx.log.warn({ folder }, 'the app is not built: only the API is served');
  router.use(compressed(folder));
  router.use(serveStatic(folder, { setHeaders: cacheHeaders, index: false }));
  const page: RequestHandler = (req, res, next) => {
    if (!isNavigation(req.method, req.path, req.accepts('html') !== false)) {
      next();
      return;
    }
    const file = findStartPage(pages, req.path);
    if (!file) return next();
    res.set('Cache-Control', 'no-cache');
    if (PRIVATE_PAGES.test(file)) res.set('X-Robots-Tag', 'noindex');
    // Relative to `root`: an absolute path with a dot directory (~/.apps/…) would count as hidden.
    res.sendFile(file, { root: folder }, (error) => {
      if (error && !res.headersSent) next();
    });
  };
  router.use(page);
  return router;
}

import type { Response } from 'express';
import { cutUnread } from '../http/answer';
import { ENCODINGS, type DrawnPage } from './pageCache';

/** Own files only; no inline style or script (structured data is neither). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const CACHED = 'public, max-age=60, stale-while-revalidate=600';

function sendHtml(res: Response, status: number, cache: string, body: Buffer | string): undefined {
  res.set('Content-Security-Policy', POLICY);
  res.set('Cache-Control', cache);
  cutUnread(res);
  res.status(status).type('html').send(body);
}

async function bytesFor(res: Response, { body, etag, encoded }: DrawnPage): Promise<Buffer> {
  res.vary('Accept-Encoding');
  const accepted = res.req.acceptsEncodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => one === accepted);
  res.set('ETag', encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`));
  if (encoding === undefined) return body;
  res.set('Content-Encoding', encoding);
  return encoded(encoding);
}

export async function sendPage(res: Response, page: DrawnPage): Promise<undefined> {
  const body = await bytesFor(res, page);
  // Forms send an Origin of this site; other sites get no referrer.
  res.set('Referrer-Policy', 'same-origin');
  return sendHtml(res, 200, CACHED, body);
}

export function sendNotice(res: Response, status: 404 | 410 | 503, html: string): undefined {
  if (status === 503) res.set('Retry-After', '5');
  return sendHtml(res, status, 'no-store', html);
}

export function sendRefused(res: Response, status: number, html: string): undefined {
  // The form is sent again from here, and needs its Origin.
  res.set('Referrer-Policy', 'same-origin');
  return sendHtml(res, status, 'no-store', html);
}

/** 303 after a form, so that a reload sends nothing again. */
export function sendBack(res: Response, path: string): undefined {
  res.redirect(303, path);
}

export function sendMoved(res: Response, path: string): undefined {
  res.set('Cache-Control', CACHED);
  res.redirect(301, path);
}

export function sendPrivate(res: Response, html: string): undefined {
  res.set('X-Robots-Tag', 'noindex');
  // Forms need the Origin, but the address itself opens the purchase and must not leak.
  res.set('Referrer-Policy', 'strict-origin');
  return sendHtml(res, 200, 'no-store', html);
}

export function sendFile(
  res: Response,
  { body, etag }: DrawnPage,
  type: string,
  cache = CACHED,
): undefined {
  res.set('ETag', etag);
  res.set('Cache-Control', cache);
  cutUnread(res);
  res.type(type).send(body);
}

import type { Response } from 'express';
import { cutUnread } from '../http/answer';
import { ENCODINGS, type DrawnPage } from './pageCache';

/**
 * Policy of public pages: our own files and nothing else. No style and no script stands in a page; structured data is
 * neither.
 */
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

/** Bytes of a page as its reader takes them; each form has an ETag of its own. */
async function bytesFor(res: Response, { body, etag, encoded }: DrawnPage): Promise<Buffer> {
  res.vary('Accept-Encoding');
  const accepted = res.req.acceptsEncodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => one === accepted);
  res.set('ETag', encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`));
  if (encoding === undefined) return body;
  res.set('Content-Encoding', encoding);
  return encoded(encoding);
}

/** Sends a page, or says that the reader has it already. */
export async function sendPage(res: Response, page: DrawnPage): Promise<undefined> {
  const body = await bytesFor(res, page);
  // Its forms say of which site they are; other sites are told nothing.
  res.set('Referrer-Policy', 'same-origin');
  return sendHtml(res, 200, CACHED, body);
}

/** Sends why there is no page; nobody keeps that. */
export function sendNotice(res: Response, status: 404 | 410 | 503, html: string): undefined {
  if (status === 503) res.set('Retry-After', '5');
  return sendHtml(res, status, 'no-store', html);
}

/** Sends a form back that was not taken; nobody keeps what was typed. */
export function sendRefused(res: Response, status: number, html: string): undefined {
  // The form is sent again from here, and says of which site it is.
  res.set('Referrer-Policy', 'same-origin');
  return sendHtml(res, status, 'no-store', html);
}

/** Leads back to a page behind a form: whoever loads it anew sends nothing again. */
export function sendBack(res: Response, path: string): undefined {
  res.redirect(303, path);
}

/** Leads to where a page stands now. */
export function sendMoved(res: Response, path: string): undefined {
  res.set('Cache-Control', CACHED);
  res.redirect(301, path);
}

/** Sends a page that is for one person: no search engine and nobody between keeps it. */
export function sendPrivate(res: Response, html: string): undefined {
  res.set('X-Robots-Tag', 'noindex');
  // Its forms say of which site they are; its address, which opens it, is told to nobody.
  res.set('Referrer-Policy', 'strict-origin');
  return sendHtml(res, 200, 'no-store', html);
}

/** Sends a file that is made of what is public, or says that the reader has it already. */
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

import type { Request } from 'express';

/**
 * Whether a form was sent by a page of ours, as the browser says: by `Sec-Fetch-Site`, which no page can write, else by
 * `Origin`. Another site's page cannot have somebody speak in their own name.
 */
export function isFromOwnPage(req: Request, publicUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.get('origin');
  const own = [new URL(publicUrl).origin, `${req.protocol}://${req.get('host') ?? ''}`];
  return origin !== undefined && own.includes(origin);
}

import type { Request } from 'express';

/** Checks `Sec-Fetch-Site`, which no page can forge, else `Origin` (CSRF). */
export function isFromOwnPage(req: Request, publicUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.get('origin');
  const own = [new URL(publicUrl).origin, `${req.protocol}://${req.get('host') ?? ''}`];
  return origin !== undefined && own.includes(origin);
}

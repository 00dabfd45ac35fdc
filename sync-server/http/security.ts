import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** What no page of ours asks a browser for; helmet has no such header. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth']
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * The policy of the one script that may speak to other sites: the worker which fetches a picture from an address. It
 * has neither page nor storage to show or to give away.
 */
export const ADDRESS_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src https:";

/**
 * Headers that limit what a page may do. Only our own scripts run; emotion needs inline styles.
 * HSTS and upgrade-insecure-requests are left to the TLS proxy: the gateway speaks plain HTTP, and on
 * `localhost` they would break it.
 */
export function securityHeaders(): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', PERMISSIONS);
    headers(req, res, next);
  };
}

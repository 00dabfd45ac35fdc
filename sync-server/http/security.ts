import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { StartPages } from '../../src/domain/publicHouse/startPages';

/** Permissions-Policy: abilities that no page of ours uses; helmet lacks this header. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial']
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * Policy of the one script that may connect to other sites: the worker that fetches images. It has neither a page nor
 * storage to leak.
 */
export const ADDRESS_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src https:";

/** Hash of the empty style element that emotion fills through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Headers that limit what a page may do. Only our own scripts and styles count; a service worker shows pages again that
 * it kept, so that what stands in them is named by its hash and not by a number used once.
 * HSTS and upgrade-insecure-requests are left to the TLS proxy: the gateway speaks plain HTTP, and on
 * `localhost` they would break it.
 * @param pages with the hashes of the styles and scripts that stand in them. An app of before names no styles, and
 *   writes them wherever it likes
 */
export function securityHeaders({
  styles,
  scripts = [],
}: Pick<StartPages, 'styles' | 'scripts'>): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...(styles ? [EMPTY_STYLE, ...styles] : ["'unsafe-inline'"])],
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

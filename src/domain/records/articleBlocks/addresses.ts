import { readMailAddress } from '../../text/mailAddress';
import { readPhone } from '../../text/phone';
import { safeLink } from './inline';

const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,24}|xn--[a-z0-9-]+)(?::\d{1,5})?(?=[/?#]|$)/iu;
/** Endings of files, which look like those of sites. */
const FILES = /\.(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|txt|zip)(?=[?#]|$)/i;

/** "http://https://moh.gov.vn": put ahead by a program, though it was there. */
const TWICE = /^https?:\/\/(?=https?:\/\/)/i;
/** "https:/moh.gov.vn", "https//moh.gov.vn", "https:\\moh.gov.vn". */
const MISTYPED = /^https?(?::?[/\\]{1,3}|:)/i;

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Programs lead through a page of their own; what is meant stands in it. */
function unwrapped(url: URL): string | undefined {
  const isGoogle = /^(?:www\.)?google\.[a-z.]{2,6}$/.test(url.hostname) && url.pathname === '/url';
  const isFacebook = /^lm?\.facebook\.com$/.test(url.hostname) && url.pathname === '/l.php';
  const isOutlook = url.hostname.endsWith('.safelinks.protection.outlook.com');
  const names = isGoogle ? ['q', 'url'] : isFacebook ? ['u'] : isOutlook ? ['url'] : [];
  return names
    .map((name) => url.searchParams.get(name) ?? '')
    .find((one) => /^https?:\/\//i.test(one));
}

/** A mail address or a number without "mailto:" or "tel:". */
function bareContact(address: string): string | undefined {
  if (/^[^/:?#\s]+@[^/:?#\s]+$/.test(address)) {
    const mail = readMailAddress(address);
    return 'address' in mail ? `mailto:${mail.address}` : undefined;
  }
  if (!/^\+?\d[\d .-]{7,16}$/.test(address)) return undefined;
  const number = readPhone(address);
  return 'phone' in number ? `tel:${number.phone}` : undefined;
}

function ofWeb(address: string): string | undefined {
  const url = parsed(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return undefined;
  // A name and a password would be published.
  if (url.username !== '' || url.password !== '') return undefined;
  const inner = unwrapped(url);
  if (inner !== undefined) return ofWeb(inner);
  // As it was written where it may stand so; else with blanks and signs as "%20".
  return safeLink(address) ?? safeLink(url.href);
}

/**
 * The address of a link of another page or program as it can stand in a text of ours; undefined where nobody can know it (a path of
 * that page, a file of that computer) or where it is none.
 * @param base where the page says that its paths begin
 */
export function addressIn(written: string, base?: string): string | undefined {
  const address = written.trim().replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD\n\r\t]/g, '');
  if (/^https?:\/\//i.test(address)) return ofWeb(address.replace(TWICE, ''));
  const mistyped = MISTYPED.exec(address);
  if (mistyped && HOST.test(address.slice(mistyped[0].length)))
    return ofWeb(`https://${address.slice(mistyped[0].length)}`);
  const bare = bareContact(address);
  if (bare !== undefined) return safeLink(bare);
  if (/^(?:mailto|tel):/i.test(address)) return safeLink(address) ?? safeLink(encodeURI(address));
  if (/^\/\/[^/]/.test(address)) return ofWeb(`https:${address}`);
  if (HOST.test(address) && !(FILES.test(address) && !address.includes('/')))
    return ofWeb(`https://${address}`);
  const isPath = address !== '' && !/^(?:#|[a-z][a-z0-9+.-]*:)/i.test(address);
  return isPath && base !== undefined && /^https?:/i.test(base)
    ? ofWeb(joined(address, base) ?? '')
    : undefined;
}

function joined(path: string, base: string): string | undefined {
  try {
    return new URL(path, base).href;
  } catch {
    return undefined;
  }
}

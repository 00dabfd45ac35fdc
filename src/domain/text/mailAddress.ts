import { cleanLetters } from './cleanLetters';

/** Why a text is no address. `accents`: Vietnamese letters before the @; `foreign`: letters of other scripts. */
export type MailAddressProblem =
  | 'empty'
  | 'several'
  | 'too_long'
  | 'accents'
  | 'foreign'
  | 'malformed';

export type MailAddressReading =
  | { address: string }
  | { problem: MailAddressProblem; meant?: string };

/** With a name and signs around it. Patterns below try each place of a run, so that what is longer must not reach them. */
const MAX_TYPED = 400;
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
/** Dots of Chinese and Japanese keyboards, and one that looks like ours. */
const DOTS = /[\u3002\uFF0E\uFF61\u2024]/g;
/** A link as chat programs copy it: the address, and behind it the same once more. */
const LINK = /^\[([^[\]@]+@[^[\]@]+)\]\(mailto:([^()@]+@[^()@]+)\)$/i;
const AROUND = /^[\s"'<([{“”‘’«]+|[\s"'>)\]}“”‘’».,;:!?]+$/gu;

/** Ends of addresses that are often mistyped. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmial', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo', 'yahoo.com'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
]);

export function meantAddress(text: string): string | undefined {
  const [name, domain] = text.trim().split('@');
  const meant = domain === undefined ? undefined : MEANT.get(domain.toLowerCase());
  return name && meant ? `${name}@${meant}` : undefined;
}

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

/** What is around an address that was copied: `mailto:`, a name, brackets, the end of a sentence. */
function bareAddress(text: string): string {
  const [, shown, linked] = LINK.exec(text.trim()) ?? [];
  let bare = shown !== undefined && shown === linked ? shown : text;
  if (/^\s*<?mailto:/i.test(bare)) {
    bare = bare.replace(/^\s*<?mailto:/i, '').replace(/\?.*$/s, '');
    try {
      bare = decodeURIComponent(bare);
    } catch {
      // Not encoded: it stands as it is.
    }
  }
  const named = /<([^<>]*@[^<>]*)>?[\s.,;]*$/.exec(bare)?.[1];
  return (named ?? bare).replaceAll(AROUND, '').replace(/\s*@\s*/g, '@');
}

function hostOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain.normalize('NFC').toLowerCase()}`).hostname;
  } catch {
    return undefined;
  }
}

/** A domain in the letters of mail servers: `phòngkhám.vn` is `xn--phngkhm-mwa2m.vn`. */
function asciiDomain(domain: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- ASCII is what is looked for
  const isAscii = /^[\u0000-\u007f]*$/.test(domain);
  const isCoded = /(?:^|\.)xn--/i.test(domain);
  if (isAscii && !isCoded) return domain;
  const host = hostOf(domain);
  // Not every `xn--` can be turned back into letters.
  if (isAscii) return host === undefined ? undefined : domain;
  return host !== undefined && /(?:^|\.)xn--/.test(host) ? host : undefined;
}

function readParts(local: string, domain: string): MailAddressReading {
  const letters = `${local}${domain}`.replaceAll(/[^\p{L}]/gu, '');
  if (/[^\p{Script=Latin}]/u.test(letters)) return { problem: 'foreign' };
  // oxlint-disable-next-line no-control-regex -- ASCII is what is looked for
  if (!/^[\u0000-\u007f]*$/.test(local))
    return { problem: 'accents', meant: `${withoutAccents(local)}@${domain}` };
  const host = asciiDomain(domain);
  if (host === undefined || !LOCAL.test(local) || !DOMAIN.test(host)) {
    const mended = domain.replaceAll(',', '.');
    const meant = meantAddress(`${local}@${domain}`) ?? `${local}@${mended}`;
    return { problem: 'malformed', ...(meant === `${local}@${domain}` ? {} : { meant }) };
  }
  return { address: `${local}@${host}` };
}

/**
 * The one reader of mail addresses: without what nobody sees and what was copied with them, domains in the letters of mail
 * servers. Nothing is guessed: what is no address is told, with what may be meant.
 */
export function readMailAddress(typed: string): MailAddressReading {
  if (typed.length > MAX_TYPED) return { problem: 'too_long' };
  const text = cleanLetters(typed.replaceAll(DOTS, '.')).trim();
  if (text === '') return { problem: 'empty' };
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
    return {
      problem: (text.match(/@/g)?.length ?? 0) > 1 && !text.includes(':') ? 'several' : 'malformed',
    };
  if ((text.match(/<[^<>]*@[^<>]*>/g)?.length ?? 0) > 1) return { problem: 'several' };
  const bare = bareAddress(text);
  const signs = bare.match(/@/g)?.length ?? 0;
  if (signs > 1) return { problem: /[,;\s/|]/.test(bare) ? 'several' : 'malformed' };
  const [local = '', domain] = bare.split('@');
  if (bare.length > MAX_LENGTH || local.length > MAX_LOCAL) return { problem: 'too_long' };
  if (domain === undefined || /\s/.test(bare)) return { problem: 'malformed' };
  return readParts(local, domain);
}

/** An address as it is stored, or the text as it was typed where it is none. */
export function storedMailAddress(typed: string): string {
  const read = readMailAddress(typed);
  return 'address' in read ? read.address : typed;
}

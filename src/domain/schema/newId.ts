/**
 * UUIDv7 (RFC 9562, 5.7). No package, to keep pages small; `crypto.randomUUID` is missing over plain http, as in a trial
 * on a clinic's own network.
 * @param now milliseconds since 1970
 */
export function newId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let at = 0; at < 6; at += 1) bytes[at] = Math.floor(now / 256 ** (5 - at)) % 256;
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [0, 8, 12, 16, 20].map((from, at, all) => hex.slice(from, all[at + 1] ?? 32)).join('-');
}

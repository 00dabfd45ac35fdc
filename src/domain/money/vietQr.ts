import { cleanLine } from '../text/clean';

export interface TransferTarget {
  /** The bank's number by NAPAS, six digits. */
  bin: string;
  account: string;
}

/** EMVCo lets a text for the payee have so many characters (VietQR, field 62-08). */
export const MEMO_LENGTH = 25;
/** dong; the most that NAPAS 247 moves at once (banks may allow less). */
export const AMOUNT_LIMITS = { min: 1_000, max: 500_000_000 } as const;

/** NAPAS' own name in EMVCo codes. */
const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';
const DONG = '704';

/** All content is ASCII, so that characters are bytes, as EMVCo counts. */
const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, not reflected; four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const sign of text) {
    crc ^= (sign.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

export function memoText(text: string): string {
  return cleanLine(text, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MEMO_LENGTH)
    .trim();
}

/**
 * The text of a VietQR code for a transfer (EMVCo merchant-presented mode, NAPAS' profile). Always static: the same
 * code may be paid again, and nobody tells the app that it was.
 * @param amount whole dong; the payer types it without one
 * @throws RangeError where the bank, the account or the amount cannot be one
 */
export function vietQr({ bin, account }: TransferTarget, amount?: number, memo = ''): string {
  if (!/^\d{6}$/.test(bin)) throw new RangeError('bin');
  if (!/^[A-Za-z0-9]{1,19}$/.test(account)) throw new RangeError('account');
  const isAmount = amount === undefined || (Number.isInteger(amount) && amount >= 1);
  if (!isAmount || (amount ?? 0) > AMOUNT_LIMITS.max) throw new RangeError('amount');
  const payee = field('00', NAPAS) + field('01', field('00', bin) + field('01', account));
  const words = memoText(memo);
  const fields = [
    field('00', '01'),
    field('01', '11'),
    field('38', payee + field('02', TO_ACCOUNT)),
    field('53', DONG),
    amount === undefined ? '' : field('54', String(amount)),
    field('58', 'VN'),
    words === '' ? '' : field('62', field('08', words)),
    '6304',
  ].join('');
  return fields + crc16(fields);
}

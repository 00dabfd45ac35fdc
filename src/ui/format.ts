import { dateText } from '../domain/text/days';
import { dong } from '../domain/money/words';
import { once } from '../domain/text/once';

export { parseNumber } from '../domain/text/parseNumber';

const ZONE = 'Asia/Ho_Chi_Minh';
const UNKNOWN = '—';

const dateFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: ZONE,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);
const timeFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: ZONE,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
const numberFormats = new Map<number, Intl.NumberFormat>();

function numberFormat(digits: number): Intl.NumberFormat {
  const known = numberFormats.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: digits });
  numberFormats.set(digits, made);
  return made;
}

/** `YYYY-MM-DD`: no instant, so it has no time zone. */
function isLocalDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** `dd/MM/yyyy` of a calendar date or of an instant in Vietnam; "—" for none or a broken one. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return UNKNOWN;
  if (isLocalDate(value)) return dateText(value);
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? UNKNOWN : dateFormat().format(at);
}

/** `HH:mm` in Vietnam */
export function formatTime(instant: string | null | undefined): string {
  const at = new Date(instant ?? '');
  return Number.isNaN(at.getTime()) ? UNKNOWN : timeFormat().format(at);
}

/** `HH:mm` for today, `HH:mm dd/MM/yyyy` otherwise. */
export function formatWhen(instant: string | null | undefined, now: Date = new Date()): string {
  const date = formatDate(instant);
  if (date === UNKNOWN) return UNKNOWN;
  return dateFormat().format(now) === date ? formatTime(instant) : `${formatTime(instant)} ${date}`;
}

/** Decimal comma and grouping points; "—" for an unknown number, which is not 0. */
export function formatNumber(value: number | null | undefined, digits = 1): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return UNKNOWN;
  return numberFormat(digits).format(value);
}

/** `499.000 ₫`, with a space that does not break; "—" for an unknown amount. */
export function formatMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? UNKNOWN : dong(amount);
}

/** A text in narrow columns: a number and its unit stay on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) (g|ml|mg|µg|kcal|%)(?!\p{L})/gu, '$1\u00a0$2');
}

/** Bytes as a person reads them: `48 MB`, `2,1 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e6) return `${formatNumber(Math.max(0, bytes) / 1e3, 0)} KB`;
  if (bytes < 1e9) return `${formatNumber(bytes / 1e6, 0)} MB`;
  return `${formatNumber(bytes / 1e9, 1)} GB`;
}

/** How long ago an instant is, in its largest unit: "3 phút", "5 giờ", "2 ngày". */
export function formatAge(instant: string, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));
  if (minutes < 1) return 'dưới 1 phút';
  if (minutes < 60) return `${minutes} phút`;
  return minutes < 24 * 60
    ? `${Math.floor(minutes / 60)} giờ`
    : `${Math.floor(minutes / 1440)} ngày`;
}

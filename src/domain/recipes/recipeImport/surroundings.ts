import { fold } from '../../text/fold';

const DATE = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const CLOCK = String.raw`\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s*[ap]m)?`;
const WHEN = `(?:${DATE},?\\s+${CLOCK}|${CLOCK},?\\s+${DATE})`;
const SENDER = String.raw`(?:[^:\d[\]]{1,40}:\s+)?`;
/** "[10:32, 12/11/2026] Mẹ: ", "12/11/2026, 10:32 - Mẹ: ", "Mẹ, [12.11.2026 10:32]: ". */
const MESSAGE = [
  new RegExp(`^\\s*\\[${WHEN}\\]\\s*${SENDER}`, 'i'),
  new RegExp(`^\\s*${WHEN}\\s+[-–]\\s+${SENDER}`, 'i'),
  new RegExp(`^\\s*[^:\\d,[\\]]{1,40},?\\s*\\[${WHEN}\\]:?\\s*`, 'i'),
];
const messageStart = (line: string): string =>
  MESSAGE.map((one) => one.exec(line)?.[0] ?? '').find((one) => one !== '') ?? '';

const NAME = /^\p{Lu}[\p{L} .]{0,30}:\s+/u;
const LEAST_MESSAGES = 3;

/** The name of one who wrote several of the lines. */
function withoutNames(lines: readonly string[]): string[] {
  const names = lines.map((line) => NAME.exec(line)?.[0].trim() ?? '');
  const senders = new Set(
    names.filter(
      (name) => name !== '' && names.filter((one) => one === name).length >= LEAST_MESSAGES,
    ),
  );
  return lines.map((line, at) => (senders.has(names[at] ?? '') ? line.replace(NAME, '') : line));
}

/** Lines of a chat without when and by whom each was sent. */
export function withoutSenders(lines: readonly string[]): string[] {
  const starts = lines.map(messageStart);
  const isChat = starts.filter((one) => one !== '').length > 1;
  return withoutNames(
    isChat ? lines.map((line, at) => line.slice(starts[at]?.length ?? 0)) : lines,
  );
}

/** Ahead of a page and below it, as browsers print it: when, its title, its address, its number. */
const PRINTED = new RegExp(
  `^(?:${DATE},?\\s+${CLOCK}(?:\\s{2,}\\S|\\s*$)|(?:https?:\\/\\/|www\\.)\\S+(?:\\s+\\d{1,3}\\s*\\/\\s*\\d{1,3})?$)`,
  'i',
);

/** Acts and figures of a page, folded: they say nothing of the dish. */
const ACTS =
  /^(?:[+>»-]\s*)?(?:them (?:tat ca )?(?:nguyen lieu )?vao (?:gio(?: hang)?|danh sach(?: mua sam)?)|mua (?:ngay|nguyen lieu|hang)|dat (?:hang|mua)(?: ngay)?|xem gia|in (?:cong thuc|bai|trang)|luu (?:lai|mon|cong thuc|bai)|(?:toi|den|xem) (?:cong thuc|video|them|tiep)|che do (?:nau|bep)|(?:jump to|print|save|pin|rate|share)(?: (?:the )?recipe)?|add (?:all )?to (?:cart|list)|shopping list|muc luc|trang chu|dang nhap|dang ky|quang cao|advertisement|bai viet nay co huu ich.*|bo suu tap|theo doi|ghi chu (?:tu|cua|tren) .{2,20}|(?:da )?chinh sua lan cuoi.*|da chinh sua.*|gui tu .{2,20}|sent from my .*)[.!…:]*$/;
const RATED =
  /^[^a-z]*(?:[a-z ]{0,20}:\s*)?[\d.,k/\s()|-]*(?:sao|danh gia|nhan xet|luot (?:xem|thich|luu|chia se|danh gia)|binh luan|nguoi theo doi|yeu thich|thich|views?|likes?|reviews?|ratings?|votes?|stars?)[\s)|.]*$/;
const PLANNED =
  /^[\d.,k]+ (?:ban|nguoi|thanh vien)(?: khac)? (?:dang|da|muon|se|thich|luu|theo doi)(?![a-z])/;
const ENERGY =
  /^(?:(?:nang luong|calo(?:ries)?|energy)\s*:?\s*)?[~≈]?\s*\d[\d.,]*\s*(?:kcal|calo|cal|kj|calories)(?![a-z])\s*(?:(?:\/|moi|cho|per)\s*[\da-z ]{0,25})?\.?$/;
const POSTED =
  /^(?:(?:dang|cap nhat|xuat ban|viet|ngay|updated|posted|published)(?: (?:luc|ngay|boi|boi .{1,40}|on|by))*:?\s*)?(?:thu [a-z0-9]+,?\s*)?\d{1,2}[/.-]\d{1,2}[/.-]\d{4}(?:,?\s*\d{1,2}:\d{2})?(?:\s*gmt\+7)?$/;
const PRICE = /^(?:gia\s*:?\s*)?\d[\d.,]*\s*(?:₫|d|vnd|dong|k)(?:\s*\/.*)?$/;

/** Lines of a page around a recipe: acts, ratings, energy, days, prices, addresses. */
export function isAround(line: string): boolean {
  if (PRINTED.test(line)) return true;
  const folded = fold(line.replace(/\p{Extended_Pictographic}/gu, ' '));
  if (folded.length > 120) return false;
  const isFigure =
    /\d/.test(folded) && [RATED, PLANNED, ENERGY, POSTED, PRICE].some((one) => one.test(folded));
  return isFigure || ACTS.test(folded);
}

/** "Mua ngay 189.000₫": what a link or a button sells. */
export const sells = (text: string): boolean => {
  const folded = fold(text);
  return (
    folded.length < 60 &&
    /^(?:mua (?:ngay|o day|tai day|hang)|mua$|dat (?:hang|mua)|them vao gio|xem gia|buy|add to cart|shop)(?![a-z])/.test(
      folded,
    )
  );
};

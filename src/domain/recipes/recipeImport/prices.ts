const AMOUNT = String.raw`\d{1,3}(?:[.,]\d{3})+\s*(?:₫|đ|vnđ|vnd|đồng)|\d{4,7}\s*(?:₫|đ|vnđ|vnd|đồng)`;
/** "15.000đ", "(giá 50k)": what a line costs, which is no amount of it. "5k hành" may be one, and is asked about. */
const PRICE = new RegExp(
  `\\s*[(,;–-]?\\s*(?:(?:giá|khoảng|~)\\s*:?\\s*)?(?:${AMOUNT}|(?<=giá\\s*:?\\s*)\\d{1,4}\\s*k)(?!\\p{L})(?:\\s*/\\s*\\p{L}{1,5})?\\s*\\)?`,
  'giu',
);

export const withoutPrice = (line: string): string =>
  /đ|₫|vn|giá/i.test(line) ? line.replace(PRICE, ' ').trim() : line;

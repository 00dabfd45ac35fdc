import { fold, normalise } from '../../text/fold';
import { saysNoAllergy } from '../../clinical/allergens/noAllergy';
import { readHeader } from '../../text/tables/headerWords';

/** Columns whose header alone says that the foods below it are refused. */
const NAMES = new Set([
  'kieng',
  'kieng an',
  'kieng cu',
  'mon kieng',
  'do kieng',
  'thuc an kieng',
  'khong an',
  'khong an duoc',
  'mon khong an',
]);
export const REFUSAL_COLUMNS = [...NAMES].join(', ');
export const isRefusalColumn = (header: string | undefined): boolean =>
  header !== undefined && NAMES.has(readHeader(header).name);

/** As typed: folded, "sò" would be "sợ". A food may hold "ăn" or "uống" ("đồ ăn cay"). */
const SAYS_ITSELF =
  /(?<!\p{L})(?:không|ko|chưa|kiêng|dị ứng|tránh|ghét|sợ|thích|kỵ|chay|vẫn (?:ăn|uống)|(?:ăn|uống) được)(?!\p{L})/u;
const PLAINLY_SAYS_ITSELF =
  /\b(?:khong|ko|chua|kieng|di ung|tranh|ghet|thich|chay|no|not|van (?:an|uong)|(?:an|uong) duoc)\b/;

function saysItself(text: string): boolean {
  const typed = normalise(text);
  return SAYS_ITSELF.test(typed) || (fold(typed) === typed && PLAINLY_SAYS_ITSELF.test(typed));
}

/** The food of such a cell with the word of its header: "thịt chó" is "Kiêng: thịt chó". */
export const withHeader = (text: string): string =>
  saysItself(text) || saysNoAllergy(text) ? text : `Kiêng: ${text}`;

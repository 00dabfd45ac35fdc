import { fold } from '../../text/fold';
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

const SAYS_ITSELF = /\b(?:khong|ko|kieng|di ung|an|uong|tranh|ghet|so|thich|ky|no|not|chay)\b/;

/** The food of such a cell with the word of its header: "thịt chó" is "Kiêng: thịt chó". */
export const withHeader = (text: string): string =>
  SAYS_ITSELF.test(fold(text)) || saysNoAllergy(text) ? text : `Kiêng: ${text}`;

import { normalise } from '../../text/fold';
import type { Piece } from './pieces';

const OTHERS =
  /^(?:me|cha|bo|ba|ma|chong|vo|ong|ba noi|ba ngoai|ong noi|ong ngoai|anh|chi|em gai|em trai|con gai|con trai|nguoi nha|nguoi yeu|ban trai|ban gai)(?: \p{L}+)? (?:an|kieng|di ung|ghet|khong|thich|lam|bi|cung an)\b/u;
export const isOfOthers = ({ foldedText, words }: Piece): boolean =>
  // "Bỏ ăn sáng" is about nobody's father, "bò" and "bà" have other accents.
  OTHERS.test(foldedText) && !/^(?:bỏ|bò|bo|bơ|mè|mẻ|chỉ|ống)$/u.test(words[0] ?? '');
/** "Con tôi … còn tôi …": of two persons the words of the first are not of the client. Without the second they are of the child. */
export const OWN_CHILD =
  /^(?:con|chau|be)(?: gai| trai| nho| lon| dau| ut)?(?: nha)? (?:toi|em|minh|chi|anh)\b/;
const HERSELF = /(?<!\p{L})còn (?:tôi|em|mình|chị|anh|bản thân)(?!\p{L})/u;
export const HERSELF_PLAIN = /\bcon (?:toi|em|minh|chi|anh|ban than) (?:thi|chi)\b/;
export const namesHerself = (text: string): boolean =>
  HERSELF.test(normalise(text)) || HERSELF_PLAIN.test(normalise(text));

import { normalise } from '../../text/fold';
import type { Piece } from './pieces';

const VERB =
  '(?:an|uong|kieng|di ung|ghet|khong|ko|chua|thich|lam|bi|co|mac|cung|thi|tung|hay)(?= |$)';
const RELATIVES = [
  'me(?! bau| bim)|cha|bo|ma|chong|vo|nguoi (?:nha|yeu)|ban (?:trai|gai)|gia dinh|(?:trong )?nha(?: em| toi| minh)? co (?:be|con|chau|nguoi|ai)',
  // Not "ba bữa", "ba tháng", "ba chỉ".
  'ba(?! bua| ngay| thang| tuan| nam| lan| mon| bat| chen| lat| qua| chi| khia| roi)',
  '(?:ba|bà) (?:noi|ngoai|xa|em|toi|minh|chau|cu)|ong (?:noi|ngoai|xa|em|toi|minh|chau|cu)',
  'anh (?:trai|re|xa|ay|em|toi|minh)|chi (?:gai|dau|ay|em|toi|minh)',
  'em (?:gai|trai|dau|re)|con (?:gai|trai|dau|re)',
].join('|');
const OTHERS = new RegExp(`^(?:${RELATIVES})(?: \\p{L}+)? ${VERB}`, 'u');
/** Forms of address: most records are about whom they address. */
const ADDRESSED = new RegExp(`^(?:anh|chi|ong|bà|co|chu|bac)(?: \\p{L}+)? ${VERB}`, 'u');
/** First words that have accents, as they are typed: "bỏ", "bò", "mè", "chả" and "chỉ" are nobody. */
const PERSONS = new Set('nhà mẹ má bố bà ông vợ chồng chị người bạn cô chú bác'.split(' '));
const isPerson = ({ words, folded }: Piece): boolean =>
  words[0] === folded[0] || PERSONS.has(words[0] ?? '');
/** "Ba" as it stands is a father, "bà" also somebody whom one addresses. */
const spoken = ({ words, foldedText }: Piece): string =>
  words[0] === 'bà' ? `bà${foldedText.slice(2)}` : foldedText;
/** Without accents it is sesame or butter more often than a parent, of whom more would be told. */
const FOOD_ALONE = /^(?:me|bo) (?:bi )?di ung(?: rat| kha)?(?: nang| nhe)?$/;

/** Words about somebody else in the family. */
export const isOfOthers = (piece: Piece): boolean =>
  OTHERS.test(spoken(piece)) && isPerson(piece) && !FOOD_ALONE.test(piece.foldedText);

/** "Chị dị ứng tôm": the client, or a sister; it is kept, and shown. */
export const isAddressed = (piece: Piece): boolean =>
  ADDRESSED.test(spoken(piece)) && isPerson(piece) && !isOfOthers(piece);

/** "Con tôi … còn tôi …": of two persons the words of the first are not of the client. Without the second they are of the child. */
const OWN_CHILD =
  /^(?:con|chau|be)(?: gai| trai| nho| lon| dau| ut)?(?: nha)? (?:toi|em|minh|chi|anh)\b/;
const HERSELF = /(?<!\p{L})còn (?:tôi|em|mình|chị|anh|bản thân)(?!\p{L})/u;
const HERSELF_PLAIN = /\bcon (?:toi|em|minh|chi|anh|ban than) (?:thi|chi)\b/;
export const namesHerself = (text: string): boolean =>
  HERSELF.test(normalise(text)) || HERSELF_PLAIN.test(normalise(text));

/** Of two persons in one text, words about the child. */
export const isOfChild = ({ foldedText, words, isPlain }: Piece): boolean =>
  OWN_CHILD.test(foldedText) && (isPlain ? !HERSELF_PLAIN.test(foldedText) : words[0] !== 'còn');

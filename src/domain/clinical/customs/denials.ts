import { wordsBefore, type Piece } from './pieces';

const DENIES =
  /\b(khong|ko|hong|chang|het|thoi|bo(?!(?: con| phai| bi| can)* di ung))(?: con| phai| bi| can)* (?:kieng|di ung|tranh|ghet|ngan|so|cu)\b/g;
/** Those that are also foods deny as they are typed: "bỏ", and not the end of "sữa bò" or "ăn bơ". */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  bo: ['bỏ'],
  hong: ['hổng', 'hông', 'hong'],
  thoi: ['thôi', 'thoi'],
};
/** In front of a denial that begins: without accents "bo kieng" is "bỏ kiêng", "sua bo kieng" is of beef or milk. */
const PERSON = /^(?:(?:em|toi|minh|chau|con|be|chi|anh|da|gio|nay)(?: |$))*$/;

function deniesSome({ words, folded, foldedText, isPlain }: Piece): boolean {
  return [...foldedText.matchAll(DENIES)].some(({ 1: word = '', index }) => {
    const at = wordsBefore(foldedText, index);
    const typed = TYPED[word];
    if (typed === undefined) return true;
    if (!isPlain) return typed.includes(words[at] ?? '');
    return PERSON.test(folded.slice(0, at).join(' '));
  });
}

const OVER =
  /\b(?:da|gio|nay) (?:khoi|het)\b|(?<!\b(?:khong|ko|hong|chang|chua) )\b(?:an|uong) (?:lai )?duoc (?:roi|het|tat ca)\b|\bda (?:an|uong) (?:lai )?duoc\b|\b(?:khong|ko) ken (?:an|chon)\b|(?<!\b(?:khong|ko|hong|chang|kieng|tranh|cu|duoc|the) )\ban (?:tat|het|gi cung)\b|\b(?:khong|ko) (?:ghet|kieng|so|che|tranh) (?:mon |cai )?(?:nao|gi)\b|\b(?:khong|chua) ai (?:bi |co )?di ung\b|\bno (?:known )?(?:food )?allerg|^(?:khong|khong co|khong co gi|khong gi ca|binh thuong|an binh thuong)$/;

/** "Không phải em không ăn được hải sản": two denials say nothing of a refusal. */
const TWICE =
  /\b(?:khong|ko|chang|dau) phai(?: la)?(?: \p{L}+){0,3} (?:khong|ko|kieng|di ung|ghet|tranh)\b/u;

/** Whether a refusal is denied or over. */
export const isDenied = (piece: Piece): boolean =>
  TWICE.test(piece.foldedText) || OVER.test(piece.foldedText) || deniesSome(piece);

/** Words behind which another thing is said. */
const TURN = new Set(['ngoài', 'trừ', 'chỉ', 'mà', 'nhưng', 'còn', 'vẫn', 'chứ']);
const PLAIN_TURN = new Set('ngoai tru chi ma nhung con van chu'.split(' '));
const DENIAL = new Set('khong ko hong chang chua'.split(' '));

const cut = (piece: Piece, start: number, end = piece.words.length): Piece => {
  const folded = piece.folded.slice(start, end);
  return { ...piece, words: piece.words.slice(start, end), folded, foldedText: folded.join(' ') };
};

/** A piece in which something is denied, by what stands before and behind the word at which it turns. */
export function splitAtTurn(piece: Piece): { front: Piece; behind: Piece } | undefined {
  const { words, folded, isPlain } = piece;
  const at = words.findIndex((word, index) => {
    const isTurn = isPlain ? PLAIN_TURN.has(word) : TURN.has(word);
    return index > 0 && isTurn && !DENIAL.has(folded[index - 1] ?? '');
  });
  if (at <= 0 || at + 1 >= words.length) return undefined;
  return { front: cut(piece, 0, at), behind: cut(piece, at + 1) };
}

const EXCEPT_IN_FRONT =
  /^(?:(?:em|toi|minh|chau|con|be|chi) )?(?:ngoai tru|ngoai|tru) (?!ra )(.+?)(?: ra)?(?= (?:thi )?(?:(?:em|toi|minh|chau|con|be|chi) )?(?:(?:deu|con lai|cai gi|mon gi|gi|moi thu) )*(?:khong|ko|hong|chang|chua|an|uong)\b)/;

/** "Ngoài tôm ra em không dị ứng gì": the food in front of the denial. */
export function exceptInFront(piece: Piece): Piece | undefined {
  const hit = EXCEPT_IN_FRONT.exec(piece.foldedText);
  const isTyped = piece.isPlain || /(?:^| )(?:ngoài|trừ)(?: |$)/u.test(piece.words.join(' '));
  if (!hit?.[1] || !isTyped) return undefined;
  const start = wordsBefore(piece.foldedText, hit[0].indexOf(` ${hit[1]}`) + 1);
  return cut(piece, start, start + hit[1].split(' ').length);
}

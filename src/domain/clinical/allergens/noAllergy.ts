import { fold, normalise } from '../../text/fold';

/** Who answers, and since when, in front of the answer: "dạ em", "từ trước đến nay". */
const LEAD =
  '(?:(?:tien su )?di ung(?: thuc an| thuc pham)?|da|vang|thua|em|toi|minh|chau|con|be|chi|anh|hien tai|hien|den nay|den gio|truoc gio|tu truoc (?:den|toi) (?:nay|gio)|noi chung|cung) ';
const TAIL =
  ' (?:co|bi|thay|phat hien|ghi nhan|tung|he|di ung|kieng(?: khem| cu)?|tranh|gi|mon|thuc an|thuc pham|do an|nao|ca|het|a|nhe|nha|dau|luon|voi|tien su|the|la)';
const DENIAL = '(?:khong|ko|k|kh|hong|hem|chua|none|no|nil|nka|nkda|am tinh|binh thuong)';
const ENGLISH = '(?:no|none)(?: known)?(?: food| drug)? allerg(?:y|ies)(?: known)?';
const EATS_ALL =
  '(?:an|uong|an uong)(?: uong)?(?: duoc)? (?:het|tat ca|tat|moi thu|moi mon|binh thuong|thoai mai|gi cung duoc)(?: moi thu| cac mon| mon| deu duoc| het)?(?: a| nhe| nha| roi)?';
/** Ways to answer "none" where an allergy is asked for: "ko", "k có ạ", "em không bị dị ứng gì", "ăn được hết ạ". */
const NONE = new RegExp(
  `^(?:${LEAD})*(?:${DENIAL}(?:${TAIL})*|${ENGLISH}|${EATS_ALL})$|^(?:da|vang) (?:em )?$`,
);

/** The words of such answers as they are typed: "cá", "đậu", "hẹ", "bí", "lươn" and "hồng" are foods, and none of them. */
const TYPED = new Set(
  normalise(
    'không chưa hổng hông hong hẻm hem dạ vâng thưa tôi mình cháu bé chị hiện tại đến nay giờ trước từ tới nói cũng có bị thấy ' +
      'phát hiện ghi nhận từng hề dị ứng gì món thức ăn thực phẩm đồ nào cả hết ạ nhé đâu với tiền sử thế là âm tính bình ' +
      'thường uống được tất mọi thứ thoải mái các đều rồi kiêng cữ tránh',
  ).split(' '),
);
/** Without accents these are foods as well: nobody knows whether "khong ca" is "không cả" or "không cá". */
const ALSO_FOOD = /\b(?:ca|dau|he|luon)\b|^chua$|\bbi$/;

/** "Cua (không sao)" names what is eaten; of several foods no bracket speaks for all. */
const TOLERATED =
  /^[^(),;]+\((?:không sao|ko sao|k sao|ăn được|vẫn ăn được|ok|bình thường|không bị|không dị ứng|hết rồi|đã hết|đã khỏi)\)\s*$/iu;

/** A longer text says more than an answer of few words. */
const LONGEST = 150;

function saysNone(part: string): boolean {
  const words = normalise(part).match(/[\p{L}\p{N}]+/gu) ?? [];
  const plain = words.filter((word) => fold(word) === word).join(' ');
  const isTypedSo = words.every((word) => fold(word) === word || TYPED.has(word));
  return isTypedSo && !ALSO_FOOD.test(plain) && NONE.test(words.map(fold).join(' '));
}

/** Whether words in the place of an allergy say that there is none, or are only a sign such as a dash. */
export function saysNoAllergy(words: string): boolean {
  if (words.length > LONGEST) return false;
  if (/^[\s.,;:_/–—-]*$/.test(words)) return true;
  // "N/A" says so by its sign; "na" is a fruit.
  if (/^\s*n[./]\s*a\.?\s*$/iu.test(words)) return true;
  const parts = words.split(/[,.;!\n]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 0 && parts.every(saysNone);
}

const NOT_KNOWN =
  /^(?:(?:em|toi|minh|chau|hien|hien tai|cai nay|van|thi|cung|di ung|khach) )*(?:(?:khong|ko|k|kh|hong|chua|chang)(?: duoc)? (?:ro|biet|chac|nho|xac dinh|xac minh|khai thac|hoi|kiem tra|tim hieu|test|thu|xet nghiem|kham|co thong tin|co ket qua|dien|cap nhat)|kxd|unknown|not known|(?:dang |de )?(?:cho ket qua|hoi lai|kiem tra lai|tim hieu)|(?:hinh nhu|co le|chac|co the) (?:la )?(?:khong|ko|co))\b/;
const FOOD_BEHIND =
  /^(?: (?:lam|ro|co|bi|di ung|la|thuc an|thuc pham|gi|mon|nao|khong|ko|hay|het|a|nhe|nua|ve|loai|cai|the|duoc|chac|hoi|lai|khach|ket qua|xet nghiem|test))*$/;

/** Whether words in the place of an allergy say that it is not known: a question that stays open, and no "none". */
export function saysUnknown(words: string): boolean {
  if (words.length > LONGEST) return false;
  const text = fold(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (text === '') return words.includes('?');
  const hit = NOT_KNOWN.exec(text);
  return hit !== null && FOOD_BEHIND.test(text.slice(hit[0].length));
}

export const isTolerated = (words: string): boolean => TOLERATED.test(words);

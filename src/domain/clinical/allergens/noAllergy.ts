import { fold } from '../../text/fold';

/** Ways to answer "none" where an allergy is asked for: "ko", "k có ạ", "không bị dị ứng gì", "-". */
const NONE =
  /^(?:khong|ko|k|kh|hong|hem|chua|none|no|nil|n a|khong ro|chua ro|chua biet|binh thuong)(?: (?:co|bi|biet|ro|thay|phat hien|tung|he|di ung|gi|mon nao|thuc an nao|thuc an|thuc pham|nao|ca|het|a|nhe|nha|dau|luon|voi))*$/;

/** "Cua (không sao)" names what is eaten; of several foods no bracket speaks for all. */
const TOLERATED =
  /^[^(),;]+\((?:không sao|ko sao|k sao|ăn được|vẫn ăn được|ok|bình thường|không bị|không dị ứng|hết rồi|đã hết|đã khỏi)\)\s*$/iu;

/** Whether words in the place of an allergy say that there is none, or are only a sign such as a dash. */
export function saysNoAllergy(words: string): boolean {
  const text = fold(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const isDash = /^[\s.,;:_/–—-]*$/.test(words);
  // Typed as it is written, "hồng" is a fruit, and no "hổng".
  return isDash || (NONE.test(text) && !/^hồng(?![\p{L}])/iu.test(words.normalize('NFC').trim()));
}

export const isTolerated = (words: string): boolean => TOLERATED.test(words);

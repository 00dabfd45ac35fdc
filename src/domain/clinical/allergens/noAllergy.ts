import { fold } from '../../text/fold';

/** Ways to answer "none" where an allergy is asked for: "ko", "k có ạ", "không bị dị ứng gì", "-". */
const NONE =
  /^(?:khong|ko|k|kh|hong|hem|chua|none|no|nil|na|n a|khong ro|chua ro|chua biet|binh thuong)(?: (?:co|bi|biet|ro|thay|phat hien|tung|he|di ung|gi|mon nao|thuc an nao|thuc an|thuc pham|nao|ca|het|a|nhe|nha|dau|luon|voi))*$/;

/** Whether words in the place of an allergy say that there is none, or are only a sign such as a dash. */
export function saysNoAllergy(words: string): boolean {
  const text = fold(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return text === '' || NONE.test(text);
}

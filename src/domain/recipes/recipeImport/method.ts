import { hasAccents, normalise } from '../../text/fold';

/** Matched with accents: "bắc" is a verb, "bạc hà" a food. */
const BEGINS =
  /^(ướp|rim|om|hòa|hoà|giã|xào|chiên|rán|luộc|hấp|nướng|ninh|hầm|đun|nấu|kho|bắc|bật|đặt|tắt bếp|vớt|khuấy|đảo|nêm|trút|phi|san|bày|thắng|tráng|đổ|rửa|vo|làm nóng|làm sạch|trộn|đánh|xay|ăn với|ăn kèm|múc|dọn|xếp|cắt|thái|băm|gọt|bóc|ngâm|cho (?!\d)|thêm|bỏ|khi|sau đó|tiếp|xong)(?!\p{L})/u;
const HOLDS =
  /(?<!\p{L})(ướp|xào|chiên|rán|luộc|hấp|nướng|ninh|đun|cho vào|bắc|tắt bếp|vớt|khuấy|đảo đều|nêm|trút|phi|san lại|bày ra|để lửa|thắng|tráng qua|đổ nước|rửa|làm nóng|trộn)(?!\p{L})/u;
const BEGINS_BARE =
  /^(uop|rim|om|xao|chien|ran|luoc|hap|nuong|ninh|ham|dun|nau|bac|tat bep|vot|khuay|dao|nem|trut|phi|rua|lam nong|lam sach|tron|danh|xay|an voi|an kem|muc|cat|thai|bam|got|ngam|cho (?!\d)|bo vao|sau do)(?![a-z])/;
const HOLDS_BARE =
  /\b(uop|xao|chien|ran|luoc|hap|nuong|ninh|dun|cho vao|bac|tat bep|vot|khuay|dao deu|nem|trut|phi|san lai|bay ra|de lua|trang qua|do nuoc|rua|lam nong|tron)\b/;
const FOODS =
  /(hạt nêm|hat nem|nem (?:chua|rán|nướng|ran|nuong)|phi lê|phi le|bạc hà|bac ha|(?:hành|tỏi|hanh|toi) phi)/gu;

const SENTENCE = 6;

export function isMethod(line: string): boolean {
  const plain = normalise(line)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replaceAll(FOODS, ' ')
    .trim();
  const words = plain.split(/\s+/).length;
  const [begins, holds] = hasAccents(plain) ? [BEGINS, HOLDS] : [BEGINS_BARE, HOLDS_BARE];
  return (words > 1 && begins.test(plain)) || (words >= SENTENCE && holds.test(plain));
}

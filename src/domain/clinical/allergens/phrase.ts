/** Texts that say themselves what they are: "bất dung nạp lactose", "Celiac". */
const SAYS_SO =
  /^(dị ứng|di ung|bất dung nạp|bat dung nap|không dung nạp|khong dung nap|nhạy cảm|mẫn cảm|celiac|coeliac|xê-li-ắc|sprue|bệnh|thiếu)(?!\p{L})/iu;

/** An allergy in a sentence: `dị ứng Đậu phộng`, and `bất dung nạp lactose` as it stands. */
export function allergyPhrase(allergy: string): string {
  const text = allergy.trim();
  return SAYS_SO.test(text) ? text : `dị ứng ${text}`;
}

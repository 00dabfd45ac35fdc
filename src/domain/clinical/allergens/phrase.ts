const SAYS_SO =
  /^(dị ứng|di ung|bất dung nạp|bat dung nap|không dung nạp|khong dung nap|nhạy cảm|mẫn cảm|celiac|coeliac|xê-li-ắc|sprue|bệnh|thiếu)(?!\p{L})/iu;

export function allergyPhrase(allergy: string): string {
  const text = allergy.trim();
  return SAYS_SO.test(text) ? text : `dị ứng ${text}`;
}

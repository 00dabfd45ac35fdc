export const BEFORE =
  /\b(?:truoc day|truoc kia|hoi truoc|luc truoc|ngay xua|hoi nho|hoi xua|tung)\b/;
export const STILL = /\b(?:den nay|toi nay|van|toi gio|den gio|tu hoi|tu nho)\b/;
/** Behind a former allergy: it is over where nothing else is said, "giờ vẫn không ăn được" is none. */
export const NOW_FINE =
  /^(?:nhung )?(?:gio|bay gio|nay|hien tai|hien nay|lon len|sau nay)(?: (?:em|toi|minh|chau|con|be|thi|da|cung|lai|an|uong|lai duoc|duoc))* (?:binh thuong|duoc|het|khoi)(?: (?:an|uong|binh thuong|roi|han|a|nhe|nha|het|di ung|ca|thoai mai))*$/;
/** Words that say nothing. */
export const EMPTY =
  /^(?:nhu tren|xem tren|v v|vv|nhe|a|ok|ghi chu|theo loi khach|khach noi|kieng khem|thoi quen(?: an uong)?)$/;

export const BEFORE =
  /\b(?:truoc day|truoc kia|hoi truoc|luc truoc|ngay xua|hoi nho|hoi xua|tung)\b/;
export const STILL = /\b(?:den nay|toi nay|van|toi gio|den gio|tu hoi|tu nho)\b/;

export const visitorChecks = {
  implausible: (cm: string, kg: string) =>
    `Cao ${cm} cm mà nặng ${kg} kg thì không thể đúng. Hãy xem lại cân nặng hoặc chiều cao.`,
  related: (sign: string, dish: string, allergen: string) =>
    `có ${sign} (${dish}), dễ phản ứng chéo với ${allergen}`,
  unknown: 'chưa biết bạn dị ứng gì, hãy tự xem thành phần',
  unlisted: (names: string) => `không thấy chữ “${names}”, nhưng hãy tự xem thành phần`,
} as const;

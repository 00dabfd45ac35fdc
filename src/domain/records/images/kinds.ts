export const IMAGE_CATEGORIES = {
  recipes: 'Món ăn',
  ingredients: 'Nguyên liệu',
  menus: 'Thực đơn',
  articles: 'Bài viết',
  other: 'Khác',
} as const;

export const IMAGE_MEAL_TYPES = {
  vietnamese: 'Món Việt',
  main: 'Món chính',
  soup: 'Món canh',
  vegetable: 'Rau, gỏi',
  vegetarian: 'Món chay',
  snack: 'Bữa phụ',
  dessert: 'Món tráng miệng',
  drink: 'Đồ uống',
  asian: 'Món Á',
  western: 'Món Âu',
} as const;

export const DEFAULT_CATEGORY: keyof typeof IMAGE_CATEGORIES = 'recipes';
export const DEFAULT_MEAL_TYPE: keyof typeof IMAGE_MEAL_TYPES = 'vietnamese';

const wordIn = (words: Record<string, string>, id: string): string =>
  Object.hasOwn(words, id) ? (words[id] ?? id) : id;

export const categoryWord = (id: string): string => wordIn(IMAGE_CATEGORIES, id);
export const mealTypeWord = (id: string): string => wordIn(IMAGE_MEAL_TYPES, id);

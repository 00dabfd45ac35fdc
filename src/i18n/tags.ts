export const tagsText = {
  hint: 'Chọn nhãn hoặc tự thêm',
  custom: 'Nhãn riêng',
  add: 'Thêm nhãn',
  remove: (label: string) => `Bỏ nhãn ${label}`,
  categories: {
    goal: 'Mục tiêu',
    diet: 'Chế độ ăn',
    meal: 'Bữa ăn',
    health: 'Sức khỏe',
    cuisine: 'Ẩm thực',
    special: 'Nhãn riêng',
  } as Record<string, string>,
  other: 'Khác',
} as const;

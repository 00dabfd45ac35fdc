/** The 24-hour recall of a visit, and recall against plan. */
export const recallText = {
  title: 'Nhớ lại 24 giờ',
  hint: 'Khách ăn uống gì trong 24 giờ qua; gõ như khi lập thực đơn.',
  write: 'Ghi khẩu phần 24 giờ',
  edit: 'Sửa khẩu phần 24 giờ',
  dialog: (client: string) => `Khẩu phần 24 giờ của ${client}`,
  done: 'Xong',
  summary: (count: number, kcal: string, protein: string) =>
    `${count} món · ${kcal} kcal · đạm ${protein} g`,
  inHistory: (figures: string) => `Nhớ lại 24 giờ: ${figures}`,
  compare: 'So với kế hoạch',
  nutrient: 'Chất',
  eaten: 'Đã ăn',
  menu: 'Thực đơn đang dùng',
  target: 'Mục tiêu',
  plan: 'Trung bình kế hoạch',
  difference: 'Chênh',
  noMenu: 'Chưa có thực đơn đang dùng để so sánh.',
  /** In a plan of days. */
  against: (date: string) => `Nhớ lại 24 giờ, lần khám ${date}`,
} as const;

/** Labels around a verdict; what it says itself stands in `domain/verdict/say.ts`, for paper says it too. */
export const verdictText = {
  day: 'So với giới hạn của người này',
  week: 'Cả tuần so với giới hạn của người này',
  ofWeek: 'Tính trên cả tuần',
  open: (count: number) => `${count} giới hạn chưa nói được vì thiếu số liệu`,
  met: (count: number) => `${count} giới hạn đạt`,
  from: (foods: readonly string[]) => `chủ yếu từ: ${foods.join(', ')}`,
  onDays: (days: readonly string[]) => days.join(', '),
  moreNotes: (count: number) => `${count} lưu ý nữa`,
  source: (guideline: string, year: number) => `${guideline} ${year}`,
} as const;

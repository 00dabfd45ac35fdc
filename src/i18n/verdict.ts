/** Labels around a verdict; what it says itself stands in `domain/verdict/say.ts`, for paper says it too. */
export const verdictText = {
  day: 'So với giới hạn của người này',
  week: 'Cả tuần so với giới hạn của người này',
  open: (count: number) => `${count} giới hạn chưa nói được vì thiếu số liệu`,
  met: (count: number) => `${count} giới hạn đạt`,
  moreNotes: (count: number) => `${count} lưu ý nữa`,
  source: (guideline: string, year: number) => `${guideline} ${year}`,
} as const;

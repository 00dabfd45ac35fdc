/** The verdict's own words stand in `domain/verdict/say.ts`, for paper says them too. */
export const verdictText = {
  day: 'So với giới hạn của người này',
  week: 'Cả tuần so với giới hạn của người này',
  open: (count: number) => `${count} giới hạn chưa nói được vì thiếu số liệu`,
  met: (count: number) => `${count} giới hạn đạt`,
  opposed: (count: number, names: string) =>
    `${count} cặp giới hạn trái nhau (${names}): xem đang theo giới hạn nào`,
  choice: {
    title: 'Chọn giới hạn nhường',
    yieldLabel: (name: string) => `Cho nhường: ${name}`,
    undo: 'Bỏ lựa chọn',
    undoLabel: (name: string) => `Bỏ lựa chọn: ${name} không nhường nữa`,
    chosen: 'Đã ghi giới hạn nhường vào hồ sơ',
    undone: 'Đã bỏ lựa chọn, giữ lại giới hạn',
    waits: 'Quyết định về cảnh báo trước; chưa giới hạn nào được nhường.',
  },
  days: (count: number, all: number) => `${count}/${all} ngày`,
  weekMet: (count: number) => `${count} giới hạn của cả tuần đạt`,
  over: (names: string) => `Vượt: ${names}.`,
  short: (names: string) => `Thiếu: ${names}.`,
  moreNotes: (count: number) => `${count} lưu ý nữa`,
  source: (guideline: string, year: number) => `${guideline} ${year}`,
} as const;

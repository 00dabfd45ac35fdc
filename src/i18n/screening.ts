/** Texts about screenings for malnutrition. */
export const screeningText = {
  title: 'Sàng lọc dinh dưỡng',
  add: 'Sàng lọc',
  addTitle: 'Sàng lọc dinh dưỡng',
  empty: 'Chưa sàng lọc lần nào.',
  tool: 'Công cụ',
  by: 'Người sàng lọc',
  byMissing: 'Ghi tên người sàng lọc.',
  choose: 'Chọn',
  score: (score: number) => `${score} điểm`,
  line: (date: string, by: string, version: string) => `${date} · ${by} · ${version}`,
  children: 'Các công cụ này dành cho người lớn; ở trẻ em hãy dùng công cụ riêng.',
  removeOf: (tool: string, date: string) => `Xóa sàng lọc ${tool} ngày ${date}`,
  removed: 'Đã xóa lần sàng lọc',
} as const;

export const screeningText = {
  title: 'Sàng lọc dinh dưỡng',
  add: 'Sàng lọc',
  addTitle: 'Sàng lọc dinh dưỡng',
  empty: 'Chưa sàng lọc lần nào.',
  signs: 'Nên sàng lọc suy dinh dưỡng',
  lowBmi: (bmi: string, cutOff: string) => `BMI ${bmi}, dưới ngưỡng ${cutOff}`,
  lost: (percent: string, months: number, date: string) =>
    `giảm ${percent} % cân nặng trong khoảng ${months} tháng, từ ngày ${date}`,
  signsSource:
    'Ngưỡng: BMI dưới 18,5 (dưới 20 từ 70 tuổi), sụt hơn 5 % trong 6 tháng. QĐ 2598/QĐ-BYT 2025 (GLIM)',
  tool: 'Công cụ',
  by: 'Người sàng lọc',
  byMissing: 'Ghi tên người sàng lọc.',
  choose: 'Chọn',
  score: (score: number) => `${score} điểm`,
  line: (date: string, by: string, version: string) => `${date} · ${by} · ${version}`,
  children: 'Các công cụ này dành cho người lớn; ở trẻ em hãy dùng công cụ riêng.',
  removeLabel: (tool: string, date: string) => `Xóa sàng lọc ${tool} ngày ${date}`,
  uncounted: 'Giới hạn và thực đơn chưa tính theo lần sàng lọc mới nhất.',
  count: 'Tính theo lần sàng lọc mới nhất',
  removed: 'Đã xóa lần sàng lọc',
} as const;

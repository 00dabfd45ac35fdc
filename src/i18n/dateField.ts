export const dateFieldText = {
  order: 'ngày/tháng/năm',
  calendar: 'Mở lịch',
  problems: {
    unreadable: 'Chưa đọc được. Hãy viết ngày/tháng/năm, ví dụ 03/04/2026.',
    noSuchDay: 'Không có ngày này.',
    monthFirst: 'Tháng không quá 12. Hãy viết ngày trước, tháng sau.',
    noYear: 'Thiếu năm. Hãy viết ngày/tháng/năm.',
  },
} as const;

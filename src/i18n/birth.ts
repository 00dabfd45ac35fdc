export const birthText = {
  label: 'Ngày sinh',
  hint: 'Ngày/tháng/năm; chỉ biết tháng hay năm thì ghi 04/1990 hoặc 1990',
  errors: {
    unreadable: 'Chưa đọc được. Hãy viết ngày/tháng/năm như 03/04/1990, hoặc 04/1990, hoặc 1990.',
    noSuchDay: 'Không có ngày này. Hãy viết ngày/tháng/năm.',
    monthFirst: 'Tháng không quá 12. Hãy viết ngày trước, tháng sau.',
    century: 'Năm có hai chữ số có thể hiểu hai cách. Hãy viết đủ bốn chữ số.',
    noYear: 'Thiếu năm sinh.',
    birthToCome: 'Ngày sinh này chưa tới.',
    tooOld: 'Ngày sinh này quá xa: hãy xem lại năm.',
  },
} as const;

export const doublesText = {
  title: 'Có thể trùng với một hồ sơ khác',
  hint: 'Cùng tên, và cùng số điện thoại hoặc năm sinh. Nếu là một người, hãy chép những gì còn thiếu sang một hồ sơ rồi xóa hồ sơ kia.',
} as const;

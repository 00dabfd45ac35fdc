export const clientRightsTexts = {
  export: 'Xuất mọi dữ liệu của khách…',
  erase: 'Xóa vĩnh viễn theo yêu cầu của khách…',
} as const;

export const restrictionTexts = {
  restrict: 'Hạn chế xử lý dữ liệu',
  lift: 'Bỏ hạn chế xử lý dữ liệu',
  badge: (date: string) => `Hạn chế xử lý từ ${date}`,
  restricted:
    'Đã hạn chế: dữ liệu vẫn giữ, nhưng không gửi thư, không hỏi AI, không tính vào báo cáo',
  lifted: 'Đã bỏ hạn chế xử lý dữ liệu',
  undo: 'Hoàn tác',
} as const;

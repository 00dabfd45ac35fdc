export const quickOpenText = {
  title: 'Đi đến',
  hint: 'Gõ tên khách hàng, thực đơn, trang…',
  keys: '↑ ↓ để chọn, Enter để mở, Esc để đóng',
  nothing: 'Không tìm thấy kết quả nào',
  coming: 'Khách hàng, thực đơn và kế hoạch còn đang về máy này…',
  kinds: {
    page: 'Trang',
    action: 'Việc',
    client: 'Khách hàng',
    menu: 'Thực đơn',
    plan: 'Kế hoạch',
  },
  newMenu: 'Tạo thực đơn mới',
  plans: 'Kế hoạch nhiều ngày',
  newPlan: 'Tạo kế hoạch nhiều ngày',
  newClient: 'Thêm khách hàng',
} as const;

export const erasureTexts = {
  title: (name: string) => `Xóa vĩnh viễn dữ liệu của ${name}`,
  hint: 'Dùng khi khách yêu cầu xóa dữ liệu (Luật 91/2025/QH15). Không lấy lại được.',
  places: [
    [
      'Máy chủ',
      'Hồ sơ, lần khám, thực đơn riêng, kế hoạch, nhật ký, sàng lọc, đồng ý và thư đã soạn: xóa ngay, cả trong tệp của cơ sở dữ liệu.',
    ],
    [
      'Máy của phòng khám',
      'Xóa ở lần nối mạng kế tiếp, kể cả việc chưa gửi. Máy chưa cập nhật ứng dụng giữ lại việc chưa gửi tới khi cập nhật.',
    ],
    [
      'Bản sao lưu',
      'Bản cũ còn dữ liệu tới khi người vận hành hủy nó. Nếu phục hồi từ bản cũ, máy chủ xóa lại.',
    ],
    ['Thư đã gửi', 'Không thu lại được.'],
    ['Đơn hàng, thanh toán', 'Giữ theo luật kế toán.'],
  ],
  typeName: (name: string) => `Gõ họ tên khách để xác nhận: ${name}`,
  nameDiffers: 'Tên chưa khớp.',
  confirm: 'Xóa vĩnh viễn',
  offline: 'Cần có mạng: việc xóa làm trên máy chủ trước, rồi tới các máy.',
  what: 'xóa dữ liệu của khách',
  done: (name: string) => `Đã xóa vĩnh viễn dữ liệu của ${name} trên máy chủ`,
} as const;

export const exportTexts = {
  title: (name: string) => `Xuất dữ liệu của ${name}`,
  hint: 'Mọi điều máy chủ giữ về khách này: hồ sơ, lần khám, thực đơn riêng, kế hoạch, nhật ký, sàng lọc, đồng ý, thư, liên kết và đơn hàng; cả những mục đã xóa khỏi danh sách mà còn lưu.',
  unsent: 'Việc máy này chưa gửi thì chưa có trong tệp.',
  page: 'Tệp để đọc (HTML)',
  json: 'Tệp cho máy (JSON)',
  what: 'xuất dữ liệu của khách',
  offline: 'Cần có mạng: dữ liệu lấy từ máy chủ.',
  careful: 'Tệp chứa dữ liệu sức khỏe. Chỉ đưa cho đúng khách đã yêu cầu.',
  close: 'Đóng',
} as const;

export const publicationText = {
  first: {
    title: 'Công khai lần đầu?',
    publicParts: [
      'Thực đơn gốc: chuyên gia khác đọc được tên, mô tả, nhãn, từng món với số lượng, ghi chú của bữa và của món.',
      'Công thức và bài viết: ai cũng đọc được toàn bộ nội dung.',
      'Tên của bạn đứng bên cạnh.',
    ],
    privateParts:
      'Không ai ngoài phòng của bạn đọc được: khách hàng, lần khám, thực đơn cá nhân và ghi chú riêng.',
    wait: (days: number) =>
      `Với tài khoản mới, người khác thấy sau khi quản trị viên xem qua, hoặc ${days} ngày sau khi bạn xác nhận email.`,
    confirm: 'Công khai',
    cancel: 'Chưa công khai',
  },
} as const;

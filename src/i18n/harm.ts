export const harmText = {
  title: 'Vượt giới hạn của bệnh',
  lead: (name: string) =>
    `Với ${name}, thực đơn này vượt các giới hạn sau. Chỉ hỏi một lần cho mỗi bản.`,
  also: 'Vượt giới hạn của bệnh:',
  allergies: 'Món gây dị ứng:',
  confirm: 'Đã xem, vẫn giao',
  goOn: 'Đã xem, vẫn in hoặc gửi',
  checking: 'Đang đối chiếu với giới hạn của khách…',
  notChecked: 'Chưa đối chiếu được với giới hạn của bệnh trên máy này.',
} as const;

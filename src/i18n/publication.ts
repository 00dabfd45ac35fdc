/**
 * Names of the buttons that save with a status, the same in every editor: an act has one word. What an editor adds
 * (giving a menu to its client) stands with it.
 */
export const saveActions = {
  saveDraft: 'Lưu bản nháp',
  publish: 'Xuất bản',
  update: 'Cập nhật bản đã xuất bản',
  /** What was published becomes a draft. */
  withdraw: 'Thu hồi về bản nháp',
  archive: 'Lưu trữ',
} as const;

/** The act of giving, of a menu as of a plan. */
export const giveActions = {
  give: 'Giao cho khách',
  again: 'Cập nhật bản đã giao',
} as const;

export const publicationText = {
  first: {
    title: 'Công khai lần đầu?',
    shown: [
      'Thực đơn gốc: chuyên gia khác đọc được tên, mô tả, nhãn, từng món với số lượng, ghi chú của bữa và của món.',
      'Công thức và bài viết: ai cũng đọc được toàn bộ nội dung.',
      'Tên của bạn đứng bên cạnh.',
    ],
    kept: 'Không ai ngoài phòng của bạn đọc được: khách hàng, lần khám, thực đơn cá nhân và ghi chú riêng.',
    wait: (days: number) =>
      `Với tài khoản mới, người khác thấy sau khi quản trị viên xem qua, hoặc ${days} ngày sau khi bạn xác nhận email.`,
    confirm: 'Công khai',
    cancel: 'Chưa công khai',
  },
} as const;

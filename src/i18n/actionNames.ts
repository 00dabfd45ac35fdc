export const saveActions = {
  saveDraft: 'Lưu bản nháp',
  publish: 'Xuất bản',
  update: 'Cập nhật bản đã xuất bản',
  withdraw: 'Thu hồi về bản nháp',
  archive: 'Lưu trữ',
} as const;

export const giveActions = {
  give: 'Giao cho khách',
  again: 'Cập nhật bản đã giao',
} as const;

export const fieldsText = {
  unknown: 'Nội dung',
  deletion: 'Xóa mục này',
  empty: '(trống)',
  noItem: 'Bỏ món này',
  noLine: 'Bỏ mục này',
  yes: 'Có',
  no: 'Không',
  deleted: 'Đã xóa',
  keepRecord: 'Giữ lại',
} as const;

/** How values of fields are written. What fields themselves are called stands with each collection. */
export const fieldsText = {
  /** A field that this version of the app does not know. */
  unknown: 'Nội dung',
  deletion: 'Xóa mục này',
  empty: '(trống)',
  noItem: 'Bỏ món này',
  noLine: 'Bỏ mục này',
  yes: 'Có',
  no: 'Không',
  deleted: 'Đã xóa',
  kept: 'Giữ lại',
} as const;

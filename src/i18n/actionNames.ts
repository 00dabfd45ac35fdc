/**
 * Names of the buttons that save with a status, the same in every editor: an act has one word. What an editor adds
 * (giving a menu to its client) stands with it.
 */
export const saveActions = {
  saveDraft: 'Lưu bản nháp',
  publish: 'Xuất bản',
  update: 'Cập nhật bản đã xuất bản',
  /** A published thing becomes a draft. */
  withdraw: 'Thu hồi về bản nháp',
  archive: 'Lưu trữ',
} as const;

/** The act of giving, of a menu as of a plan. */
export const giveActions = {
  give: 'Giao cho khách',
  again: 'Cập nhật bản đã giao',
} as const;

export const catalogueText = {
  missing: 'Danh mục món chưa về máy này',
  missingHint:
    'Các dòng dưới đây chưa so được với danh mục; nội dung dán vẫn còn. Khi có mạng, danh mục về máy và các dòng được đọc lại.',
} as const;

export const outdatedTexts = {
  short: 'Cần cập nhật ứng dụng.',
  more: 'Mọi thứ bạn lưu vẫn nằm an toàn trên máy này và sẽ tự gửi sau khi cập nhật.',
  update: 'Cập nhật',
  none: 'Chưa tải được bản mới. Mọi thứ vẫn nằm an toàn trên máy; hãy thử lại sau ít phút.',
} as const;

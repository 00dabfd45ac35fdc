export const offlineText = {
  offlineNotice: (at: string) =>
    `Bạn đang mất mạng. Đây là bản đã lưu trên máy${at === '' ? '' : ` lúc ${at}`}; nội dung có thể đã đổi.`,
  missingTitle: 'Chưa mở được khi mất mạng',
  missing: 'Trang này chưa từng được mở trên máy này. Hãy thử lại khi có mạng.',
  visited: 'Đọc được ngay',
} as const;

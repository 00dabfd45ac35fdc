/** Texts of giving a week to the client who paid for it. */
export const givingText = {
  give: 'Giao cho đơn này',
  again: 'Giao lại cho đơn này',
  title: 'Xem trước khi giao',
  lead: (name: string) => `Tuần này của ${name} có những điều sau. Chỉ hỏi một lần cho mỗi bản.`,
  allergies: (name: string) =>
    `${name} dị ứng với thành phần của các món sau. Hãy sửa, hoặc ghi lý do vẫn giao; lý do được lưu cùng lần giao.`,
  possible: 'Cần hỏi lại:',
  gaps: 'Chưa trọn vẹn:',
  despite: 'Vẫn giao',
  despiteReason: 'Vẫn giao, lưu lý do',
  back: 'Quay lại sửa',
  noDays: 'Kế hoạch chưa có ngày nào',
  emptyDays: (days: string) => `Chưa có món: ${days}`,
  noMethod: (dishes: string) => `Chưa có cách nấu: ${dishes}`,
  done: 'Đã giao. Khách nhận thư ngay khi thực đơn lên tới máy chủ.',
  failed: 'Chưa giao được. Vui lòng thử lại.',
  missing: 'Thực đơn của kế hoạch chưa về đủ máy này, nên chưa giao được.',
  noClient: 'Không thấy hồ sơ khách của đơn trên máy này.',
} as const;

export const queueTexts = {
  undo: 'Hoàn tác',
  undoOf: (name: string) => `Hoàn tác quyết định về ${name}`,
  left: 'Tác giả đã được báo.',
  leaves: (seconds: number) => `Tác giả được báo sau ${seconds} giây.`,
  keys: {
    label: 'Phím tắt',
    move: 'tới, lui',
    approve: 'duyệt',
    decline: 'từ chối',
    reason: 'chọn lý do',
    undo: 'hoàn tác',
    done: 'đã xem',
  },
  reason: { missing: 'Hãy chọn hoặc viết lý do: tác giả sẽ đọc.', label: 'Lý do (tác giả sẽ đọc)' },
  place: (position: number, all: number) => `${position} trên ${all}`,
  waits: (age: string) => `Đã chờ ${age}`,
} as const;

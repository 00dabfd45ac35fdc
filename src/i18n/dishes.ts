export const dishesText = {
  open: 'Nguyên liệu, cách nấu',
  openLabel: (dish: string) => `Nguyên liệu và cách nấu ${dish}`,
  people: 'Nấu cho',
  count: (people: number) => `${people} người`,
  less: 'Bớt một người',
  more: 'Thêm một người',
  parts: 'Nguyên liệu',
  steps: 'Các bước',
  times: (prep: number, cook: number) =>
    [prep > 0 ? `Chuẩn bị ${prep} phút` : '', cook > 0 ? `nấu ${cook} phút` : 'dùng ngay']
      .filter(Boolean)
      .join(', '),
  noSteps: 'Món này chưa ghi cách làm.',
  unknown: 'Trên máy này chưa có nguyên liệu và cách làm của món.',
  loading: 'Đang đọc món',
} as const;

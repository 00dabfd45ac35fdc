export const linkPageTexts = {
  title: 'Thực đơn của tôi',
  sections: { label: 'Các mục', today: 'Hôm nay', diary: 'Nhật ký' },
  sync: {
    sent: 'Đã gửi hết',
    waiting: (count: number) => `${count} chờ gửi`,
    notKept: 'Máy không lưu được',
    notKeptHint:
      'Trình duyệt không cho lưu trên máy này, nên những gì bạn ghi chỉ còn khi trang đang mở.',
  },
  opening: 'Đang mở thực đơn của bạn…',
  away: 'Chưa có mạng nên chưa mở được thực đơn lần đầu. Trang sẽ tự mở khi có mạng.',
  again: 'Thử lại',
  ended: {
    title: 'Liên kết không còn dùng được',
    body: 'Hãy hỏi chuyên gia của bạn để nhận liên kết mới.',
    waiting: (count: number) =>
      `${count} mục bạn đã ghi vẫn nằm trên máy này và sẽ được gửi khi bạn mở liên kết mới.`,
  },
  none: {
    title: 'Chưa có liên kết trên máy này',
    body: 'Hãy mở liên kết trong thư hoặc tin nhắn của chuyên gia, hoặc dán liên kết vào đây.',
    label: 'Liên kết của bạn',
    open: 'Mở',
    wrong: 'Đây không phải là liên kết riêng của bạn. Hãy chép lại cả dòng trong thư.',
  },
  day: {
    before: 'Ngày trước',
    after: 'Ngày sau',
    today: 'Về hôm nay',
    noMenu: 'Ngày này chưa có thực đơn.',
    noMenuHint: 'Khi chuyên gia giao thực đơn, nó sẽ hiện ở đây.',
    eaten: 'đã ăn',
    avoid: (words: string) => `Không ăn: ${words}`,
    note: (expert: string) => `Lời dặn của ${expert}`,
    mealNote: 'Ghi chú',
    allEatenLabel: (meal: string) => `Đã ăn hết ${meal}`,
    callHint: 'Khó thở, sưng môi sau khi ăn: gọi 115.',
    guidance: 'Điều cần nhớ',
    atHour: (time: string) => `lúc ${time}`,
    phone: 'Điện thoại',
    ask: (expert: string) => `Ăn đúng lượng ghi ở mỗi món. Có điều chưa rõ, hãy hỏi ${expert}.`,
  },
  dish: {
    open: 'Cách làm',
    openLabel: (dish: string) => `Cách làm ${dish}`,
    close: 'Đóng cách làm',
    people: 'Nấu cho',
    count: (people: number) => `${people} người`,
    less: 'Bớt một người',
    more: 'Thêm một người',
    portions: 'Mỗi người ăn bằng phần của bạn.',
    parts: 'Nguyên liệu',
    steps: 'Các bước',
    times: (prep: number, cook: number) =>
      [prep > 0 ? `Chuẩn bị ${prep} phút` : '', cook > 0 ? `nấu ${cook} phút` : 'dùng ngay']
        .filter(Boolean)
        .join(', '),
    noSteps: 'Món này chưa ghi cách làm. Hãy hỏi chuyên gia của bạn.',
  },
  weight: {
    title: 'Cân nặng hôm nay',
    label: 'Cân nặng (kg)',
    less: 'Bớt 0,1 kg',
    more: 'Thêm 0,1 kg',
    save: 'Lưu cân nặng',
    saved: (value: string) => `Đã lưu ${value} kg trên máy này.`,
    before: (value: string, date: string) => `${date}: ${value} kg`,
    range: (min: number, max: number) => `Hãy nhập số từ ${min} đến ${max} kg, ví dụ 62,1.`,
    farOff: (value: string, before: string) =>
      `${value} kg khác nhiều so với lần trước (${before} kg). Bấm lưu lần nữa nếu đúng.`,
    slip: (value: string, before: string, meant: string) =>
      `Bạn ghi ${value} kg, lần trước là ${before} kg. Có phải bạn định ghi ${meant} kg? Nếu đúng là ${value} kg, bấm lưu lần nữa.`,
    unlikely: (value: string) => `Bạn ghi ${value} kg. Nếu đúng, bấm lưu lần nữa.`,
    kilograms: 'kg',
    chart: (count: number, first: string, last: string) =>
      `Cân nặng ${count} ngày gần đây, từ ${first} đến ${last} kg.`,
  },
  history: {
    title: 'Những ngày đã ghi',
    empty: 'Chưa ghi gì. Hãy đánh dấu món đã ăn ở mục Hôm nay, hoặc ghi cân nặng.',
    dishes: (count: number) => `${count} món đã ăn`,
    waiting: 'chờ gửi',
  },
  consent: {
    title: 'Cho phép lưu nhật ký?',
    body: (practice: string) =>
      `Những gì bạn ghi ở đây (món đã ăn, cân nặng) được gửi cho ${practice} để theo dõi dinh dưỡng cho bạn. Chỉ ${practice} xem được. Bạn có thể rút lại bất cứ lúc nào ở mục Nhật ký.`,
    agree: 'Đồng ý',
    decline: 'Không, chỉ xem thực đơn',
    declined: 'Bạn đang chỉ xem thực đơn. Để ghi nhật ký, cần bạn đồng ý.',
    confirmation: (practice: string) => `Bạn đã đồng ý cho ${practice} lưu nhật ký.`,
    withdraw: 'Rút lại đồng ý',
    withdrawn: 'Đã rút lại. Từ giờ không có gì mới được gửi đi.',
  },
  refused: {
    title: 'Không gửi được',
    dismiss: 'Đã hiểu',
    tick: (dish: string) => `Món “${dish}”`,
    weight: (value: string) => `Cân nặng ${value} kg`,
  },
  onlyPractice: (practice: string) => `Chỉ ${practice} thấy những gì bạn ghi.`,
} as const;

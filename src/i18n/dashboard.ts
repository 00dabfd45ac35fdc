const WEEKDAYS = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];

export const dashboardText = {
  title: (weekday: number, date: string) => `${WEEKDAYS[weekday] ?? ''}, ${date}`,
  summary: (left: number, seen: number, overdue: number, attention: number) =>
    [
      left + seen === 0
        ? 'Hôm nay chưa có hẹn'
        : `${left + seen} lượt khám hôm nay, ${seen} đã xong`,
      overdue > 0 ? `${overdue} hẹn đã qua` : '',
      attention > 0 ? `${attention} khách cần để ý` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  newClient: 'Thêm khách hàng',
  empty: 'Chưa có khách hàng',
  emptyHint:
    'Lịch khám, khách cần để ý và thực đơn gần đây sẽ hiện ở đây khi bạn có khách đầu tiên.',
  agenda: {
    title: 'Lịch khám',
    all: 'Tất cả khách',
    overdue: (count: number) => `Đã qua hẹn, chưa ghi lần khám: ${count}`,
    today: (count: number) => `Hôm nay: ${count}`,
    seen: (count: number) => `Đã khám: ${count}`,
    nothing: 'Hôm nay không có hẹn nào.',
    nothingHint: 'Ngày “Hẹn tái khám” ghi ở lần khám sẽ hiện ở đây khi đến ngày.',
    late: (days: number) => `quá ${days} ngày`,
    noTime: 'trong ngày',
    doneAt: (time: string) => `ghi lúc ${time}`,
    visits: (date: string, count: number) => `${date} · lần ${count}`,
    move: 'Dời hẹn',
    moveLabel: (name: string) => `Dời hẹn của ${name}`,
    write: 'Ghi lần khám',
    writeLabel: (name: string) => `Ghi lần khám của ${name}`,
    call: (name: string) => `Gọi ${name}`,
    noWeight: 'chưa có cân nặng',
  },
  attention: {
    title: 'Cần để ý',
    all: 'Tất cả',
    menu: 'Thực đơn',
    weight: 'Lệch mục tiêu',
    away: (days: number) => `${days} ngày chưa khám`,
    filter: 'Lọc khách cần để ý',
    checking: 'Đang xem lại thực đơn đang dùng…',
    failed:
      'Chưa xem lại được thực đơn đang dùng, nên dị ứng và giới hạn chưa có trong danh sách này.',
    nothing: 'Không có khách nào cần để ý.',
    notHere: (count: number) =>
      `Chưa xem được thực đơn của ${count} khách vì thực đơn không có trên máy này: chưa biết về dị ứng và giới hạn.`,
    more: (count: number) => `Xem cả ${count}`,
    fewer: 'Thu gọn',
    allergy: (foods: string) => `Thực đơn đang dùng có món dị ứng: ${foods}`,
    limit: (nutrient: string, value: string, most: string) =>
      `Thực đơn đang dùng vượt giới hạn: ${nutrient} ${value}, tối đa ${most}`,
    against: (up: boolean, change: string, days: number) =>
      `${up ? 'Tăng' : 'Giảm'} ${change} kg trong ${days} ngày, mục tiêu là ${up ? 'giảm' : 'tăng'}`,
    off: (up: boolean, change: string, days: number, target: string) =>
      `${up ? 'Tăng' : 'Giảm'} ${change} kg trong ${days} ngày, rời mục tiêu ${target} kg`,
    unintended: (up: boolean, change: string, percent: string, days: number) =>
      `${up ? 'Tăng' : 'Giảm'} ${change} kg (${percent} %) trong ${days} ngày, không theo mục tiêu nào`,
    stalled: (days: number, down: boolean) =>
      `Cân nặng đứng yên ${days} ngày, mục tiêu là ${down ? 'giảm' : 'tăng'}`,
    anaemia: (level: 'mild' | 'moderate' | 'severe', value: string, cutOff: number) =>
      `Hb ${value} g/L: thiếu máu ${{ mild: 'nhẹ', moderate: 'vừa', severe: 'nặng' }[level]} (WHO 2024, dưới ${cutOff} g/L)`,
    absent: (days: number) => `${days} ngày chưa khám, không có hẹn`,
    goal: (weight: string) => `mục tiêu ${weight} kg`,
    last: (date: string) => `khám ${date}`,
    never: 'chưa khám lần nào',
    legend: (change: string, least: number, most: number, percent: number, away: number) =>
      `Cân nặng: so hai lần cân cách nhau ${least}–${most} ngày, lệch từ ${change} kg; không có mục tiêu đổi cân: từ ${percent} % trong ${most} ngày. Chưa khám: từ ${away} ngày, không có hẹn. Đây là mức để nhắc xem lại, không phải chẩn đoán.`,
  },
  waiting: {
    title: 'Đang chờ',
    contact: (when: string) => `liên lạc cuối ${when}`,
    nothing: 'Mọi thứ trên máy này đã đồng bộ.',
    counting: 'Đang đếm…',
    decide: (count: number) => `${count} mục cần bạn chọn hoặc sửa`,
    sync: (count: number) => `${count} mục chờ đồng bộ`,
    orders: (count: number) => `${count} đơn bạn nhận chưa giao`,
    openOrders: (count: number) => `${count} đơn đang chờ chuyên gia nhận`,
    open: 'Mở',
  },
  drafts: {
    title: 'Bản nháp',
    nothing: 'Không có bản nháp nào.',
    count: (count: number) => `Có ${count} bản nháp`,
    kinds: { menu: 'Thực đơn', recipe: 'Công thức', article: 'Bài viết' },
  },
  menus: {
    title: 'Thực đơn gần đây',
    all: 'Tất cả',
    nothing: 'Chưa có thực đơn nào.',
    energy: (kcal: string) => `${kcal} kcal`,
  },
  tier: {
    title: (tier: string) => `Gói ${tier}`,
    details: 'Chi tiết gói',
    upgrade: 'Nâng cấp',
  },
} as const;

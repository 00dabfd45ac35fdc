export const exchangeText = {
  swap: {
    title: (name: string) => `Đổi món: ${name}`,
    hint: 'Cùng loại món, lượng như một phần ăn thường. Không có món nào khiến ngày này không còn đạt một giới hạn đang đạt.',
    hintForClient:
      'Cùng loại món, lượng như một phần ăn thường. Không có món gây dị ứng đã ghi, món không hợp thuốc, bệnh hay cách ăn của khách, và món khiến ngày này không còn đạt một giới hạn đang đạt.',
    refused:
      'Món đang có không hợp với khách, nên món thay không cần nhiều năng lượng và chất như nó. Dưới mỗi món có ghi phần ngày sẽ thiếu.',
    missed: (limits: string) =>
      `Ngày này chưa đạt ${limits}. Món gần giống đứng trước; trong số đó món giúp nhiều hơn đứng trên.`,
    group: (name: string, units: string) => `Nhóm ${name} · ${units} đơn vị chuyển đổi`,
    source: (source: string) => `Đơn vị theo ${source}.`,
    search: 'Lọc theo tên món',
    none: 'Không có món cùng loại nào vừa lượng mà ngày này vẫn đạt những giới hạn đang đạt.',
    unknown:
      'Món này không đổi lấy món khác được (gia vị, nước chấm, đường, bột) hoặc không còn trong danh mục.',
    choose: 'Đổi sang',
    change: (kcal: string, protein: string, carbs: string, fat: string) =>
      `${kcal}\u00a0kcal · đạm\u00a0${protein} · bột\u00a0${carbs} · béo\u00a0${fat}`,
    less: (amount: string, nutrient: string) => `bớt\u00a0${amount} ${nutrient}`,
    more: (amount: string, nutrient: string) => `thêm\u00a0${amount} ${nutrient}`,
    unknownChange: (nutrient: string) => `${nutrient} chưa rõ`,
    mended: {
      over: (name: string) => `hết vượt ${name}`,
      short: (name: string) => `hết thiếu ${name}`,
    },
    blurred: (names: string) => `Không còn đủ số liệu để nói ${names} đạt hay không`,
    shortfalls: (names: string) => `Ngày sẽ thiếu ${names}: bù ở bữa khác`,
    mealShare: 'Một bữa sẽ chiếm quá nhiều năng lượng của ngày: thêm món ở bữa khác',
    done: (from: string, to: string) => `Đã đổi ${from} thành ${to}`,
    loading: 'Đang đọc danh mục…',
  },
  adjust: {
    button: (goal: string) => `Chỉnh về ${goal}`,
    goal: (kcal: string, protein?: string) =>
      protein === undefined ? `${kcal} kcal` : `${kcal} kcal / ${protein} g đạm`,
    hint: 'Mỗi món chỉ thay đổi từ nửa phần đến một phần rưỡi, trong giới hạn của khách hàng; đạm và rau được giữ trước. Chưa có gì thay đổi cho tới khi bạn áp dụng.',
    change: (from: string, to: string, unit: string) => `${from} → ${to} ${unit}`,
    after: 'Sau khi chỉnh',
    sum: (kcal: string, protein: string) => `${kcal} kcal · đạm ${protein} g`,
    none: 'Ngày này đã vừa mục tiêu, không cần chỉnh.',
    atLeast: (name: string, bound: string, origin: string) =>
      `${name} không được dưới ${bound} (${origin})`,
    atMost: (name: string, bound: string, origin: string) =>
      `${name} không được trên ${bound} (${origin})`,
    stoppedBy: (limits: string) => `Không chỉnh thêm được vì ${limits}.`,
    stillBroken: (name: string, value: string, bound: string, origin: string) =>
      `${name} sẽ là ${value}, ${bound} (${origin}).`,
    stuck: 'Không có món nào chỉnh được: thêm món, hoặc đổi món.',
    far: 'Trong mức hợp lý của từng món chưa tới được mục tiêu: hãy thêm, bớt hoặc đổi món.',
    apply: 'Áp dụng',
    applied: (count: number) => `Đã chỉnh lượng của ${count} món`,
  },
} as const;

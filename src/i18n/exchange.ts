/** Texts of changing one dish for another, and of bringing a day to its goal. */
export const exchangeText = {
  swap: {
    title: (name: string) => `Đổi món: ${name}`,
    hint: 'Cùng nhóm, chênh không quá 5 % năng lượng, không có chất gây dị ứng đã ghi, không vượt giới hạn của ngày; ngày đã vượt thì chỉ có món tốt hơn hiện tại.',
    over: (limits: string) => `Ngày này đang vượt ${limits}: món giúp bớt nhiều nhất đứng trước.`,
    group: (name: string, units: string) => `Nhóm ${name} · ${units} đơn vị chuyển đổi`,
    source: (source: string) => `Đơn vị theo ${source}.`,
    search: 'Lọc theo tên món',
    none: 'Không có món nào cùng nhóm mà vừa năng lượng, dị ứng và giới hạn của ngày.',
    unknown:
      'Món này không có nhóm chuyển đổi (gia vị, đồ ngọt, đồ uống) hoặc không còn trong danh mục.',
    choose: 'Đổi sang',
    change: (kcal: string, protein: string, carbs: string, fat: string) =>
      `${kcal}\u00a0kcal · đạm\u00a0${protein} · bột\u00a0${carbs} · béo\u00a0${fat}`,
    limited: (nutrient: string, more: string) => `${nutrient}\u00a0${more}`,
    unknownChange: 'chưa rõ',
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
    atLeast: (nutrient: string, bound: string, origin: string) =>
      `${nutrient} không được dưới ${bound} (${origin})`,
    atMost: (nutrient: string, bound: string, origin: string) =>
      `${nutrient} không được trên ${bound} (${origin})`,
    stoppedBy: (limits: string) => `Không chỉnh thêm được vì ${limits}.`,
    stillBroken: (nutrient: string, value: string, bound: string, origin: string) =>
      `${nutrient} sẽ là ${value}, ${bound} (${origin}).`,
    stuck: 'Không có món nào chỉnh được: thêm món, hoặc đổi món.',
    far: 'Trong mức hợp lý của từng món chưa tới được mục tiêu: hãy thêm, bớt hoặc đổi món.',
    apply: 'Áp dụng',
    applied: (count: number) => `Đã chỉnh lượng của ${count} món`,
  },
} as const;

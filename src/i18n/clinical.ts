export const clinicalText = {
  limits: {
    title: 'Giới hạn theo người này',
    hint: 'Chỉ đánh dấu và giải thích, không chẩn đoán. Bạn quyết định.',
    atMost: (value: string) => `tối đa ${value}`,
    atLeast: (value: string) => `tối thiểu ${value}`,
    none: 'chưa có giới hạn',
    lifted: 'không áp dụng giới hạn',
    by: { quoted: 'theo bản trích dẫn', nobody: 'chưa có khuyến nghị nêu nguồn' },
    expertSets: (condition: string) =>
      `${condition}: chưa đặt mức tối đa, do bạn đặt theo xét nghiệm`,
    replaced: (what: string) => `thay cho ${what}`,
    contradiction: (nutrient: string, keptLimit: string, dropped: string) =>
      `${nutrient}: hai quy tắc trái nhau. Đang dùng ${keptLimit}; không dùng ${dropped}.`,
    uncounted: {
      weight: (condition: string, nutrient: string) =>
        `${condition}: chưa có cân nặng nên chưa tính được giới hạn ${nutrient}.`,
      energy: (condition: string, nutrient: string) =>
        `${condition}: chưa có năng lượng mục tiêu nên chưa tính được giới hạn ${nutrient}.`,
    },
    notForChildren: (conditions: string) =>
      `${conditions}: các giới hạn đã có nguồn là của người lớn, nên không áp dụng cho trẻ. Hãy tự đặt.`,
    noAge: 'Chưa có tuổi hoặc giới tính: khoáng và vitamin so với giá trị cố định chung.',
    notes: 'Lưu ý theo bệnh và thuốc',
    own: 'Đặt giới hạn của bạn',
    change: 'Sửa giới hạn',
    nutrient: 'Dưỡng chất',
    minimum: 'Tối thiểu mỗi ngày',
    maximum: 'Tối đa mỗi ngày',
    noBound: 'Để trống cả hai: không áp dụng giới hạn nào cho chất này.',
    reason: 'Lý do (bắt buộc)',
    save: 'Lưu giới hạn',
    remove: 'Bỏ giới hạn của bạn',
    needReason: 'Hãy ghi lý do: nó được lưu cùng giới hạn.',
    badNumber: 'Đây không phải là một số từ 0 trở lên.',
    turned: 'Tối thiểu đang lớn hơn tối đa.',
    saved: 'Đã lưu giới hạn trên máy',
  },
  problems: {
    pregnantMan: (tag: string) =>
      `“${tag}” ở một khách hàng nam: hãy kiểm tra giới tính hoặc nhãn này.`,
    adultIllness: (tag: string, age: number) =>
      `“${tag}” ở ${age} tuổi: bệnh của người lớn, hãy hỏi lại.`,
    pregnantAge: (tag: string, age: number) =>
      `“${tag}” ở tuổi ${age}: hãy kiểm tra năm sinh hoặc nhãn này.`,
    unsureAge: (from: number, to: number, counted: number) =>
      `Chưa rõ ngày sinh: có thể ${from} hoặc ${to} tuổi, đang tính theo ${counted} tuổi${counted < 18 && to >= 18 ? ' (quy tắc của trẻ em)' : ''} cho đến khi biết ngày sinh.`,
    oldWeight: {
      dated: (weight: string, date: string) =>
        `Cân nặng ${weight} kg là số cân ngày ${date}: hãy cân lại, hoặc tự cân nhắc trước khi dùng.`,
      undated: (weight: string, date: string) =>
        `Cân nặng ${weight} kg không rõ cân ngày nào (hồ sơ lập ngày ${date}): hãy cân lại, hoặc tự cân nhắc trước khi dùng.`,
    },
    stages: (tags: string) => `Nhiều giai đoạn khác nhau (${tags}): đang dùng giai đoạn nặng hơn.`,
    stageAndDialysis: (tags: string) =>
      `Vừa ghi giai đoạn vừa ghi lọc máu (${tags}): đang dùng quy tắc lọc máu.`,
    pregnantAndNursing: (tags: string) =>
      `Vừa mang thai vừa cho con bú (${tags}): đang dùng nhu cầu khi mang thai.`,
    fieldAndTag: (tags: string) =>
      `Hồ sơ và nhãn nói khác nhau (${tags}): đang dùng ô trong hồ sơ. Hãy sửa một trong hai.`,
    notYet: (what: string) => `“${what}” ở sau ngày đang xem: chưa tính đến.`,
    over: (what: string) =>
      `“${what}” đã qua lâu: không còn tính đến. Hãy cập nhật hồ sơ (đã sinh, đã cai sữa…).`,
    unknownTag: (tag: string) => `“${tag}”: chưa có quy tắc, không đặt giới hạn nào.`,
    unknownGuideline: (tag: string) =>
      `Phiên bản này chưa biết khuyến cáo về bệnh thận “${tag}”: đang dùng KDIGO 2024. Hãy cập nhật ứng dụng.`,
  },
  marks: {
    proteinPerKg: (value: string) =>
      `Đạm mục tiêu ${value} g/kg, ngoài khoảng 0,6–2,2 g/kg: hãy xem lại.`,
    lowEnergy: (value: string, least: string) =>
      `Năng lượng mục tiêu ${value} kcal, dưới ${least} kcal (Academy of Nutrition and Dietetics 2014): hãy xem lại.`,
    highEnergy: (value: string) =>
      `Năng lượng mục tiêu ${value} kcal: cân nặng hay chiều cao có đúng không?`,
    proteinShare: (percent: string) =>
      `Đạm mục tiêu chiếm ${percent} % năng lượng; QĐ 2615/QĐ-BYT 2016 khuyên 13–20 % (khoảng khuyến nghị, không phải mức trần).`,
    fastGoal: (tag: string, rate: string) =>
      `Mục tiêu “${tag}” là ${rate} kg mỗi tuần, nhanh hơn 1 kg mỗi tuần.`,
    lossUnadvised: {
      thin: 'Mục tiêu giảm cân, trong khi khách hàng nhẹ cân hoặc suy dinh dưỡng (BMI dưới 18,5, sụt cân nhiều hoặc hồ sơ ghi): hãy xem lại.',
      wasting: 'Mục tiêu giảm cân, trong khi hồ sơ ghi thiểu cơ hoặc suy mòn: hãy xem lại.',
      eatingDisorder:
        'Mục tiêu giảm cân, trong khi hồ sơ ghi chán ăn hoặc rối loạn ăn uống: hãy xem lại.',
    },
    macrosAboveEnergy: 'Đạm và béo mục tiêu cộng lại đã vượt năng lượng mục tiêu.',
  },
  decisions: {
    asked: {
      visit: (date: string) => `lần khám ${date} ghi`,
      client: 'hồ sơ ghi',
      perKg: 'số đặt theo mỗi kg là',
      table: 'nhu cầu khuyến nghị là',
      estimate: 'ước tính',
    },
    minimum: (bound: string, origin: string) => `thấp hơn mức tối thiểu ${bound} (${origin})`,
    maximum: (bound: string, origin: string) => `cao hơn mức tối đa ${bound} (${origin})`,
    line: (
      nutrient: string,
      requestedValue: string,
      value: string,
      against: string,
      keptLimit: string,
    ) => `${nutrient}: ${requestedValue} ${value}, ${against}. Đang theo ${keptLimit}`,
    why: {
      ownLimit: 'vì giới hạn do bạn đặt, có lý do.',
      rule: (requestedValue: string) =>
        `vì khuyến cáo có nguồn đứng trước. Muốn giữ ${requestedValue}, hãy đặt giới hạn của bạn kèm lý do ở hồ sơ khách hàng.`,
      estimated: 'vì khuyến cáo có nguồn đứng trước ước tính.',
      reference: 'vì nhu cầu khuyến nghị đứng trước ước tính.',
      prescribed: 'vì bạn quyết định; hãy xem lại nếu không chủ ý.',
      weightLoss: 'vì mục tiêu là giảm cân; hãy xem lại nếu không chủ ý.',
    },
    noFigure: (nutrient: string, value: string, floor: string) =>
      `${nutrient}: không so với ước tính ${value}, vì khuyến cáo về đái tháo đường không nêu số gam chung${floor}.`,
    floor: (bound: string, origin: string) => `; đang theo mức tối thiểu ${bound} (${origin})`,
  },
  growth: {
    title: 'Tăng trưởng theo WHO',
    hint: 'WHO 2006 (đến 5 tuổi) và WHO 2007 (5–19 tuổi)',
    age: (years: number, months: number) => `${years} tuổi ${months} tháng`,
    noMonth: 'Chưa có tháng sinh: tính như sinh giữa năm, có thể lệch đến nửa năm tuổi.',
    noGender: 'Cần giới tính để so với chuẩn WHO.',
    noBody: 'Cần cân nặng hoặc chiều cao để so với chuẩn WHO.',
    measures: { weight: 'Cân nặng theo tuổi', height: 'Chiều cao theo tuổi', bmi: 'BMI theo tuổi' },
    result: (percentile: string, z: string) => `bách phân vị ${percentile} · ${z} SD`,
    classes: {
      severelyThin: 'gầy còm nặng',
      thin: 'gầy còm',
      normal: 'bình thường',
      overweight: 'thừa cân',
      obese: 'béo phì',
      severelyStunted: 'thấp còi nặng',
      stunted: 'thấp còi',
      atRisk: 'có nguy cơ thừa cân',
      underweight: 'nhẹ cân',
    },
    chart: (measure: string) => `Biểu đồ ${measure.toLowerCase()} với các đường −2, 0 và +2 SD`,
  },
  fit: {
    groups: { fits: 'Hợp', adjust: 'Dùng được khi chỉnh', avoid: 'Không nên' },
    stages: {
      pregnancy: 'người mang thai',
      nursing: 'người cho con bú',
      infant: 'trẻ dưới 2 tuổi',
      child: 'trẻ em',
      oldAge: 'người cao tuổi',
      surgery: 'người mới phẫu thuật',
    },
    allergy: (words: string, foods: string) => `${words}: ${foods}`,
    mayAllergy: (words: string, foods: string) => `Có thể chứa ${words}: ${foods}`,
    restriction: (words: string, foods: string) => `Kiêng ${words}: ${foods}`,
    notVegetarian: 'Có món mặn, khách hàng ăn chay',
    stage: (stage: string) => `Làm cho ${stage}`,
    foreignCondition: (conditions: string) => `Làm cho bệnh mà khách hàng không có: ${conditions}`,
    vegetarianMenu: 'Thực đơn chay; hồ sơ không ghi ăn chay',
    otherDiet: (code: string) => `Làm theo mã chế độ ăn bệnh viện ${code}`,
    missingStage: (stage: string) => `Không làm riêng cho ${stage}`,
    energyOver: (value: string, target: string) => `Vượt ${value} kcal so với ${target} kcal`,
    energyUnder: (value: string, target: string) => `Thiếu ${value} kcal so với ${target} kcal`,
    proteinOver: (value: string, target: string) => `Đạm vượt ${value} g so với ${target} g`,
    proteinUnder: (value: string, target: string) => `Đạm thiếu ${value} g so với ${target} g`,
    over: (nutrient: string, value: string, bound: string, by: string) =>
      `${nutrient} ${value}, tối đa ${bound} (${by})`,
    under: (nutrient: string, value: string, bound: string, by: string) =>
      `${nutrient} ${value}, tối thiểu ${bound} (${by})`,
    saltUnknown: (foods: string) => `Natri chưa tính được: ${foods}`,
    medicine: (medicine: string, foods: string) => `Cần tránh hoặc hạn chế (${medicine}): ${foods}`,
    goal: {
      gain: 'Thực đơn tăng cân, tăng cơ; khách hàng muốn giảm cân',
      loss: 'Thực đơn giảm cân; khách hàng muốn tăng',
    },
    otherGoal: {
      gain: 'Thực đơn tăng cân, tăng cơ; hồ sơ không ghi mục tiêu này',
      loss: 'Thực đơn giảm cân; hồ sơ không ghi mục tiêu này',
    },
    noLoss: {
      thin: 'Thực đơn giảm cân; khách hàng nhẹ cân hoặc suy dinh dưỡng',
      wasting: 'Thực đơn giảm cân; hồ sơ ghi thiểu cơ hoặc suy mòn',
      eatingDisorder: 'Thực đơn giảm cân; hồ sơ ghi chán ăn hoặc rối loạn ăn uống',
    },
    otherAge: (ages: string, age: string) => `Làm cho trẻ ${ages} tuổi, khách hàng ${age} tuổi`,
    good: 'Năng lượng, đạm và các giới hạn đều phù hợp',
  },
} as const;

/** Texts of the helper (AI panel). */
export const aiText = {
  title: 'Trợ lý',
  client: 'Khách hàng',
  nobody: 'Không chọn khách, chỉ hỏi chung',
  tools: {
    label: 'Công cụ',
    plan: 'Kế hoạch ăn 7 ngày',
    planHint: 'Chạy trên máy, không gửi gì',
    advice: 'Hỏi tư vấn dinh dưỡng',
    adviceHint: 'Chỉ gửi phần bạn thấy ở đây',
    photo: 'Phân tích ảnh món ăn',
  },
  plan: {
    open: 'Đề xuất 7 ngày',
    what: 'Gợi ý món',
    withModel: 'Nhờ AI gợi ý món trước',
    withModelHint: (recipient: string) =>
      `${recipient} chỉ nêu tên món. Máy này khớp danh mục, tính mọi con số, soát dị ứng rồi mới xếp ngày.`,
    ask: 'Gửi và nhận gợi ý món',
    asking: 'AI đang viết tên món…',
    hint: 'Máy này xếp các ngày từ món và công thức của bạn, giữ mục tiêu, bệnh và dị ứng của khách. Dùng được khi không có mạng.',
    needClient:
      'Vui lòng hoàn thành khảo sát trước: chọn một khách hàng có tuổi, giới tính, chiều cao, cân nặng.',
  },
  photo: {
    locked: (tier: string) => `Chỉ có ở gói ${tier}`,
    why: (tier: string) => `Phân tích ảnh gửi ảnh tới dịch vụ AI đọc hình, nên thuộc gói ${tier}.`,
    upgrade: 'Xem các gói',
    notYet:
      'Gói của bạn có công cụ này, nhưng phiên bản này chưa làm xong. Chưa có ảnh nào được gửi đi.',
  },
  advice: {
    question: 'Câu hỏi',
    placeholder: 'Ví dụ: thay nước ép mỗi sáng bằng gì?',
    needQuestion: 'Vui lòng nhập câu hỏi',
    send: 'Gửi câu hỏi',
    stop: 'Dừng',
    asking: 'Đang hỏi…',
    left: (left: number) => `còn ${left} câu hôm nay`,
    what: 'Câu hỏi này',
    offline:
      'Đang ngoại tuyến: câu hỏi cần mạng. Câu bạn gõ được giữ lại; kế hoạch ăn 7 ngày vẫn chạy trên máy.',
    noProvider:
      'Máy chủ này chưa nối với dịch vụ AI nào, nên chưa hỏi được. Kế hoạch ăn 7 ngày vẫn chạy trên máy.',
    renamed: (text: string) => `Gửi đi thành: “${text}”`,
  },
  sent: {
    title: 'Sẽ gửi đi',
    raw: 'Xem nguyên văn',
    hideRaw: 'Ẩn nguyên văn',
    nothing: 'Chỉ câu hỏi, không kèm dữ liệu của khách nào.',
    never: 'Không bao giờ gửi',
    neverHint:
      'Họ tên, điện thoại, email, địa chỉ, ngày sinh, ảnh mặt. Tên trong câu hỏi và ghi chú được thay bằng “khách”.',
  },
  provider: {
    title: 'Gửi tới',
    where: (country: string) => `Máy chủ ở ${country}`,
    loading: 'Đang hỏi máy chủ về dịch vụ AI…',
  },
  consent: {
    title: 'Đồng ý',
    mine: (recipient: string) =>
      `Tôi đồng ý gửi dữ liệu đã bỏ tên tới ${recipient} để hỏi ý kiến chuyên môn`,
    mineGiven: (date: string) => `Bạn đã đồng ý ${date}`,
    withdraw: 'Rút lại',
    needMine: 'Cần bạn đồng ý trước khi gửi.',
    client: (name: string, date: string, way: string) => `${name} đã đồng ý ${date} · ${way}`,
    needClient: (name: string) => `Chưa có đồng ý của ${name} cho dịch vụ này.`,
    needClientHint: (recipient: string) =>
      `Hỏi khách: “Tôi đồng ý cho chuyên gia gửi dữ liệu sức khỏe đã bỏ tên của tôi tới ${recipient} để hỏi ý kiến. Tôi rút lại được bất cứ lúc nào.”`,
    way: 'Khách đồng ý bằng cách nào',
    chooseWay: 'Chọn cách',
    record: 'Ghi lại đồng ý của khách',
    recorded: (name: string) => `Đã ghi đồng ý của ${name} trên máy này`,
    failed: 'Chưa ghi được đồng ý. Hãy thử lại.',
    child: 'Khách dưới 18 tuổi: cha mẹ hoặc người giám hộ đồng ý, ghi ở trang của khách.',
    openClient: 'Mở trang của khách',
  },
  answer: {
    title: 'Trả lời',
    opinion: 'AI nói, chưa có nguồn',
    allergy: (words: string) => `Nhắc tới ${words}: khách dị ứng, hãy đọc kỹ`,
    keep: (text: string) => `Giữ đoạn: ${text}`,
    writing: 'AI đang viết…',
    cost: (seconds: string, cost: string | undefined, tokens: string) =>
      [`${seconds} giây`, cost === undefined ? '' : `${cost} ₫`, `${tokens} token`]
        .filter(Boolean)
        .join(' · '),
    decide: 'AI chỉ gợi ý, có thể sai. Bạn là người quyết định.',
    save: (name: string) => `Lưu vào ghi chú của ${name}`,
    nothing: 'Chọn ít nhất một đoạn để lưu.',
    saved: (name: string) => `Đã lưu vào ghi chú lần khám hôm nay của ${name}`,
    failed: 'Chưa lưu được. Câu trả lời vẫn còn ở đây, hãy thử lại.',
    note: (provider: string, question: string, text: string) =>
      `Ý kiến AI (${provider}), chuyên gia đã chọn lại:\nHỏi: ${question}\n${text}`,
  },
} as const;

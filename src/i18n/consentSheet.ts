/** `{khach}`, `{phong}` and `{ben}` stand for client, practice and recipient. */
interface ConsentText {
  title: string;
  intro: string;
  purposes: Readonly<Record<string, { title: string; detail: string }>>;
  whole: readonly string[];
}

/**
 * Texts that clients read before they answer, by version. A text that somebody signed never changes: another one is a new
 * version, and the former ones stay to be shown.
 */
export const CONSENT_TEXTS: Readonly<Record<string, ConsentText>> = {
  'DY-1': {
    title: 'Tôi đồng ý cho dùng thông tin sức khỏe của tôi vào việc gì?',
    intro:
      '{khach}, khách của {phong}. Mỗi việc chọn riêng, không có việc nào chọn sẵn. Đổi ý lúc nào cũng được.',
    purposes: {
      care: {
        title: 'Giữ hồ sơ sức khỏe để tư vấn dinh dưỡng',
        detail:
          'Cân nặng, bệnh, thuốc, dị ứng, kết quả khám và bữa ăn. Nếu không, phòng khám xóa hồ sơ này.',
      },
      mail: {
        title: 'Gửi thực đơn và lời nhắc qua email',
        detail: 'Tới địa chỉ email trong hồ sơ. Thư tự động nào cũng có chỗ bấm để ngừng.',
      },
      sharing: {
        title: 'Cho bác sĩ điều trị của tôi xem',
        detail: 'Chỉ người ghi tên ở đây, chỉ phần cần cho việc điều trị.',
      },
      ai: {
        title: 'Hỏi ý kiến máy (AI)',
        detail:
          'Tôi đồng ý cho chuyên gia gửi dữ liệu sức khỏe đã bỏ tên của tôi tới {ben} để hỏi ý kiến. Tôi rút lại được bất cứ lúc nào.',
      },
      showcase: {
        title: 'Dùng hình ảnh, kết quả của tôi để giới thiệu',
        detail: 'Trên trang và tài liệu của phòng khám.',
      },
    },
    whole: [
      'Bên quyết định việc dùng dữ liệu là {phong}. Bữa Lành lưu giữ hộ và chỉ làm theo yêu cầu của phòng khám.',
      'Dữ liệu gồm: họ tên, cách liên lạc, tuổi, giới tính, số đo, bệnh, thuốc, dị ứng, kết quả khám và xét nghiệm, bữa ăn. Dữ liệu sức khỏe là dữ liệu cá nhân nhạy cảm.',
      'Tôi có quyền được biết, đồng ý hoặc không, rút lại, xem và sửa, yêu cầu xóa, hạn chế hoặc phản đối việc xử lý, khiếu nại và yêu cầu bồi thường, theo Luật Bảo vệ dữ liệu cá nhân 91/2025/QH15.',
      'Rút lại không làm mất hiệu lực của những gì đã làm trước đó. Bản ký được giữ làm bằng chứng.',
    ],
  },
};

export const CONSENT_TEXT = 'DY-1';

export function fillConsentText(text: string, names: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

export const consentSheetTexts = {
  handed: 'Máy đang đưa cho khách. Đóng trang này là máy khóa lại.',
  handedOpen:
    'Máy đang đưa cho khách. Máy chưa đặt khóa ứng dụng, hãy nhận lại ngay khi khách ký xong.',
  textSize: 'Cỡ chữ',
  sizes: { small: 'Chữ nhỏ', medium: 'Chữ vừa', large: 'Chữ lớn' },
  readAloud: 'Đọc to',
  stopReading: 'Ngừng đọc',
  wholeText: 'Đọc toàn văn',
  agree: 'Đồng ý',
  refuse: 'Không',
  answerTo: (purpose: string) => `Trả lời: ${purpose}`,
  recipient: 'Tên bác sĩ, nơi làm việc',
  signatureOf: (name: string) => `Chữ ký của ${name}`,
  guardianSigns: 'Người giám hộ ký thay',
  guardianName: 'Họ tên người giám hộ',
  signHere: 'Ký vào khung này bằng ngón tay, bút hoặc chuột',
  signAgain: 'Ký lại',
  later: 'Để sau',
  save: 'Ký và trả máy',
  missingAnswers: (count: number, first: string) =>
    `Còn ${count} việc chưa chọn: ${first.charAt(0).toLowerCase()}${first.slice(1)}.`,
  missingRecipient: 'Hãy ghi tên bác sĩ được xem.',
  missingGuardian: 'Hãy ghi họ tên người giám hộ.',
  missingSignature: 'Chưa ký.',
  former: 'Các lần trước',
  version: (version: string) => `bản ${version}`,
  signed: (date: string, agreed: number, of: number) =>
    `${date} · Ký tên: đồng ý ${agreed} trên ${of} việc`,
  show: 'Xem bản ký',
  showLabel: (date: string) => `Xem bản ký ngày ${date}`,
  kept: 'Bản ký nằm trên máy này ngay khi ký, kể cả lúc mất mạng, cùng giờ ký và đúng bản chữ đã đọc.',
  saved: 'Đã lưu bản ký trên máy này',
  signedCopy: 'Bản ký',
  signedAt: (at: string) => `Ký lúc ${at}`,
} as const;

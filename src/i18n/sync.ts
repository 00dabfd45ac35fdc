export const syncText = {
  title: 'Đồng bộ',
  intro: {
    online: 'Máy này đang nối với máy chủ.',
    unknown: 'Đang tìm máy chủ…',
    serverAway:
      'Máy chủ đang tạm nghỉ. Mọi thứ bạn lưu đều nằm an toàn trên máy này và sẽ tự gửi sau.',
    outdatedApp:
      'Cần cập nhật ứng dụng để gửi tiếp. Mọi thứ bạn lưu đều nằm an toàn trên máy này và sẽ tự gửi sau khi cập nhật.',
    outdatedGateway:
      'Máy chủ đang được cập nhật. Mọi thứ bạn lưu đều nằm an toàn trên máy này và sẽ tự gửi sau.',
    refused:
      'Máy chủ chưa cho tài khoản này đồng bộ. Mọi thứ bạn lưu đều nằm an toàn trên máy này; hãy đăng xuất rồi đăng nhập lại, hoặc liên hệ quản trị viên.',
    offline: 'Chưa có mạng. Mọi thứ bạn lưu đều nằm an toàn trên máy này.',
  },
  failures: (count: number) =>
    `Đã thử ${count} lần liền mà chưa liên lạc được với máy chủ. Dữ liệu vẫn an toàn trên máy; ứng dụng sẽ tự thử tiếp.`,
  retryNow: 'Thử lại ngay',
  images: {
    title: (count: number) => `${count} ảnh chưa được máy chủ nhận`,
    look: 'Xem lý do và thử lại trong Thư viện ảnh',
  },
  waiting: {
    online: 'Đang gửi',
    offline: 'Đang chờ mạng',
    hint: (contact: string) => `Mọi thứ đã nằm an toàn trên máy này. Liên lạc lần cuối ${contact}.`,
    counting: 'Đang xem còn gì chưa gửi…',
    serverAway: 'Đang chờ máy chủ',
    outdatedApp: 'Đang chờ cập nhật ứng dụng',
    outdatedGateway: 'Đang chờ máy chủ cập nhật',
    refused: 'Máy chủ chưa cho đồng bộ',
    none: 'Không có gì đang chờ',
    noneButRefused: 'Trừ các mục máy chủ chưa nhận, mọi thay đổi đã có trên máy chủ.',
    noneHint: 'Mọi thay đổi trên máy này đã có trên máy chủ.',
    kind: (kind: string, count: number) => `${kind} (${count})`,
    more: (count: number) => `và ${count} mục nữa`,
  },
  titleWithClient: (title: string, client: string) => `${title} · ${client}`,
  rejections: {
    title: (count: number) => `Máy chủ chưa nhận (${count})`,
    hint: 'Bản của bạn vẫn được giữ trên máy này cho tới khi bạn quyết định.',
    open: 'Mở để sửa',
    retry: 'Gửi lại',
    discard: 'Bỏ bản này',
    of: (action: string, title: string) => `${action}: ${title}`,
    fieldsToReview: (names: string) => `Chỗ cần xem lại: ${names}.`,
    wayOut: {
      schema: 'Mở mục này, sửa chỗ chưa đúng rồi lưu: bản mới tự được gửi.',
      unknown_collection: 'Hãy tải lại trang, bấm “Cập nhật” khi có phiên bản mới, rồi gửi lại.',
      other_workspace:
        'Không gửi được bằng tài khoản này. Hãy chép lại điều cần giữ, rồi bỏ bản này.',
      document_too_large: 'Mở mục này, rút gọn rồi lưu: bản mới tự được gửi.',
      client_limit:
        'Xóa bớt một khách hàng hoặc nâng gói, rồi gửi lại. Lần khám, thực đơn đi kèm sẽ tự theo sau.',
      recipe_limit:
        'Xóa bớt một công thức hoặc nâng gói, rồi gửi lại. Công thức này vẫn nằm trên máy; công thức cũ vẫn sửa được.',
      menu_limit:
        'Xóa bớt một thực đơn hoặc nâng gói, rồi gửi lại. Thực đơn này vẫn nằm trên máy; thực đơn cũ vẫn sửa được.',
      workspace_full:
        'Xóa bớt mục không dùng, rút gọn mục này hoặc nâng gói, rồi gửi lại. Mục này vẫn nằm trên máy; xóa và rút gọn luôn gửi được.',
      read_only: 'Thay đổi này không gửi được. Hãy chép lại điều cần giữ, rồi bỏ bản này.',
      consent_kept:
        'Bỏ bản này. Khách đổi ý thì bấm “Rút lại” ở trang của khách: lần đồng ý trước vẫn được giữ.',
      client_erased: 'Hồ sơ của khách này đã xóa vĩnh viễn theo yêu cầu. Bỏ bản này.',
      depends_on_rejected: 'Không cần làm gì ở đây: khi khách hàng được nhận, mục này tự được gửi.',
    },
    fallbackWayOut: 'Hãy sửa rồi gửi lại, hoặc bỏ bản này.',
    mending: (title: string, reason: string) => `Máy chủ chưa nhận “${title}”: ${reason}`,
    confirmTitle: 'Bỏ bản chưa được nhận?',
    confirm: (title: string) =>
      `“${title}” trên máy này sẽ trở về như trên máy chủ. Không lấy lại được.`,
    retrying: 'Đã gửi lại.',
    retryFailed: 'Chưa gửi lại được. Bản của bạn vẫn còn nguyên; hãy thử lại.',
    discarded: 'Đã bỏ bản chưa được nhận.',
  },
  conflicts: {
    title: (count: number) => `Cần bạn quyết định (${count})`,
    hint: 'Hai nơi cùng sửa một chỗ. Bản đang dùng vẫn hiện; bản kia được giữ ở đây.',
    where: (field: string, title: string) => `${field} · ${title}`,
    shown: 'Đang dùng, từ máy khác',
    shownFrom: (device: string) => `Đang dùng, từ ${device}`,
    kept: 'Bạn nhập trên máy này',
    at: (who: string, when: string) => `${who} · ${when}`,
    keep: 'Giữ',
    both: 'Giữ cả hai',
    keepBothLabel: (field: string) => `Giữ cả hai bản của ${field}`,
    takeLabel: (which: string, field: string) => `Giữ bản “${which}” của ${field}`,
    done: 'Đã ghi lựa chọn của bạn.',
    failed: 'Chưa ghi được lựa chọn. Cả hai bản vẫn còn; hãy thử lại.',
  },
  merges: {
    title: 'Tự gộp gần đây',
    none: 'Chưa có gì phải gộp.',
    fields: (names: string) => `đã gộp: ${names}`,
  },
  device: {
    title: 'Máy này',
    name: 'Tên máy này',
    renameHint: 'Tên này hiện trong danh sách thiết bị của bạn.',
    save: 'Lưu tên',
    renamed: 'Đã lưu tên máy.',
    renameFailed: 'Chưa lưu được tên máy: trình duyệt không cho ghi. Hãy thử lại.',
    browser: 'Trình duyệt',
    usage: 'Dung lượng',
    of: (usage: string, quota: string) => `${usage} / ${quota}`,
    persisted: 'Trình duyệt cam kết giữ dữ liệu',
    yes: 'Có',
    no: 'Không',
    unknown: 'Không rõ',
    notPersisted:
      'Hãy cài Bữa Lành vào máy (hoặc thêm vào màn hình chính) để trình duyệt không tự dọn dữ liệu.',
    temporary: 'Cửa sổ này có vẻ là ẩn danh: đóng lại là mất dữ liệu chưa gửi.',
    contact: 'Liên lạc lần cuối',
    never: 'chưa lần nào',
    sent: 'Gửi gần nhất',
  },
} as const;

/** A newer server may name a reason that this version does not know. */
export function getWayOut(code: keyof typeof syncText.rejections.wayOut): string {
  const { wayOut, fallbackWayOut } = syncText.rejections;
  return Object.hasOwn(wayOut, code) ? wayOut[code] : fallbackWayOut;
}

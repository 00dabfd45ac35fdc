import { PAYMENT_ERRORS } from './paymentErrors';
import { REJECTIONS } from './rejections';

export const ERRORS = {
  invalid_json: [400, 'Dữ liệu gửi lên không đọc được. Hãy tải lại trang rồi thử lại.'],
  invalid_request: [400, 'Dữ liệu gửi lên không đúng định dạng. Hãy kiểm tra lại thông tin.'],
  wrong_credentials: [401, 'Email hoặc mật khẩu không đúng. Vui lòng thử lại.'],
  second_factor_needed: [403, 'Hãy nhập mã 6 số trong ứng dụng xác thực của bạn.'],
  wrong_code: [
    403,
    'Mã không đúng, đã dùng hoặc đã hết hạn. Hãy đợi mã mới trong ứng dụng xác thực rồi thử lại.',
  ],
  wrong_passkey: [
    403,
    'Khóa truy cập không được nhận: đã hết thời gian chờ, đã bị xóa hoặc thuộc tài khoản khác. Hãy thử lại.',
  ],
  too_many_passkeys: [
    409,
    'Tài khoản đã có 10 khóa truy cập, là số nhiều nhất. Hãy xóa bớt khóa không dùng nữa.',
  ],
  second_factor_required: [
    403,
    'Quản trị viên phải có xác thực hai lớp. Hãy bật ở mục Bảo mật trước khi làm việc khác.',
  ],
  last_owner: [409, 'Đây là chủ sở hữu cuối cùng. Hãy mời thêm một chủ sở hữu trước.'],
  own_account: [409, 'Không làm được việc này với chính mình. Hãy nhờ một chủ sở hữu khác.'],
  owner_needed: [409, 'Việc này cần một chủ sở hữu thứ hai, đã có quyền từ trước lúc được hỏi.'],
  suspended_by_owner: [403, 'Chủ sở hữu đã tạm khóa tài khoản này; chỉ chủ sở hữu mở lại được.'],
  email_taken: [409, 'Email này đã có tài khoản. Hãy đăng nhập hoặc đặt lại mật khẩu.'],
  wrong_password: [403, 'Mật khẩu hiện tại không đúng.'],
  weak_password: [
    400,
    'Mật khẩu này quá dễ đoán. Hãy chọn mật khẩu khác, ví dụ vài từ không liên quan đến nhau.',
  ],
  reset_link_invalid: [
    400,
    'Liên kết đặt lại mật khẩu đã dùng hoặc hết hạn. Hãy yêu cầu liên kết mới.',
  ],
  confirm_link_invalid: [
    400,
    'Liên kết xác nhận không đúng hoặc đã hết hạn. Hãy đăng nhập và gửi lại thư xác nhận.',
  ],
  email_not_confirmed: [
    403,
    'Hãy xác nhận địa chỉ email của bạn trước khi gửi thư cho khách. Thư xác nhận gửi lại được ở trang Tài khoản.',
  ],
  google_off: [
    404,
    'Máy chủ này chưa bật đăng nhập bằng Google. Hãy dùng email và mật khẩu của bạn.',
  ],
  google_cancelled: [400, 'Bạn đã dừng việc đăng nhập bằng Google. Hãy bấm nút Google khi cần.'],
  google_expired: [
    400,
    'Lượt đăng nhập bằng Google này đã dùng hoặc đã hết hạn. Hãy bấm nút Google lại.',
  ],
  google_refused: [
    400,
    'Câu trả lời của Google không hợp lệ nên không được nhận. Hãy bấm nút Google lại.',
  ],
  google_away: [
    503,
    'Chưa kết nối được với Google. Hãy thử lại sau ít phút, hoặc dùng email và mật khẩu.',
  ],
  google_unconfirmed: [
    403,
    'Google chưa xác nhận địa chỉ email của tài khoản này nên chưa dùng để đăng nhập được.',
  ],
  google_password_needed: [
    403,
    'Email này đã có tài khoản Bữa Lành. Hãy nhập mật khẩu của tài khoản đó một lần để liên kết với Google.',
  ],
  google_account_unconfirmed: [
    409,
    'Tài khoản Bữa Lành của email này chưa xác nhận địa chỉ. Hãy đăng nhập bằng mật khẩu, xác nhận email, rồi liên kết Google ở trang Bảo mật.',
  ],
  google_registration_needed: [403, 'Địa chỉ Google này chưa có tài khoản Bữa Lành. Hãy đăng ký.'],
  google_taken: [409, 'Tài khoản Google này đã liên kết với một tài khoản Bữa Lành khác.'],
  google_only_way: [
    409,
    'Tài khoản này chưa có mật khẩu nên chưa bỏ liên kết Google được. Hãy đặt mật khẩu bằng “Quên mật khẩu?” ở trang đăng nhập trước.',
  ],
  review_own: [403, 'Bạn không thể tự đánh giá nội dung hay trang của chính mình.'],
  reviews_full: [
    429,
    'Trang này đang có quá nhiều ý kiến chờ nhân viên duyệt. Hãy thử lại sau vài ngày.',
  ],
  token_missing: [401, 'Bạn cần đăng nhập để tiếp tục.'],
  token_expired: [401, 'Phiên đăng nhập đã hết hạn. Hãy đăng nhập lại.'],
  token_invalid: [401, 'Phiên đăng nhập không hợp lệ. Hãy đăng nhập lại.'],
  session_ended: [401, 'Phiên đăng nhập trên máy này đã kết thúc. Hãy đăng nhập lại.'],
  account_suspended: [403, 'Tài khoản đang tạm khóa. Dữ liệu trên máy vẫn được giữ nguyên.'],
  account_not_approved: [403, 'Tài khoản chuyên gia chưa được duyệt.'],
  account_mismatch: [403, 'Thẻ này đang mở bằng một tài khoản khác. Hãy tải lại trang.'],
  forbidden: [403, 'Bạn không có quyền thực hiện việc này.'],
  not_found: [404, 'Không tìm thấy nội dung bạn cần.'],
  status_conflict: [409, 'Trạng thái hiện tại của tài khoản không cho phép việc này.'],
  review_changed: [409, 'Nội dung này vừa được sửa. Hãy tải lại danh sách rồi quyết định.'],
  entry_changed: [
    409,
    'Người khác vừa sửa món này trong danh mục. Điều bạn gõ vẫn còn; hãy xem bản mới rồi lưu lại.',
  ],
  entry_full: [
    422,
    'Món này đã có nhiều tên khác, chất gây dị ứng hoặc đơn vị đo nhất có thể. Hãy bỏ bớt trước khi thêm.',
  ],
  figures_impossible: [
    422,
    'Có số không thể đúng với bất cứ thực phẩm nào. Hãy sửa các số được đánh dấu.',
  ],
  figures_doubtful: [
    422,
    'Có số đáng ngờ. Hãy xem lại các số được đánh dấu, hoặc xác nhận rồi lưu.',
  ],
  submission_changed: [
    409,
    'Món này vừa được chuyên gia sửa hoặc rút lại, hoặc người khác vừa quyết định. Hãy tải lại danh sách.',
  ],
  import_undone: [409, 'Lần nhập này đã được hoàn tác nên không nhận thêm hàng.'],
  undo_expired: [
    409,
    'Đã quá 30 giây nên thư báo kết quả đã gửi đi. Bạn vẫn có thể đổi quyết định ở trang Chuyên gia.',
  ],
  decided_meanwhile: [
    409,
    'Người khác vừa quyết định mục này, hoặc tác giả vừa sửa. Danh sách đã được lấy lại: hãy xem bản mới rồi quyết định.',
  ],
  appealed_already: [
    409,
    'Bạn đã khiếu nại quyết định này. Mỗi quyết định nhận một lần khiếu nại; trả lời sẽ hiện ở Thông báo.',
  ],
  undo_over: [409, 'Đã quá 30 giây nên tác giả đã được báo. Bạn vẫn có thể quyết định lại.'],
  image_not_there: [409, 'Ảnh chưa được tải lên đủ từ máy của tác giả. Hãy thử lại sau ít phút.'],
  wrong_signature: [401, 'Chữ ký của thông báo không đúng.'],
  ...PAYMENT_ERRORS,
  orders_not_yet: [403, 'Bạn nhận được đơn từ khi trang chuyên gia của bạn hiện công khai.'],
  job_needed: [
    409,
    'Việc này giữ cho tiền không thất lạc nên không bỏ được. Hãy thử lại khi nguyên nhân đã hết.',
  ],
  job_handled: [409, 'Việc này đã được xử lý. Hãy tải lại danh sách.'],
  epoch_changed: [409, 'Máy chủ vừa được khôi phục. Máy này sẽ đối chiếu lại toàn bộ dữ liệu.'],
  app_outdated: [426, 'Cần cập nhật ứng dụng. Mọi thứ đã lưu vẫn nằm an toàn trên máy này.'],
  request_too_large: [413, 'Lượng dữ liệu gửi lên quá lớn.'],
  batch_too_large: [413, 'Gửi quá nhiều mục cùng lúc.'],
  file_too_large: [413, 'File ảnh không được lớn hơn 5MB'],
  invalid_file_type: [415, 'Vui lòng chọn file ảnh hợp lệ'],
  too_many_pixels: [413, 'Ảnh có quá nhiều điểm ảnh. Hãy thu nhỏ ảnh rồi thử lại.'],
  thumbnail_too_large: [
    413,
    'Bản thu nhỏ của ảnh lớn hơn mức cho phép (256 KB, mỗi cạnh 800 điểm ảnh). Hãy chọn lại ảnh.',
  ],
  document_too_long: [
    413,
    'Tài liệu quá dài để tạo. Hãy bớt món hoặc rút gọn ghi chú và các bước, rồi thử lại.',
  ],
  picture_taken: [409, 'Đã có một ảnh khác mang mã này.'],
  storage_full: [403, 'Kho ảnh của gói đã đầy. Hãy xóa bớt ảnh hoặc nâng cấp gói.'],
  workspace_full: [403, 'Kho dữ liệu của gói đã đầy. Hãy xóa bớt mục không dùng hoặc nâng gói.'],
  too_many_requests: [429, 'Bạn thử quá nhiều lần. Vui lòng đợi một phút rồi thử lại.'],
  try_later: [429, 'Bạn đã yêu cầu quá nhiều lần. Vui lòng thử lại sau một giờ.'],
  ai_not_configured: [
    409,
    'Máy chủ này chưa nối với dịch vụ AI nào. Các công cụ chạy trên máy vẫn dùng được.',
  ],
  ai_consent_missing: [
    403,
    'Chưa gửi gì: máy chủ chưa có đồng ý còn hiệu lực của bạn và của khách cho dịch vụ AI này. Hãy ghi lại đồng ý và đợi đồng bộ xong.',
  ],
  ai_plan_too_small: [403, 'Chưa gửi gì: phân tích ảnh món ăn chỉ có ở gói Business.'],
  ai_quota_reached: [
    429,
    'Đã dùng hết số câu hỏi AI của gói trong hôm nay. Mai bạn hỏi tiếp được.',
  ],
  ai_refused: [422, 'Dịch vụ AI từ chối trả lời câu này. Hãy hỏi theo cách khác.'],
  ai_unreadable: [502, 'Dịch vụ AI trả lời không đọc được. Không có gì được lưu; hãy thử lại.'],
  ai_busy: [
    503,
    'Dịch vụ AI đang quá tải. Câu hỏi của bạn vẫn còn ở đây; hãy thử lại sau ít phút.',
  ],
  ai_timeout: [504, 'Dịch vụ AI trả lời quá chậm nên đã dừng. Câu hỏi của bạn vẫn còn ở đây.'],
  ai_misconfigured: [
    502,
    'Dịch vụ AI từ chối khóa hoặc gói của máy chủ này. Hãy báo quản trị viên.',
  ],
  request_timeout: [
    408,
    'Dữ liệu gửi lên quá chậm nên máy chủ đã ngắt. Hãy kiểm tra mạng rồi thử lại.',
  ],
  server_busy: [
    503,
    'Máy chủ đang bận. Mọi thứ đã lưu vẫn nằm an toàn trên máy và sẽ tự gửi sau. Hãy thử lại sau ít giây.',
  ],
  api_key_invalid: [
    401,
    'Khóa API thiếu hoặc sai. Hãy gửi khóa trong tiêu đề Authorization: Bearer.',
  ],
  api_key_revoked: [401, 'Khóa API này đã bị thu hồi. Hãy tạo khóa mới ở trang API.'],
  api_key_in_url: [
    400,
    'Khóa API nằm trong địa chỉ nên coi như đã lộ và đã bị thu hồi. Hãy tạo khóa mới và gửi trong tiêu đề Authorization.',
  ],
  api_not_in_plan: [
    403,
    'API chỉ có ở gói Business. Khóa và dữ liệu vẫn được giữ; lên lại gói Business là dùng tiếp được.',
  ],
  api_scope_missing: [403, 'Khóa API này không có quyền làm việc đó.'],
  api_quota_reached: [
    429,
    'Đã dùng hết số lần gọi API của gói trong tháng này. Hạn mức đặt lại vào ngày 01 tháng sau.',
  ],
  too_many_api_keys: [
    409,
    'Đã có 10 khóa API đang dùng, là số nhiều nhất. Hãy thu hồi khóa không dùng nữa.',
  ],
  idempotency_key_missing: [
    400,
    'Thiếu tiêu đề Idempotency-Key: 8–80 chữ, số hoặc dấu . : _ -, khác nhau cho mỗi lần tạo.',
  ],
  idempotency_conflict: [
    409,
    'Idempotency-Key này đã dùng cho một nội dung khác. Hãy dùng mã mới.',
  ],
  revision_missing: [428, 'Thiếu tiêu đề If-Match với bản (revision) mà bạn đã đọc.'],
  revision_conflict: [
    412,
    'Mục này đã được sửa sau khi bạn đọc. Hãy đọc lại rồi gửi với bản (revision) mới.',
  ],
  schema: [422, REJECTIONS.schema],
  client_limit: [403, REJECTIONS.client_limit],
  document_too_large: [413, REJECTIONS.document_too_large],
  too_many_support_requests: [
    409,
    'Bạn đang có 5 yêu cầu chờ trả lời, là số nhiều nhất. Hãy đợi nhân viên trả lời bớt.',
  ],
  client_link_invalid: [404, 'Liên kết không còn dùng được, hãy hỏi chuyên gia của bạn.'],
  export_too_large: [413, 'Dữ liệu của khách này quá lớn để xuất một lần. Hãy liên hệ hỗ trợ.'],
  client_restricted: [
    409,
    'Khách đã yêu cầu hạn chế xử lý dữ liệu, nên không gửi gì của khách cho AI.',
  ],
  client_name_differs: [
    409,
    'Tên vừa gõ không phải tên của khách này. Hãy gõ đúng họ tên trong hồ sơ.',
  ],
  client_unknown: [404, 'Hồ sơ khách này chưa có trên máy chủ. Hãy đợi đồng bộ xong rồi thử lại.'],
  client_without_email: [
    409,
    'Khách chưa có địa chỉ email hợp lệ. Hãy thêm email vào hồ sơ, đợi đồng bộ xong rồi thử lại.',
  ],
  internal: [500, 'Máy chủ gặp lỗi. Dữ liệu trên máy bạn vẫn an toàn; hãy thử lại sau.'],
  gateway_outdated: [
    503,
    'Máy chủ đang được cập nhật. Mọi thứ đã lưu vẫn nằm an toàn trên máy và sẽ tự gửi sau.',
  ],
  database_unavailable: [
    503,
    'Máy chủ tạm thời chưa kết nối được cơ sở dữ liệu. Dữ liệu trên máy bạn vẫn an toàn.',
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

export { REJECTIONS, type RejectionCode } from './rejections';

export interface ErrorBody {
  success: false;
  error: string;
  code: ErrorCode;
  details?: Record<string, unknown>;
}

/** An error that a caller may see; everything else is answered with `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, details?: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }

  toBody(): ErrorBody {
    return {
      success: false,
      error: ERRORS[this.code][1],
      code: this.code,
      ...(this.details ? { details: this.details } : {}),
    };
  }
}

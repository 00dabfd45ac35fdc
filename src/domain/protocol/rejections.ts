export const REJECTIONS = {
  schema: 'Nội dung không đúng định dạng mà máy chủ chấp nhận.',
  unknown_collection: 'Máy chủ không biết loại dữ liệu này. Hãy cập nhật ứng dụng.',
  other_workspace: 'Mục này thuộc về một phòng khám khác.',
  document_too_large: 'Mục này quá lớn (tối đa 1 MB). Hãy rút gọn nội dung.',
  client_limit: 'Gói của bạn đã đủ số khách hàng. Hãy nâng gói hoặc xóa bớt khách hàng.',
  recipe_limit: 'Gói của bạn đã đủ số công thức. Hãy nâng gói hoặc xóa bớt công thức.',
  menu_limit: 'Gói của bạn đã đủ số thực đơn. Hãy nâng gói hoặc xóa bớt thực đơn.',
  workspace_full: 'Kho dữ liệu của gói đã đầy nên máy chủ chưa nhận mục này.',
  read_only: 'Loại dữ liệu này chỉ máy chủ được ghi.',
  consent_kept: 'Đồng ý của khách là bằng chứng: không xóa, không sửa bản đã ký. Hãy ghi rút lại.',
  client_erased: 'Dữ liệu của khách này đã xóa vĩnh viễn, nên máy chủ không nhận lại.',
  depends_on_rejected: 'Đang chờ khách hàng liên quan được xử lý trước.',
} as const;

export type RejectionCode = keyof typeof REJECTIONS;

export const featureGuardText = {
  title: 'Gói cao hơn có thêm',
  from: (tier: string) => `Có từ gói ${tier}. Dữ liệu của bạn vẫn được giữ sẵn.`,
  upgrade: 'Nâng cấp',
  see: 'Xem',
  names: {
    plainPaper: 'Bản in không dấu mờ, có tên phòng',
    automaticMail: 'Tự gửi email và PDF cho khách',
    basicReports: 'Báo cáo cơ bản',
    ownBrand: 'Logo và màu riêng',
    advancedReports: 'Báo cáo nâng cao, xuất tệp',
    multimodalAi: 'Phân tích ảnh món ăn',
    bulkExchange: 'Nhập và xuất hàng loạt',
    apiAccess: 'Dùng API',
    prioritySupport: 'Hỗ trợ ưu tiên 24/7',
  },
  month: (price: string) => `${price} / tháng`,
} as const;

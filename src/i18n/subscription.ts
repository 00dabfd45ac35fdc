import { planNames } from './planNames';

/** Texts of the subscription's page. */
export const subscriptionText = {
  title: 'Gói dịch vụ',
  back: 'Về danh sách khách hàng',
  current: 'Gói hiện tại',
  used: (count: number, max: number) =>
    max === 0 ? `${count} khách hàng, không giới hạn` : `${count}/${max} khách hàng`,
  plans: 'Các gói',
  names: planNames,
  clients: (max: number) => `Tối đa ${max} khách hàng`,
  yours: 'Bạn đang dùng',
  later:
    'Chưa thanh toán được trong ứng dụng. Hồ sơ đang có vẫn dùng bình thường, kể cả khi đã đủ số khách hàng của gói.',
} as const;

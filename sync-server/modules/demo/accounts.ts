import type { Config } from '../../config';
import type { PublicConfig } from '../../../src/api/status';
import type { Tier } from '../../../src/domain/accounts/access/tiers';
import type { AdminRole, Role } from '../../../src/domain/accounts/access/roles';

/** Known to everybody on purpose: demo accounts exist in demo mode only. */
export const DEMO_PASSWORD = 'bualanh-demo';

export interface DemoPerson {
  accountId: string;
  workspaceId: string;
  email: string;
  name: string;
  role: Extract<Role, 'expert' | 'admin'>;
  plan: Tier;
  adminRole?: AdminRole;
  profile?: { specialization: string; workplace: string; introduction: string };
}

function person(key: string, name: string, role: DemoPerson['role'], plan: Tier): DemoPerson {
  return {
    accountId: `demo-${key}`,
    workspaceId: `demo-${key}`,
    email: `${key}@demo.bualanh.local`,
    name,
    role,
    plan,
  };
}

export const LAN: DemoPerson = {
  ...person('lan', 'BS. Nguyễn Thị Lan', 'expert', 'pro'),
  profile: {
    specialization: 'Giảm cân, đái tháo đường, tăng huyết áp',
    workplace: 'Phòng dinh dưỡng Sen Việt, TP. Hồ Chí Minh',
    introduction:
      'Mười hai năm ở khoa dinh dưỡng lâm sàng. Tôi giúp người bận rộn giảm cân và giữ huyết áp bằng cơm nhà, không cắt hẳn món nào. Thực đơn nào cũng nấu thử ở bếp nhà trước khi đăng.',
  },
};
export const MINH = person('minh', 'CN. Trần Quang Minh', 'expert', 'free');
export const HA: DemoPerson = {
  ...person('ha', 'ThS. Lê Thu Hà', 'expert', 'business'),
  profile: {
    specialization: 'Thai kỳ, trẻ nhỏ, dị ứng thực phẩm',
    workplace: 'Đà Nẵng',
    introduction:
      'Thạc sĩ dinh dưỡng, chín năm tư vấn cho mẹ và bé. Tôi viết để mỗi con số có nguồn và mỗi lời khuyên nấu được ngay tối nay.',
  },
};

const staff = (adminRole: AdminRole, key: string, name: string): DemoPerson => ({
  ...person(key, name, 'admin', 'free'),
  adminRole,
});
export const ADMIN = staff('owner', 'admin', 'Quản trị viên');
export const BILLING = staff('billing', 'billing', 'Thanh toán: Đặng Hồng Nhung');
const SUPPORT = staff('support', 'support', 'Hỗ trợ: Trần Quốc Bảo');
export const CONTENT = staff('content', 'content', 'Nội dung: Lê Minh Châu');

export const DEMO_PEOPLE: readonly DemoPerson[] = [LAN, HA, MINH, ADMIN, BILLING, SUPPORT, CONTENT];

export const buildApplicant = (key: string): DemoPerson => person(key, '', 'expert', 'free');

const isApplicant = (accountId: string): boolean => accountId.startsWith('demo-ho-so-');

export function isDemoAccount(accountId: string): boolean {
  return isApplicant(accountId) || DEMO_PEOPLE.some((demo) => demo.accountId === accountId);
}

export type DemoMode = Pick<Config, 'demo' | 'ownMachine'>;

/** An administrator with a public password must never be reachable from other machines. */
export function demoPeople({ demo, ownMachine }: DemoMode): readonly DemoPerson[] {
  if (!demo) return [];
  return ownMachine ? DEMO_PEOPLE : DEMO_PEOPLE.filter(({ role }) => role !== 'admin');
}

export function isClosedDemo(accountId: string, mode: DemoMode): boolean {
  const people = demoPeople(mode);
  const isOpen = isApplicant(accountId)
    ? people.includes(ADMIN)
    : people.some((one) => one.accountId === accountId);
  return isDemoAccount(accountId) && !isOpen;
}

export function demoSignIns(mode: DemoMode): PublicConfig['demoAccounts'] {
  return demoPeople(mode).map(({ email, name }) => ({ email, name, password: DEMO_PASSWORD }));
}

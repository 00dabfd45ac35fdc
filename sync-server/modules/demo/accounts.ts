import type { Config } from '../../config';
import type { PublicConfig } from '../../../src/api/status';
import type { Tier } from '../../../src/domain/access/tiers';
import type { AdminRole, Role } from '../../../src/domain/access/roles';

/** Known to everybody on purpose: demo accounts exist in demo mode only. */
export const DEMO_PASSWORD = 'bualanh-demo';

export interface DemoPerson {
  accountId: string;
  workspaceId: string;
  email: string;
  name: string;
  role: Extract<Role, 'expert' | 'admin'>;
  plan: Tier;
  /** Of an administrator. */
  adminRole?: AdminRole;
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

export const LAN = person('lan', 'BS. Nguyễn Thị Lan', 'expert', 'pro');
export const MINH = person('minh', 'CN. Trần Quang Minh', 'expert', 'free');
const staff = (key: string, name: string, adminRole: AdminRole): DemoPerson => ({
  ...person(key, name, 'admin', 'free'),
  adminRole,
});

export const ADMIN = staff('admin', 'Quản trị viên', 'owner');
const STAFF: readonly DemoPerson[] = [
  ADMIN,
  staff('nhung', 'Thanh toán: Đặng Hồng Nhung', 'billing'),
  staff('bao', 'Hỗ trợ: Trần Quốc Bảo', 'support'),
  staff('chau', 'Nội dung: Lê Minh Châu', 'content'),
];

export const DEMO_PEOPLE: readonly DemoPerson[] = [LAN, MINH, ...STAFF];

/** Whether an account is one of those whose password everybody knows. */
export function isDemoAccount(accountId: string): boolean {
  return DEMO_PEOPLE.some((demo) => demo.accountId === accountId);
}

/** Settings that demo mode depends on. */
export type DemoMode = Pick<Config, 'demo' | 'ownMachine'>;

/** The demo accounts of a gateway: an administrator whose password everybody knows never has a public address. */
export function demoPeople({ demo, ownMachine }: DemoMode): readonly DemoPerson[] {
  if (!demo) return [];
  return ownMachine ? DEMO_PEOPLE : DEMO_PEOPLE.filter(({ role }) => role !== 'admin');
}

/** Whether an account is a demo account that this gateway does not have: demo mode may have been on before. */
export function isClosedDemo(accountId: string, mode: DemoMode): boolean {
  const isOpen = demoPeople(mode).some((person) => person.accountId === accountId);
  return isDemoAccount(accountId) && !isOpen;
}

/** Demo accounts that the sign-in page offers. */
export function demoSignIns(mode: DemoMode): PublicConfig['demoAccounts'] {
  return demoPeople(mode).map(({ email, name }) => ({ email, name, password: DEMO_PASSWORD }));
}

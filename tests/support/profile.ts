import type { AccountProfile } from '../../src/domain/accounts/account';
import { newId } from '../../src/platform/ids';

export function profile(change: Partial<AccountProfile> = {}): AccountProfile {
  return {
    accountId: newId(),
    workspaceId: newId(),
    email: 'lan@demo.bualanh.local',
    name: 'Lan',
    role: 'expert',
    status: 'approved',
    plan: 'pro',
    maxClients: 50,
    ...change,
  };
}

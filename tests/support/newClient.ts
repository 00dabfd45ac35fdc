import type { Client } from '../../src/domain/records/clients';
import { newId } from '../../src/platform/ids';

export const CLIENT = {
  goals: [],
  medicalConditions: [],
  allergies: [],
  status: 'active',
  source: 'Khác',
  clientType: 'managed',
  assignedMenus: [],
} satisfies Partial<Client>;

const AT = '2026-11-01T01:00:00.000Z';

export function clientWith(change: Partial<Client> = {}): Client {
  return {
    id: newId(),
    workspaceId: 'w',
    expertId: 'e',
    createdAt: AT,
    updatedAt: AT,
    clientName: 'Trần Thị Mai',
    ...CLIENT,
    ...change,
  };
}

import type { Client } from '../../src/domain/records/clients';
import type { Consultation } from '../../src/domain/records/consultations';
import { clientWith } from '../../tests/support/newClient';

interface Owner {
  accountId: string;
  workspaceId: string;
}

const FAMILY = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Phan', 'Vũ', 'Đặng', 'Bùi', 'Đỗ'];
const MIDDLE = ['Thị', 'Văn', 'Ngọc', 'Minh', 'Thanh', 'Hữu', 'Kim', 'Quốc'];
const GIVEN = ['An', 'Bình', 'Chi', 'Dung', 'Giang', 'Hà', 'Khánh', 'Lan', 'Mai', 'Nam', 'Phúc'];
const TARGET_BYTES = 1000;

const pick = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new RangeError('an empty list');
  return value;
};

function filler(document: object): string {
  const room = TARGET_BYTES - Buffer.byteLength(JSON.stringify(document));
  return 'An sang day du, uong du nuoc, giam muoi va duong. '
    .repeat(30)
    .slice(0, Math.max(0, room));
}

const base = ({ accountId, workspaceId }: Owner, id: string) => ({
  id,
  workspaceId,
  expertId: accountId,
  createdAt: '2026-03-01T02:00:00.000Z',
  updatedAt: '2026-03-01T02:00:00.000Z',
});

export const clientId = (index: number): string => `bench-client-${index}`;

export function clients(owner: Owner, count: number): Client[] {
  return Array.from({ length: count }, (_, index) => {
    const name = [pick(FAMILY, index), pick(MIDDLE, index >> 1), pick(GIVEN, index * 3 + 1)];
    const client = clientWith({
      ...base(owner, clientId(index)),
      clientName: `${name.join(' ')} ${index + 1}`,
      birthYear: 1950 + (index % 55),
      gender: index % 2 === 0 ? 'female' : 'male',
      height: 150 + (index % 30),
      weight: 45 + (index % 45),
      goals: ['Giảm cân'],
      medicalConditions: index % 3 === 0 ? ['Tăng huyết áp'] : [],
      allergies: index % 5 === 0 ? ['Tôm'] : [],
      activityLevel: 'lightly_active',
    });
    return { ...client, dietaryRestrictions: filler(client) };
  });
}

export function consultations(
  owner: Owner,
  counts: { clients: number; consultations: number },
): Consultation[] {
  return Array.from({ length: counts.consultations }, (_, index) => {
    const visit: Consultation = {
      ...base(owner, `bench-visit-${index}`),
      clientId: clientId(index % counts.clients),
      visitDate: `2026-${String((index % 12) + 1).padStart(2, '0')}-10`,
      weight: 45 + (index % 45),
      notes: '',
    };
    return { ...visit, notes: filler(visit) };
  });
}

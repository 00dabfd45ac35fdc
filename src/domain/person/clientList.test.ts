import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import {
  clientAllowance,
  clientRows,
  consultationHistory,
  countClients,
  DEFAULT_CLIENT_SORT,
  filterClients,
  nextSort,
  NO_CLIENT_FILTER,
  sortClients,
  weightTrend,
  type ClientRow,
} from './clientList';
import type { Notice } from '../records/notices';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T01:00:00.000Z`;

function client(id: string, more: Partial<Client> = {}): Client {
  return clientWith({ id, createdAt: at(1), updatedAt: at(1), clientName: id, ...more });
}

function visit(
  id: string,
  clientId: string,
  visitDate: string,
  weight?: number,
  createdAt = at(1),
): Consultation {
  const base = { id, workspaceId: 'w', expertId: 'e', createdAt, updatedAt: createdAt };
  return { ...base, clientId, visitDate, ...(weight === undefined ? {} : { weight }) };
}

const ids = (rows: ClientRow[]) => rows.map((row) => row.client.id);
const buildRows = (...clients: Client[]) => clientRows(clients, []);

describe('E04 history and weight trend', () => {
  it('E04 lists visits newest first, a later entry of the same day above', () => {
    const history = consultationHistory(
      [
        visit('a', 'mai', '2026-10-01', 68),
        visit('b', 'mai', '2026-11-01', 66.2, at(2)),
        visit('c', 'mai', '2026-11-01', undefined, at(3)),
        visit('x', 'hung', '2026-11-09', 80),
      ],
      'mai',
    );
    expect(history.map((entry) => entry.consultation.id)).toEqual(['c', 'b', 'a']);
  });

  it('E04 measures a change against the last visit that took weight, without binary dust', () => {
    const history = consultationHistory(
      [
        visit('a', 'mai', '2026-09-01', 67.6),
        visit('b', 'mai', '2026-10-01'),
        visit('c', 'mai', '2026-11-01', 66.2),
      ],
      'mai',
    );
    // 66.2 − 67.6 is −1.3999999999999915 in binary.
    expect(history.map((entry) => entry.weightChange)).toEqual([-1.4, undefined, undefined]);
  });

  it.each([
    ['the record says what the newest visit says', 66.2, [66.2, 67.6], 66.2, -1.4],
    ['the record was edited after the newest visit', 65, [66.2, 67.6], 65, -1.2],
    ['the record has no weight', undefined, [66.2, 67.6], 66.2, -1.4],
    ['there is one visit only', 66.2, [66.2], 66.2, undefined],
    ['nobody was weighed', undefined, [undefined], undefined, undefined],
    ['nothing changed', 66.2, [66.2, 66.2], 66.2, 0],
    ['72,44 and 71,86 are shown as 72,4 and 71,9', undefined, [71.86, 72.44], 71.86, -0.5],
    ['both are shown as 66,2', undefined, [66.24, 66.16], 66.24, 0],
    ['66,16 was noted as 66,2', 66.2, [66.16, 67.6], 66.2, -1.4],
  ])('E02 the present weight when %s', (_, record, weights, weight, weightChange) => {
    const visits = weights.map((value, index) =>
      visit(String(index), 'mai', `2026-11-0${9 - index}`, value),
    );
    const trend = weightTrend({ weight: record }, visits);
    expect([trend.weight, trend.weightChange]).toEqual([weight, weightChange]);
  });

  it('E02 joins each client with the own visits only', () => {
    const [mai, hung, none] = clientRows(
      [client('mai', { weight: 60 }), client('hung'), client('none')],
      [visit('a', 'mai', '2026-10-01', 61), visit('b', 'hung', '2026-11-02', 80)],
    );
    expect(mai).toMatchObject({ lastConsultationDate: '2026-10-01', weightChange: -1 });
    expect(hung).toMatchObject({ lastConsultationDate: '2026-11-02', weight: 80 });
    expect(none).toEqual({ client: client('none') });
  });
});

describe('E02 sorting', () => {
  const rows = clientRows(
    [
      client('an', { clientName: 'An' }),
      client('oanh', { clientName: 'Oanh', createdAt: at(5) }),
      client('dao', { clientName: 'Đào' }),
      client('dung', { clientName: 'Dung' }),
      client('anh', { clientName: 'Ánh', createdAt: at(9) }),
    ],
    [
      visit('1', 'an', '2026-10-01'),
      visit('2', 'dao', '2026-11-18'),
      visit('3', 'dung', '2026-09-30'),
    ],
  );

  it('E02 stands by last consultation, newest first, those never seen behind every visit', () => {
    expect(ids(sortClients(rows, DEFAULT_CLIENT_SORT))).toEqual([
      'dao',
      'an',
      'dung',
      'anh',
      'oanh',
    ]);
    expect(ids(sortClients(rows, { ...DEFAULT_CLIENT_SORT, direction: 'ascending' }))).toEqual([
      'anh',
      'oanh',
      'dung',
      'an',
      'dao',
    ]);
  });

  it('E02 sorts names as Vietnamese does: D before Đ', () => {
    expect(ids(sortClients(rows, { key: 'name', direction: 'ascending' }))).toEqual([
      'an',
      'anh',
      'dung',
      'dao',
      'oanh',
    ]);
  });

  it('E02 a second press on a header turns the order round', () => {
    const first = nextSort(DEFAULT_CLIENT_SORT, 'name');
    expect(first).toEqual({ key: 'name', direction: 'ascending' });
    expect(nextSort(first, 'name').direction).toBe('descending');
    expect(nextSort(first, 'lastConsultationDate')).toEqual(DEFAULT_CLIENT_SORT);
  });
});

describe('E02 search and filters', () => {
  const mai = client('mai', {
    clientName: 'Trần Thị Mai',
    phone: '0903 123 456',
    email: 'mai.tran@example.com',
    medicalConditions: ['Đái tháo đường típ 2'],
    goals: ['Giảm cân'],
    source: 'Metropole',
  });
  const quoc = client('quoc', {
    clientName: 'Phạm Quốc',
    goals: ['Giảm muối'],
    allergies: ['Tôm'],
  });
  const mai2 = client('mai2', { clientName: 'Lê Mái', status: 'inactive', source: 'BVND115' });
  const rows = buildRows(mai, mai2, quoc);
  const find = (query: string) => ids(filterClients(rows, { ...NO_CLIENT_FILTER, query }));

  const pick = (status: 'active' | 'inactive' | 'all', source: 'Metropole' | 'all') =>
    ids(filterClients(rows, { query: '', status, source }));

  it.each([
    ['tran thi', ['mai']],
    ['THÁO ĐƯỜNG', ['mai']],
    ['dai thao duong', ['mai']],
    ['giam', ['mai', 'quoc']],
    ['mai tran', ['mai']],
    ['example.com', ['mai']],
    ['0903123', ['mai']],
    ['123 456', ['mai']],
    ['  ', ['mai', 'mai2', 'quoc']],
    ['không có ai', []],
  ])('E02 finds "%s"', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('E02 puts the accents as typed first and still shows the others', () => {
    expect(find('mái')).toEqual(['mai2', 'mai']);
    expect(find('Mai'.normalize('NFD'))).toEqual(['mai', 'mai2']);
  });

  it('E02 filters by status and by source together', () => {
    expect(pick('active', 'all')).toEqual(['mai', 'quoc']);
    expect(pick('all', 'Metropole')).toEqual(['mai']);
    expect(pick('inactive', 'Metropole')).toEqual([]);
  });

  it('E02 counts over everybody', () => {
    expect(countClients([mai, quoc, mai2])).toEqual({
      status: { active: 2, inactive: 1 },
      source: { Metropole: 1, BVND115: 1, Khác: 1 },
    });
  });
});

const notice = (day: number, maxClients: number): Notice => ({
  id: `n${day}`,
  createdAt: at(day),
  updatedAt: at(day),
  kind: 'account',
  account: { status: 'approved', plan: 'pro', maxClients },
});

describe('E02 plan limit', () => {
  const account = { plan: 'free', maxClients: 5 } as const;

  it.each([
    [3, 'free'],
    [4, 'near'],
    [5, 'reached'],
    [6, 'reached'],
  ])('E02 with 5 allowed, %i clients are %s', (count, level) => {
    expect(clientAllowance(account, [], count).level).toBe(level);
  });

  it('E02 0 means unlimited', () => {
    expect(clientAllowance({ plan: 'business', maxClients: 0 }, [], 5000).level).toBe('free');
  });

  it('E02 the newest notice of the account stands, and other notices say nothing', () => {
    const receipt: Notice = { id: 'r', createdAt: at(9), updatedAt: at(9), kind: 'receipt' };
    const allowance = clientAllowance(account, [notice(3, 7), notice(2, 9), receipt], 6);
    expect(allowance).toEqual({ plan: 'pro', maxClients: 7, level: 'near' });
  });
});

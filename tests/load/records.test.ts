import { describe, expect, it } from 'vitest';
import { getMaxClients } from '../../src/domain/accounts/access/entitlements';
import { TWO_WAY } from '../../src/domain/records';
import { workspaceDocuments } from './records';

describe('load: documents', () => {
  const author = { workspaceId: 'w', expertId: 'e' };
  const all = workspaceDocuments(author, 500, '2026-01-05T08:00:00.000Z');

  it('are valid, each under an id of its own', () => {
    for (const { collection, body } of all)
      expect(TWO_WAY[collection].safeParse(body).error, `${collection} ${body.id}`).toBeUndefined();
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(500);
  });

  it('have the size of a working practice and leave room under its plan', () => {
    const bytes = all.map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
    const average = bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
    expect(average).toBeGreaterThan(1000);
    expect(average).toBeLessThan(3000);
    const clients = all.filter(({ collection }) => collection === 'clients').length;
    expect(clients).toBeLessThan(getMaxClients('business') / 2);
  });
});

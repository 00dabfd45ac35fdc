import type { Plan } from '../../src/domain/records/plans';
import { printedMenu } from '../../src/domain/printable/fixtures';
import { workspaceDatabase, type Couch } from '../../sync-server/couch/client';
import { whileConflicts } from '../../sync-server/store/documents';
import { clientWith } from './newClient';
import { envelope } from '../../sync-server/store/envelope';

export type WeekPart = 'client' | 'menu' | 'plan';

export async function sendWeek(
  couch: Couch,
  expertId: string,
  id: string,
  parts: readonly WeekPart[] = ['client', 'menu', 'plan'],
): Promise<void> {
  const workspaceId = `w-${expertId}`;
  const practice = couch.database(workspaceDatabase(workspaceId));
  await practice.ensure();
  const client = clientWith({ id, workspaceId, expertId, allergies: ['Tôm, tép'] });
  const menu = { ...printedMenu(), id: `menu-${id}`, workspaceId, clientId: id };
  const at = client.createdAt;
  const plan: Plan = {
    id: `plan-${id}`,
    workspaceId,
    expertId,
    createdAt: at,
    updatedAt: at,
    name: 'Tuần của Hạnh',
    clientId: id,
    dailyPlans: [{ lineId: 'd1', order: 1, day: '', snacks: [], menuId: menu.id }],
    given: { date: '2026-11-27' },
  };
  const documents = {
    client: [`clients:${id}`, client],
    menu: [`menus:${menu.id}`, menu],
    plan: [`plans:${plan.id}`, plan],
  } as const;
  for (const part of parts) {
    const [key, body] = documents[part];
    await whileConflicts(async () => {
      const present = await practice.get(key);
      const stored = envelope(key, body, expertId, new Date());
      return practice.put(present ? { ...stored, _rev: present._rev } : stored);
    });
  }
}

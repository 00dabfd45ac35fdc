import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import type { Menu } from '../../domain/records/menus';
import type { Plan } from '../../domain/records/plans';
import { menusOfDays } from '../../domain/menus/planning';
import { localDate, nowInstant } from '../../platform/clock';

export type GivingData = {
  menus: Pick<LocalData['menus'], 'get' | 'update'>;
  plans: Pick<LocalData['plans'], 'update'>;
};

interface Giving {
  plan: Plan;
  client: Pick<Client, 'id'>;
  allergyReason: string;
  orderId?: string | undefined;
}

const isOwnDraft = (menu: Menu, clientId: string): boolean =>
  menu.kind === 'personal' && menu.clientId === clientId && menu.status === 'draft';

async function giveDays({ plan, client }: Giving, data: GivingData): Promise<void> {
  for (const id of menusOfDays(plan.dailyPlans)) {
    const menu = await data.menus.get(id);
    if (menu && isOwnDraft(menu, client.id))
      await data.menus.update(id, (now) => ({ ...now, status: 'published' }));
  }
}

/**
 * Days made for this client stop being drafts.
 * @throws StorageFull, InvalidDocument; the plan is not given then
 */
export async function givePlan(giving: Giving, data: GivingData): Promise<Plan> {
  const { plan, client, allergyReason, orderId } = giving;
  await giveDays(giving, data);
  return data.plans.update(plan.id, (now) => {
    const before = now.clientId === client.id ? now.given?.delivers : undefined;
    const delivers = orderId === undefined ? before : { orderId, at: nowInstant() };
    return {
      ...now,
      clientId: client.id,
      given: {
        date: localDate(),
        ...(allergyReason === '' ? {} : { allergyReason }),
        ...(delivers ? { delivers } : {}),
      },
    };
  });
}

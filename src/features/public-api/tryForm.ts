import type { ApiCollection } from '../../domain/publicHouse/publicApi/keys';
import type { TriedCall } from '../../gateway/tryApi';
import { publicApiText } from '../../i18n/publicApi';

const texts = publicApiText.test;

export const TRY_ACTS = ['list', 'read', 'create', 'update', 'delete'] as const;
export type TryAct = (typeof TRY_ACTS)[number];
export const namesId = (act: TryAct): boolean => act !== 'list' && act !== 'create';
export const namesRevision = (act: TryAct): boolean => act === 'update' || act === 'delete';

export interface TryForm {
  collection: ApiCollection;
  act: TryAct;
  id: string;
  revision: string;
  /** JSON. */
  body: string;
}

const json = (value: object): string => JSON.stringify(value, null, 2);

export const EXAMPLES: Readonly<Record<ApiCollection, string>> = {
  clients: json({ clientName: 'Nguyễn Thu Hà', phone: '0909000000' }),
  consultations: json({ clientId: '', visitDate: '2026-11-27', weight: 60.5 }),
  menus: json({ name: 'Thực đơn thử' }),
  recipes: json({ title: 'Canh chua cá', servings: 4 }),
  foods: json({
    kind: 'food',
    name: 'Gạo lứt',
    category: 'Ngũ cốc',
    basis: { amount: 100, unit: 'g' },
    nutrients: { calories: 350 },
    servingSize: 100,
    unit: 'g',
  }),
};

function parseBody({ body }: TryForm): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export function findProblem(form: TryForm): string | undefined {
  const { act, id } = form;
  if (namesId(act) && id.trim() === '') return texts.needId;
  if ((act === 'create' || act === 'update') && !parseBody(form)) return texts.badJson;
  return undefined;
}

export function buildCall(form: TryForm, name: string): TriedCall {
  const { collection, act } = form;
  const [id, revision, body] = [form.id.trim(), form.revision.trim(), parseBody(form) ?? {}];
  if (act === 'read') return { act, collection, id };
  if (act === 'create') return { act, collection, body, name };
  if (act === 'update') return { act, collection, id, revision, body };
  if (act === 'delete') return { act, collection, id, revision };
  return { act, collection };
}

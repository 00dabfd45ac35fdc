import { CONDITION_NAMES } from '../../clinical/types';
import { toCalendarMonth } from '../../person/body';
import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import type { Menu } from '../../records/menus';
import { matchGoalKind } from '../../targets/client';
import { dietOfCode } from '../../targets/hospitalDiets/diets';
import { menuPurpose, type ClientNeeds } from '../../targets/menuPurpose';
import { stageReasons, stagesOfClient, type MenuStage } from '../../targets/menuStages';
import { buildPerson } from '../../targets/person';
import { isVegetarian } from '../fitFoods';

/** The code and illnesses for which a menu or a plan was made. */
export type MadeMenu = Pick<Menu, 'name'> & Partial<Pick<Menu, 'tags' | 'hospitalDiet'>>;

const STAGE_NAMES: Readonly<Record<MenuStage, string>> = {
  pregnancy: 'người mang thai',
  nursing: 'người cho con bú',
  infant: 'trẻ dưới 2 tuổi',
  child: 'trẻ em',
  oldAge: 'người cao tuổi',
  surgery: 'người mới phẫu thuật',
};

const MAX_NAMED = 3;

function codeText(code: string, own: string | undefined): string {
  const name = dietOfCode(code)?.name;
  const made = name === undefined ? code : `${code} (${name})`;
  const record = own === undefined ? 'chưa có mã ăn nào' : `ghi mã ${own}`;
  return `Làm theo mã ăn ${made}; hồ sơ ${record}.`;
}

function needsOf(client: Client, newestFirst: readonly Consultation[], today: string): ClientNeeds {
  const { facts } = buildPerson(client, toCalendarMonth(today), newestFirst);
  const conditions = new Set<string>(facts.conditions.keys());
  return {
    stages: stagesOfClient(client, facts.age, conditions),
    conditions,
    goal: matchGoalKind(client.goals),
    vegetarian: isVegetarian(client),
    age: facts.age,
    diet: client.hospitalDiet?.code,
  };
}

function textsFor({ name, tags = [], hospitalDiet }: MadeMenu, needs: ClientNeeds): string[] {
  const menu = { name, tags, ...(hospitalDiet ? { hospitalDiet } : {}) };
  const purpose = menuPurpose(menu, needs).reasons.flatMap((reason) => {
    if (reason.kind === 'otherDiet') return [codeText(reason.code, needs.diet)];
    if (reason.kind !== 'foreignCondition') return [];
    const names = reason.conditions.map((id) => CONDITION_NAMES[id]).join('; ');
    return [`Làm cho người có: ${names}; hồ sơ không ghi.`];
  });
  // Food for old age is soft and small, and harms nobody.
  const stages = stageReasons(menu, needs.stages).flatMap((reason) =>
    reason.kind === 'stage' && reason.menu !== 'oldAge'
      ? [`Làm cho ${STAGE_NAMES[reason.menu]}; hồ sơ không ghi.`]
      : [],
  );
  return [...purpose, ...stages];
}

function listNames(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMED).map((name) => `“${name}”`);
  const rest = names.length - first.length;
  return `${first.join(', ')}${rest > 0 ? ` và ${rest} thực đơn nữa` : ''}`;
}

/**
 * Menus that say for which hospital code, illness or stage of life they were made, where the client's record says another or
 * none: each reason once, with the names of the menus.
 * @param today `YYYY-MM-DD`
 */
export function madeForOthers(
  made: readonly MadeMenu[],
  client: Client,
  newestFirst: readonly Consultation[],
  today: string,
): string[] {
  const needs = needsOf(client, newestFirst, today);
  const menusByText = new Map<string, Set<string>>();
  for (const menu of made)
    for (const text of textsFor(menu, needs))
      menusByText.set(text, (menusByText.get(text) ?? new Set()).add(menu.name.trim()));
  return [...menusByText].map(([text, names]) => `${listNames([...names])}: ${text}`);
}

import { getMaxClients } from '../../../src/domain/accounts/access/entitlements';
import type { AssignedMenu, Client } from '../../../src/domain/records/clients';
import type { Consultation } from '../../../src/domain/records/consultations';
import type { CollectionName, CollectionDocument } from '../../../src/domain/records';
import { dateInVietnam } from '../../../src/domain/text/days';
import { SUMMARY_KEYS, wholeFigure } from '../../../src/domain/nutrition/summary';
import type { Notice } from '../../../src/domain/records/notices';
import type { Recipe } from '../../../src/domain/records/recipes';
import type { OwnFood } from '../../../src/domain/food/ownFoods';
import type { Menu } from '../../../src/domain/records/menus';
import type { DemoPerson } from './accounts';
import { buildArticle } from './articles';
import { createBase, buildFood, buildMenu, buildRecipe, collectFoods, type Pantry } from './build';
import {
  readPractice,
  type ClientPlan,
  type DemoPractice,
  type MenuPlan,
  type PersonalPlan,
  type VisitPlan,
} from './practices';

export type DemoDocument = {
  [N in CollectionName]: { collection: N; document: CollectionDocument<N> };
}[CollectionName];

const DAY = 86_400_000;
const PRACTICE_AGE = 220;

export class Calendar {
  constructor(private readonly now: Date) {}

  date(daysAgo: number): string {
    return dateInVietnam(new Date(this.now.getTime() - daysAgo * DAY));
  }

  instant(daysAgo: number): string {
    const morning = Date.parse(`${this.date(daysAgo)}T01:30:00.000Z`);
    return new Date(Math.min(morning, this.now.getTime())).toISOString();
  }
}

const clientKey = (key: string): string => `client-${key}`;

function buildVisit(
  person: DemoPerson,
  client: ClientPlan,
  plan: VisitPlan,
  index: number,
  calendar: Calendar,
): Consultation {
  const at = calendar.instant(plan.daysAgo);
  return {
    ...createBase(person, `visit-${client.key}-${index + 1}`, at),
    clientId: createBase(person, clientKey(client.key), at).id,
    visitDate: calendar.date(plan.daysAgo),
    goal: client.goal,
    weight: plan.weight,
    ...(client.targetWeight === undefined ? {} : { targetWeight: client.targetWeight }),
    ...(plan.target
      ? { targetNutrition: { calories: plan.target[0], protein: plan.target[1] } }
      : {}),
    notes: plan.notes,
    ...(client.measures?.[index] ? { measures: client.measures[index] } : {}),
  };
}

export function assignment(
  menu: Menu,
  { target, goal, at }: { target: number; goal: AssignedMenu['goal']; at: string },
): AssignedMenu {
  return {
    menuId: menu.id,
    assignedDate: at,
    status: 'active',
    goal,
    targetNutrition: { calories: target },
    currentNutrition: Object.fromEntries(
      SUMMARY_KEYS.flatMap((key) => {
        const known = wholeFigure(menu, key);
        return known === undefined ? [] : [[key, known]];
      }),
    ),
  };
}

function buildClient(
  person: DemoPerson,
  plan: ClientPlan,
  assigned: AssignedMenu[],
  calendar: Calendar,
): Client {
  const first = plan.visits[0];
  const last = plan.visits.at(-1);
  const current = assigned.at(-1)?.menuId;
  return {
    ...createBase(person, clientKey(plan.key), calendar.instant(first?.daysAgo ?? 0)),
    updatedAt: calendar.instant(last?.daysAgo ?? 0),
    clientName: plan.name,
    phone: plan.phone,
    ...(plan.email === undefined ? {} : { email: plan.email }),
    birthYear: plan.birthYear,
    gender: plan.gender,
    height: plan.height,
    ...(last ? { weight: last.weight } : {}),
    ...(plan.targetWeight === undefined ? {} : { targetWeight: plan.targetWeight }),
    goals: [...plan.goals],
    medicalConditions: [...(plan.conditions ?? [])],
    allergies: [...(plan.allergies ?? [])],
    ...(plan.restrictions === undefined ? {} : { dietaryRestrictions: plan.restrictions }),
    activityLevel: plan.activity,
    ...(plan.workout === undefined ? {} : { workoutFrequency: plan.workout }),
    status: plan.status ?? 'active',
    source: plan.source,
    clientType: 'managed',
    assignedMenus: assigned,
    ...(current === undefined ? {} : { currentMenuId: current }),
  };
}

function buildPersonal(
  person: DemoPerson,
  pantry: Pantry,
  practice: DemoPractice,
  plan: PersonalPlan,
  at: string,
): Menu {
  const master = practice.masters.find((candidate) => candidate.key === plan.master);
  if (!master) throw new RangeError(`There is no demo master ${plan.master}.`);
  const { name, description, target, notes, client, swap } = plan;
  const menu: MenuPlan = {
    ...master,
    name,
    description,
    target,
    key: `${client}-${master.key}`,
    meals: { ...master.meals, ...swap },
  };
  return buildMenu(person, pantry, menu, at, {
    clientId: createBase(person, clientKey(client), at).id,
    masterMenuId: createBase(person, `menu-${master.key}`, at).id,
    notes,
  });
}

export const beganAt = (calendar: Calendar): string => calendar.instant(PRACTICE_AGE);

export function stock(person: DemoPerson, practice: DemoPractice, at: string) {
  const own = new Map<string, OwnFood>(
    practice.foods.map((plan) => [plan.key, buildFood(person, plan, at)]),
  );
  const foods = collectFoods(own);
  const recipes = new Map<string, Recipe>(
    practice.recipes.map((plan) => [
      plan.key,
      buildRecipe(person, { foods, recipes: new Map() }, plan, at),
    ]),
  );
  return { own, pantry: { foods, recipes } };
}

function accountNotice(person: DemoPerson, at: string): Notice {
  return {
    id: `account-${person.accountId}`,
    createdAt: at,
    updatedAt: at,
    kind: 'account',
    account: {
      status: 'approved',
      plan: person.plan,
      maxClients: getMaxClients(person.plan),
    },
  };
}

function clientDocuments(
  person: DemoPerson,
  practice: DemoPractice,
  pantry: Pantry,
  calendar: Calendar,
): DemoDocument[] {
  const documents: DemoDocument[] = [];
  for (const client of practice.clients) {
    const assigned: AssignedMenu[] = [];
    for (const plan of practice.personal.filter((personal) => personal.client === client.key)) {
      const at = calendar.instant(plan.daysAgo);
      const menu = buildPersonal(person, pantry, practice, plan, at);
      documents.push({ collection: 'menus', document: menu });
      assigned.push(assignment(menu, { target: plan.target, goal: client.goal, at }));
    }
    const document = buildClient(person, client, assigned, calendar);
    documents.push({ collection: 'clients', document });
    client.visits.forEach((visit, index) =>
      documents.push({
        collection: 'consultations',
        document: buildVisit(person, client, visit, index, calendar),
      }),
    );
  }
  return documents;
}

export function demoDocuments(person: DemoPerson, now: Date): DemoDocument[] {
  const calendar = new Calendar(now);
  const practice = readPractice(person);
  const began = beganAt(calendar);
  const { own, pantry } = stock(person, practice, began);
  const documents: DemoDocument[] = [
    { collection: 'notices', document: accountNotice(person, began) },
  ];
  for (const document of own.values()) documents.push({ collection: 'foods', document });
  const changed = ({ daysAgo }: { daysAgo?: number | undefined }): { updatedAt: string } => ({
    updatedAt: daysAgo === undefined ? began : calendar.instant(daysAgo),
  });
  for (const plan of practice.recipes) {
    const document = pantry.recipes.get(plan.key);
    if (document)
      documents.push({ collection: 'recipes', document: { ...document, ...changed(plan) } });
  }
  for (const plan of practice.masters) {
    const document = { ...buildMenu(person, pantry, plan, began), ...changed(plan) };
    documents.push({ collection: 'menus', document });
  }
  for (const plan of practice.articles)
    documents.push({
      collection: 'articles',
      document: buildArticle(person, plan, calendar.instant(plan.daysAgo)),
    });
  return [...documents, ...clientDocuments(person, practice, pantry, calendar)];
}

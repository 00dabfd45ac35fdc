import { describe, expect, it } from 'vitest';
import type { Client } from '../../../domain/records/clients';
import type { Menu } from '../../../domain/records/menus';
import type { MenuListing } from '../../../domain/menus/menuListing';
import { emptyMeals, type MenuItem } from '../../../domain/food/storedLines';
import { dayTargets } from '../../../domain/targets/dayTargets';
import {
  draftsFor,
  giveableMenus,
  knownNutrition,
  newClientMenu,
  findProblems,
  readClientMenu,
  says,
  withMenuLines,
} from './clientMenu';

const NOVEMBER = { year: 2026, month: 11 };

const draft = newClientMenu('m1', 'c1', '2026-11-22');
const client = { id: 'c1', clientName: 'Mai' } as Client;

const line = (lineId: string, nutrients: MenuItem['snapshot']['nutrients']): MenuItem => ({
  lineId,
  type: 'food',
  itemId: 'f1',
  name: 'Cơm',
  quantity: 200,
  unit: 'g',
  unitAmount: 1,
  order: 1,
  snapshot: { basis: { amount: 100, unit: 'g' }, nutrients, sourceVersion: '' },
});
const withLines = (...items: MenuItem[]) => ({ ...emptyMeals(), lunch: { items } });

const menu = (id: string, more: Partial<MenuListing>) => {
  const listing = { id, kind: 'master', status: 'published', createdAt: `2026-01-0${id}`, ...more };
  return listing as MenuListing;
};

describe('E05 the page that gives a client a menu', () => {
  it('is for today where no other day is typed', () => {
    expect(draft.targetDate).toBe('2026-11-22');
  });

  it('wants a name and a client; of an existing menu, the menu', () => {
    expect(findProblems(draft, undefined, undefined)).toEqual({ name: true, client: true });
    const named = { ...draft, value: { ...draft.value, name: '  Tuần 1 ' } };
    expect(findProblems(named, client, undefined)).toEqual({});
    expect(findProblems({ ...named, targetDate: '' }, client, undefined)).toEqual({ date: true });
    expect(findProblems({ ...draft, mode: 'existing' }, client, undefined)).toEqual({ menu: true });
    expect(findProblems({ ...draft, mode: 'existing' }, client, {} as Menu)).toEqual({});
    const blank = { ...draft, value: { ...draft.value, name: '   ' } };
    expect(findProblems(blank, client, undefined)).toEqual({ name: true });
  });

  it('reads a draft field by field', () => {
    const stored = { mode: 'existing', goal: 'to the moon', notes: 'Ghi', targetDate: 7 };
    expect(readClientMenu(stored, draft)).toEqual({ ...draft, mode: 'existing', notes: 'Ghi' });
    expect(readClientMenu('x', draft)).toBe(draft);
  });

  it('offers published menus, newest first, and never what was made for somebody else', () => {
    const menus = [
      menu('1', {}),
      menu('2', { status: 'draft' }),
      menu('3', { kind: 'personal', clientId: 'c1' }),
      menu('4', { kind: 'personal', clientId: 'c2' }),
      menu('5', {}),
    ];
    expect(giveableMenus(menus, 'c1').map(({ id }) => id)).toEqual(['5', '3', '1']);
  });

  it('names the drafts made for the client apart: they are not given as they are', () => {
    const menus = [
      menu('1', { status: 'draft' }),
      menu('2', { kind: 'personal', clientId: 'c1', status: 'draft' }),
      menu('3', { kind: 'personal', clientId: 'c1' }),
      menu('4', { kind: 'personal', clientId: 'c2', status: 'draft' }),
      menu('5', { kind: 'personal', clientId: 'c1', status: 'draft' }),
      menu('6', { kind: 'personal', clientId: 'c1', status: 'archived' }),
    ];
    expect(draftsFor(menus, 'c1').map(({ id }) => id)).toEqual(['5', '2']);
    expect(giveableMenus(menus, 'c1').map(({ id }) => id)).toEqual(['3']);
  });

  it('copies lines with ids of their own behind what is there; a name only into an empty form', () => {
    let made = 0;
    const newId = () => `new-${(made += 1)}`;
    const sample = { name: 'Mẫu', description: 'Nhẹ bụng', meals: withLines(line('a', {})) };
    const filled = withMenuLines(draft.value, sample, 'Mai', newId);
    expect(filled.name).toBe('Mẫu – Mai');
    expect(filled.description).toBe('Nhẹ bụng');
    const twice = withMenuLines({ ...filled, name: 'Của tôi' }, sample, 'Mai', newId);
    expect(twice.name).toBe('Của tôi');
    expect(twice.meals.lunch.items.map(({ lineId }) => lineId)).toEqual(['new-1', 'new-2']);
  });

  it('keeps only what is certain of a day', () => {
    const meals = withLines(line('a', { calories: 130, fiber: 1 }), line('b', { calories: 100 }));
    expect(knownNutrition(meals).calories).toBe(460);
    expect(knownNutrition(meals)).not.toHaveProperty('fiber');
  });

  it('searches without accents, every word', () => {
    expect(says('Phở gà Hà Nội', 'ga pho')).toBe(true);
    expect(says('Phở gà', 'pho bo')).toBe(false);
    expect(says('Phở gà', ' ')).toBe(true);
  });

  it('counts targets by its own formula where none was chosen, with the goal of the menu', () => {
    const person = {
      weight: 70,
      height: 170,
      birthYear: 1986,
      gender: 'male',
      goals: [],
      medicalConditions: [],
      assignedMenus: [],
    } as const;
    const plainClient = { ...person, goals: [], medicalConditions: [], assignedMenus: [] };
    // Mifflin: 700 + 1062.5 − 200 + 5 = 1567.5; × 1.2 = 1881; less 500, and not below the 1,500 of men: the same on every screen.
    const choices = { strategy: 'clientMenu', goal: 'weight_loss' } as const;
    const { targets, estimate } = dayTargets(plainClient, [], NOVEMBER, choices);
    // Of fibre the table of 2016 asks for more than the 22 g of the formula: a reference is a floor.
    expect(targets).toMatchObject({ calories: 1500, protein: 113, fat: 50, carbs: 150, fiber: 38 });
    expect(estimate?.energy).toMatchObject({
      by: 'formula',
      strategy: 'wizard',
      loss: { floor: 1500 },
    });
    const chosen = dayTargets({ ...plainClient, energyStrategy: 'wizard' }, [], NOVEMBER, choices);
    expect(chosen.targets?.calories).toBe(1881);
    const mother = {
      ...plainClient,
      gender: 'female' as const,
      medicalConditions: ['Thai kỳ 3 tháng cuối'],
    };
    expect(dayTargets(mother, [], NOVEMBER, choices).sources.calories?.from).not.toBe('estimate');
  });
});

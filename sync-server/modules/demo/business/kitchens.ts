import type { Pantry } from '../build';
import type { DemoPerson } from '../accounts';
import { readPractice, type DemoPractice } from '../practices';
import { beganAt, Calendar, stock } from '../records';
import type { DemoStart } from './start';

export interface Kitchen {
  practice: DemoPractice;
  pantry: Pantry;
}

export function createKitchens({ at }: Pick<DemoStart, 'at'>): (person: DemoPerson) => Kitchen {
  const began = beganAt(new Calendar(new Date(at)));
  const kitchens = new Map<DemoPerson, Kitchen>();
  return (person) => {
    const known = kitchens.get(person);
    if (known) return known;
    const practice = readPractice(person);
    const kitchen = { practice, pantry: stock(person, practice, began).pantry };
    kitchens.set(person, kitchen);
    return kitchen;
  };
}
export type Kitchens = ReturnType<typeof createKitchens>;

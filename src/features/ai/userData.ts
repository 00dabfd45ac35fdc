import { conditionTags } from '../../domain/clinical/healthFields';
import type { Client } from '../../domain/records/clients';
import {
  MAX_HABITS,
  MAX_WORDS,
  userDataSchema,
  type UserData,
} from '../../domain/practice/ai/userData';
import { knownGender } from '../../domain/records/gender';
import { withoutOrderLine } from '../../domain/records/orderLine';
import type { NutrientMap } from '../../domain/food/nutrients';
import { ruleYears } from '../../domain/clinical/ruleAge';
import { foodsRefusedBy, getCustoms } from '../../domain/clinical/customs/client';
import { aiText } from '../../i18n/ai';

const words = (items: readonly string[] | undefined) =>
  (items ?? [])
    .map((one) => one.trim().slice(0, 120))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
const listed = (key: string, items: readonly string[] | undefined) => {
  const cleanWords = words(items);
  return cleanWords.length > 0 ? { [key]: cleanWords } : {};
};

const allergiesInHabits = (client: Client): string[] =>
  getCustoms(client).kept.flatMap((custom) =>
    custom.kind === 'avoid' && custom.degree === 'allergy' ? [custom.food] : [],
  );

/** Of long words the refused foods come first, wherever they stand; "…" says that the rest was cut. */
function describeHabits(client: Client): string {
  const typed = withoutOrderLine(client.dietaryRestrictions).trim();
  if (typed.length <= MAX_HABITS) return typed;
  const refused = foodsRefusedBy(client).join(', ');
  const whole = refused === '' ? typed : `${aiText.refused(refused)} ${typed}`;
  return `${whole.slice(0, MAX_HABITS - 1)}…`;
}

/**
 * Leaves out name and day of birth.
 * @param weight kg, present
 * @param today `YYYY-MM-DD`
 */
export function buildUserData(
  client: Client,
  weight: number | undefined,
  targets: NutrientMap | undefined,
  today: string,
): UserData {
  const gender = knownGender(client.gender);
  const age = ruleYears(client, today);
  const restrictions = describeHabits(client);
  const data = {
    ...(gender ? { gender } : {}),
    ...(age === undefined ? {} : { age }),
    ...(client.height === undefined ? {} : { height: client.height }),
    ...(weight === undefined ? {} : { weight }),
    ...listed('conditions', conditionTags(client, today)),
    ...listed('allergies', [...new Set([...client.allergies, ...allergiesInHabits(client)])]),
    ...listed('medicines', client.medicines),
    ...listed('goals', client.goals),
    ...(restrictions ? { restrictions } : {}),
    ...(targets?.calories === undefined ? {} : { calories: Math.round(targets.calories) }),
    ...(targets?.protein === undefined ? {} : { protein: Math.round(targets.protein) }),
  };
  const read = userDataSchema.safeParse(data);
  // If a newer version's figure is out of range, nothing is sent rather than half.
  return read.success ? read.data : {};
}

export function filterUserData(
  data: UserData,
  left: ReadonlySet<string>,
  parts: Readonly<Record<string, readonly (keyof UserData)[]>>,
): UserData {
  const gone = new Set(
    Object.entries(parts).flatMap(([part, keys]) => (left.has(part) ? keys : [])),
  );
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => !gone.has(key as keyof UserData)),
  ) as UserData;
}

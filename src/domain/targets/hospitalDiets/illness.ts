import { conditionTags, type HealthFields } from '../../clinical/healthFields';
import { conditionsOfTag } from '../../clinical/recognise';
import type { Client } from '../../records/clients';

type Ill = HealthFields &
  Pick<Client, 'medicalConditions'> &
  Partial<Pick<Client, 'medicines' | 'hospitalDiet' | 'goals'>>;

/** Repeats what the tables' names say, since the tables are too large for every page that warns. */
const ILLNESS_OF_CODE: readonly (readonly [RegExp, string])[] = [
  [/^[1-6]?TN|^DD0[3-7]$|^GU0[23]$|^SK06$/, 'Bệnh thận'],
  [/^GU|^DD09$/, 'Gút'],
  [/^SK0[1245678]$/, 'Mang thai'],
];

export const illnessOfCode = (code: string): string[] =>
  ILLNESS_OF_CODE.flatMap(([codes, tag]) => (codes.test(code) ? [tag] : []));

/** @param day `YYYY-MM-DD` */
export function listIllnesses(client: Ill, day: string): string[] {
  const { hospitalDiet: diet } = client;
  return [
    ...(client.medicines ?? []),
    ...conditionTags(client, day),
    // A goal tells of a pregnancy, too ("Đủ chất cho thai kỳ").
    ...(client.goals ?? []).filter((goal) =>
      conditionsOfTag(goal).some(({ id }) => id === 'pregnancy'),
    ),
    ...(diet ? illnessOfCode(diet.code) : []),
  ];
}

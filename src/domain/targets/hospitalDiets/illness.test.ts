import { expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import { line } from '../../food/lineFixture';
import { medicineNotes } from '../../clinical/medicines';
import { HOSPITAL_DIETS } from './diets';
import { listIllnesses, illnessOfCode } from './illness';

const DAY = '2026-11-27';
const lines = [line('a', { name: 'Tép xào khế' }), line('b', { name: 'Rượu vang' })];

const notes = (tags: string[]) => medicineNotes(tags, lines).map(({ id }) => id);

it('G1 who has a code of kidneys and no recorded disease is warned of star fruit', () => {
  for (const code of ['TN08', 'TN03', 'DD07', 'TN10', '6TN5']) {
    const client = clientWith({ medicalConditions: [], hospitalDiet: { code } });
    const remarks = medicineNotes(listIllnesses(client, DAY), lines);
    expect(
      remarks.flatMap(({ id, foods }) => (foods.length > 0 ? [id] : [])),
      code,
    ).toEqual(['starfruit']);
  }
});

it('G1 a code of no kidney, an unknown one or none adds no note; medicines and conditions stay', () => {
  for (const code of ['BT01', 'ZZ99'])
    expect(
      medicineNotes(listIllnesses(clientWith({ hospitalDiet: { code } }), DAY), lines),
      code,
    ).toEqual([]);
  const client = clientWith({ medicines: ['Warfarin'], medicalConditions: ['Gút'] });
  expect(listIllnesses(client, DAY)).toEqual(['Warfarin', 'Gút']);
});

it('G1 each code of the decision has the notes of the illness that its name says', () => {
  for (const { code, name } of HOSPITAL_DIETS)
    expect(notes(illnessOfCode(code)), `${code} ${name}`).toEqual(
      expect.arrayContaining(notes([name])),
    );
});

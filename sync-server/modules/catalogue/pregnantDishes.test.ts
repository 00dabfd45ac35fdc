import { expect, it } from 'vitest';
import { addables } from '../../../src/domain/menus/addables';
import { buildCandidates } from '../../../src/domain/generator/pool';
import { clientWith } from '../../../tests/support/newClient';
import { buildWish } from './generatedClients';
import { starterSet } from './library';

const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);

/** Names of what the generator may propose, and of what it leaves out for a medicine, an illness or a pregnancy. */
function choiceFor(medicalConditions: string[]) {
  const client = clientWith({ id: 'c', birthYear: 1997, gender: 'female', medicalConditions });
  const candidates = buildCandidates(all.values(), buildWish(client, {}), []);
  const refused = candidates.filter(({ excluded }) =>
    excluded.some(({ kind }) => kind === 'medicine'),
  );
  const named = (list: typeof candidates) => new Set(list.map(({ line }) => line.name));
  return { all: named(candidates), refused: named(refused) };
}

it('the generator leaves out what is raw, liver, alcohol and fish with mercury in pregnancy, and keeps clams and papaya', () => {
  const pregnant = choiceFor(['Thai 20 tuần']);
  const harmful =
    /phở bò tái|tiết canh|sushi|gỏi cá trích|cà phê trứng|gan|sốt vang|hấp bia|rượu|cá kiếm|cá mập|rau mầm|brie/iu;
  const proposed = [...pregnant.all].filter((name) => !pregnant.refused.has(name));
  expect(proposed.filter((name) => harmful.test(name) && !/ngan|măng/iu.test(name))).toEqual([]);
  for (const name of ['Bò sốt vang', 'Phở sốt vang', 'Bánh mì thịt', 'Hủ tiếu Nam Vang'])
    expect(pregnant.refused, name).toContain(name);
  for (const name of ['Canh hến', 'Canh đu đủ xanh hầm sườn', 'Cá thu kho', 'Trứng chiên hành'])
    expect(proposed, name).toContain(name);
  const others = choiceFor([]);
  expect(others.refused).toEqual(new Set());
  expect(others.all).toContain('Bò sốt vang');
});

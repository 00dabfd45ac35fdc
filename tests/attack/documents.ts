import { printedMenu, printedRecipe } from '../../src/domain/printable/fixtures';
import { imageAddress } from '../../src/domain/records/images/address';
import { createBase } from '../integration/clientMailHelpers';
import {
  createClient,
  createConsultation,
  created,
  type Device,
  type Row,
} from '../integration/syncHelpers';
import { SMALL_JPEG } from '../support/images';
import type { Attack } from './cases';
import { putImageFile, serverErrors } from './images';
import { demoDevice } from './published';
import { seconds, type Stage } from './stage';
import { withBank } from './strangers';

const KB = 1024;
const MB = 1024 * KB;

function buildJpeg(bytes: number): Buffer {
  const part = Buffer.alloc(60_000, 7);
  part.set([0xff, 0xe2, (60_000 - 2) >> 8, (60_000 - 2) & 255, ...Buffer.from('ICC_PROFILE\0')]);
  const parts = Array<Buffer>(Math.floor(bytes / part.length)).fill(part);
  return Buffer.concat([SMALL_JPEG.subarray(0, 2), ...parts, SMALL_JPEG.subarray(2)]);
}

async function store(device: Device, rows: Row[]): Promise<string[]> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const { status, body } = await device.push(rows);
    if (status === 429 || status === 503) {
      await seconds(1);
      continue;
    }
    const refused = body.verdicts?.find(({ verdict }) => verdict !== 'accepted');
    return status === 200 && !refused ? [] : [`not stored: ${status} ${JSON.stringify(refused)}`];
  }
  return ['not stored: too busy'];
}

async function ask(device: Device, path: string, body: object, count: number): Promise<number[]> {
  const statuses: number[] = [];
  const one = async (): Promise<void> => {
    const answer = await device.post(`/api/expert/${path}`, body);
    statuses.push(answer.status);
  };
  for (let done = 0; done < count; done += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - done) }, one));
  return statuses;
}

const repeatedImage: Attack = {
  name: 'previews with one image on many steps',
  async run(stage, scale) {
    const device = await stage.newcomer();
    for (const bytes of [4.9 * MB, 240 * KB])
      if ((await putImageFile(device, 'anh', 'thumbnail', buildJpeg(bytes))) === 200) break;
    const own = createBase(device.person);
    const { workspaceId } = device.person;
    const address = imageAddress({ workspaceId, imageId: 'anh', size: 'full' });
    const instructions = Array.from({ length: 190 }, (_, index) => ({
      lineId: `s${index}`,
      order: index + 1,
      instruction: `Bước ${index + 1}`,
      imageUrls: [address],
    }));
    const recipe = { ...printedRecipe('Phở gà'), ...own, instructions, _deleted: false };
    const faults = await store(device, [created(recipe, 'recipes')]);
    const count = scale < 1 ? 10 : 29;
    const statuses = await ask(device, 'preview-recipe-email', { recipeId: own.id }, count);
    if (!statuses.includes(200)) faults.push('no preview was made');
    return [...faults, ...serverErrors(statuses)];
  },
};

const manyVisits: Attack = {
  name: 'previews over the visits of a whole practice',
  async run(stage, scale) {
    const device = await stage.newcomer();
    const [own, other] = [createClient(device.person), createClient(device.person)];
    const faults = await store(device, [created(own), created(other)]);
    const text = 'ă'.repeat(9_900);
    const structuredNote = { subjective: text, objective: text, assessment: text, plan: text };
    const createRow = (): Row =>
      created(
        { ...createConsultation(device.person, other.id), notes: text, structuredNote },
        'consultations',
      );
    const size = JSON.stringify(createRow()).length * 2;
    for (let left = (scale < 1 ? 12 : 72) * MB; left > 0; left -= 50 * size)
      faults.push(...(await store(device, Array.from({ length: 50 }, createRow))));
    const menu = {
      ...printedMenu(),
      ...createBase(device.person),
      clientId: own.id,
      _deleted: false,
    };
    faults.push(...(await store(device, [created(menu, 'menus')])));
    const count = scale < 1 ? 10 : 29;
    const named = { dailyMenuId: menu.id };
    const statuses = await ask(device, 'preview-daily-menu-email', named, count);
    if (!statuses.includes(200)) faults.push('no preview was made');
    return [...faults, ...serverErrors(statuses)].slice(0, 3);
  },
};

const SENTENCE = 'Nêm nước mắm sau cùng, bỏ bột ngọt, đảo nhẹ tay cho khỏi nát. ';
const STEPS = 190;

/** A recipe of so many bytes. */
function longRecipe(device: Device, bytes: number) {
  const times = Math.round(bytes / STEPS / Buffer.byteLength(SENTENCE));
  const instructions = Array.from({ length: STEPS }, (_, index) => ({
    lineId: `s${index}`,
    order: index + 1,
    instruction: SENTENCE.repeat(times),
    imageUrls: [],
  }));
  return {
    ...printedRecipe('Phở gà'),
    ...createBase(device.person),
    instructions,
    _deleted: false,
  };
}

/** As long as a device may send one, and as one may be to be drawn at all. */
const LENGTHS = [900 * KB, 170 * KB];

const FREE_ACCOUNTS = 6;

interface Turns {
  longDrawn: number;
  /** Of long documents that were drawn while one paper of somebody else was waited for. */
  mostAhead: number;
}
const turnsOn = new WeakMap<Stage, Turns>();

/** The one that is being drawn, and one whose turn it is: says on any machine whether turns are fair. */
const MOST_AHEAD = 2;

function unfairTurns({ longDrawn, mostAhead }: Turns): string[] {
  if (longDrawn === 0) return ['nothing long was drawn'];
  return mostAhead > MOST_AHEAD ? [`a paper waited for ${mostAhead} long documents`] : [];
}

const longPapers: Attack = {
  name: 'PDFs of long recipes of free accounts',
  watched: true,
  watches: preparePapers,
  prepare: withBank,
  async run(stage, scale) {
    const faults: string[] = [];
    const ends = Date.now() + Math.max(8, 25 * scale) * 1_000;
    const turns = turnsOn.get(stage) ?? { longDrawn: 0, mostAhead: 0 };
    const attack = async (): Promise<void> => {
      const device = await stage.newcomer();
      const recipes = LENGTHS.map((bytes) => longRecipe(device, bytes));
      faults.push(
        ...(await store(
          device,
          recipes.map((recipe) => created(recipe, 'recipes')),
        )),
      );
      const one = async (_: unknown, at: number): Promise<void> => {
        for (let mealIndex = at; Date.now() < ends; mealIndex += 1) {
          const recipeId = recipes[mealIndex % recipes.length]?.id;
          const { status } = await device.post('/api/expert/print-recipe', { recipeId });
          if (status === 200) turns.longDrawn += 1;
          else await seconds(0.3);
        }
      };
      await Promise.all(Array.from({ length: 3 }, one));
    };
    await Promise.all(Array.from({ length: FREE_ACCOUNTS }, attack));
    return [...faults, ...unfairTurns(turns)];
  },
};

/** Somebody with a confirmed account who prints the paper of a day now and then. */
async function preparePapers(stage: Stage): Promise<Record<string, () => Promise<number>>> {
  const device = await demoDevice(stage);
  const [menu] = await device.pullAll('menus');
  if (!menu) throw new Error('the demo has no menu');
  const turns: Turns = { longDrawn: 0, mostAhead: 0 };
  turnsOn.set(stage, turns);
  const print = async (): Promise<number> => {
    const before = turns.longDrawn;
    const { status } = await device.post('/api/expert/print-daily-menu', { dailyMenuId: menu.id });
    turns.mostAhead = Math.max(turns.mostAhead, turns.longDrawn - before);
    return status;
  };
  return { paper: print };
}

export const DOCUMENT_ATTACKS: readonly Attack[] = [repeatedImage, manyVisits, longPapers];

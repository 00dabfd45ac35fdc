import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { expect, it } from 'vitest';
import { clientWith } from '../../tests/support/newClient';
import { emptyMeals } from '../domain/food/storedLines';
import type { NutrientMap } from '../domain/food/nutrients';
import { printContext, printedLine, printedMenu } from '../domain/printable/fixtures';
import { printableSchema, type Printable } from '../domain/records/printableModel';
import { printableOfMenu, printableOfPlan } from '../domain/printable/stored';
import { DIET_COLOURS } from './colours';
import { renderHtml } from './html';
import { renderPdf } from './pdf/pdf';
import { renderText } from './text';

const FAT: NutrientMap = { calories: 1612, protein: 74.2, fat: 58.4, carbs: 230 };
const MISSED =
  'Chưa đạt DD01 cơm (QĐ 2879/QĐ-BYT 2006): Béo vượt 3 g; Số bữa thiếu 3 bữa. Chưa kết luận vì thiếu số liệu: Chất xơ.';

const buildMeals = (nutrients: NutrientMap) => ({
  ...emptyMeals(),
  lunch: { items: [printedLine('Cả ngày', 100, nutrients)] },
});
const { letterhead, today } = printContext();
const around = {
  letterhead,
  today,
  client: undefined,
  visits: [],
  recipes: [],
  library: [],
  edibles: new Map(),
};
const DIET = { code: 'DD01', form: 'rice' } as const;
const paper = printableOfMenu(printedMenu({ meals: buildMeals(FAT), hospitalDiet: DIET }), around);
const listDiets = (printable: Printable) => printable.days.map(({ diet }) => diet);

async function pdfText(printable: Printable): Promise<string> {
  const file = await getDocument({ data: renderPdf(printable).slice(), verbosity: 0 }).promise;
  const { items } = await (await file.getPage(1)).getTextContent();
  await file.loadingTask.destroy();
  return items
    .filter((item): item is TextItem => 'str' in item)
    .map(({ str }) => str)
    .join(' ')
    .replace(/\s+/g, ' ');
}

it('G7 paper, PDF, mail and message say which limits of its code a menu misses, and what is not known', async () => {
  expect(listDiets(paper)).toEqual([{ level: 'missed', text: MISSED }]);
  expect(printableSchema.parse(paper)).toEqual(paper);
  expect(renderText(paper)).toContain(MISSED);
  expect(renderHtml(paper)).toContain(MISSED);
  expect(renderHtml(paper)).toContain(`color:${DIET_COLOURS.missed}`);
  const pdf = await pdfText(paper);
  expect(pdf).toContain('Chưa đạt DD01 cơm');
  expect(pdf).toContain('Số bữa thiếu 3 bữa');
});

it('G7 a menu without a code is compared with that of its client, and with the client’s where both have one', () => {
  const client = clientWith({ hospitalDiet: { code: 'BT02' } });
  const of = (hospitalDiet?: typeof DIET) =>
    listDiets(
      printableOfMenu(
        printedMenu({ meals: buildMeals(FAT), ...(hospitalDiet ? { hospitalDiet } : {}) }),
        { ...around, client, reader: 'dietitian' },
      ),
    )[0]?.text;
  expect(of()).toContain('Chưa đạt BT02');
  expect(of(DIET)).toContain('Chưa đạt BT02');
  expect(listDiets(printableOfMenu(printedMenu({ meals: buildMeals(FAT) }), around))).toEqual([
    undefined,
  ]);
});

it('G7 each day of a plan has its own verdict, an empty one has none', () => {
  const days = [
    { day: '2026-11-23', meals: buildMeals(FAT) },
    { day: '2026-11-24', meals: emptyMeals() },
    { day: '2026-11-25', meals: buildMeals({ ...FAT, fat: 40, fiber: 22 }) },
  ];
  const plan = printableOfPlan({ name: 'Tuần', hospitalDiet: DIET }, days, around);
  expect(listDiets(plan).map((one) => one?.text)).toEqual([
    MISSED,
    undefined,
    'Chưa đạt DD01 cơm (QĐ 2879/QĐ-BYT 2006): Số bữa thiếu 3 bữa.',
  ]);
});

it('the paper of a client says nothing of codes, whoever draws it', () => {
  const client = clientWith({ hospitalDiet: { code: 'DD07' } });
  const of = { ...around, client };
  const menu = printableOfMenu(printedMenu({ meals: buildMeals(FAT), hospitalDiet: DIET }), of);
  const days = [{ day: '2026-11-23', meals: buildMeals(FAT) }];
  const plan = printableOfPlan({ name: 'Tuần', hospitalDiet: DIET }, days, of);
  for (const one of [menu, plan]) {
    expect(listDiets(one)).toEqual([undefined]);
    for (const drawn of [renderText(one), renderHtml(one), JSON.stringify(one)])
      expect(drawn).not.toMatch(/Chưa đạt|Chưa kết luận|DD0\d|QĐ 2879/u);
  }
});

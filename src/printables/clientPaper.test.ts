import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { describe, expect, it } from 'vitest';
import {
  cress,
  gout,
  kidneys,
  line,
  meals,
  ofKidneys,
  person,
  rice,
  visit,
  withCode,
} from '../../tests/support/verdictPeople';
import type { Client } from '../domain/records/clients';
import type { Consultation } from '../domain/records/consultations';
import type { Plan } from '../domain/records/plans';
import { sharedDays } from '../domain/practice/diary/sharedDays';
import { newDays } from '../domain/menus/planning';
import { printContext, printedMenu } from '../domain/printable/fixtures';
import { printableSchema, type Printable } from '../domain/records/printableModel';
import { menuNameOnPaper } from '../domain/printable/menu';
import { printableOfMenu, printableOfPlan } from '../domain/printable/stored';
import { computeDayAmounts } from '../domain/verdict/amounts';
import { countedLines, judgeWeek } from '../domain/verdict/judge';
import { limitText, lineText } from '../domain/verdict/say';
import { isMissed } from '../domain/verdict/missed';
import { renderHtml } from './html';
import { renderMail } from './mail';
import { renderPdf } from './pdf/pdf';
import { renderText } from './text';

const TODAY = '2026-11-28';
const CODE = { code: 'DD07' } as const;
const liver = () =>
  line('Gan heo xào', 150, { calories: 150, protein: 20, purine: 285, vitaminK: 3 });
const beer = () => line('Bia hơi', 660, { calories: 43, vitaminK: 0 });
const DAYS = [
  ofKidneys(cress(300)),
  meals({ breakfast: [rice(100)], lunch: [rice(100), liver()], dinner: [rice(200), beer()] }),
];
const { letterhead } = printContext();
const MADE_OF_CODE = {
  name: 'DD07 Đái tháo đường, bệnh thận – Mai',
  description:
    'Một ngày mẫu theo mã chế độ ăn bệnh viện DD07 (QĐ 2879/QĐ-BYT 2006). Món mềm, dễ nấu.',
  hospitalDiet: CODE,
} as const;

type Written = readonly [Client, Consultation[]];
const PEOPLE: Readonly<Record<string, Written>> = {
  'CKD 4, K 5.6, insulin, warfarin': [
    { ...kidneys().client, hospitalDiet: CODE },
    [visit({ potassium: 5.6, egfr: 22 }, { targetNutrition: { calories: 1450, protein: 36 } })],
  ],
  'a boy of 15, Hb 109': [
    person({
      gender: 'male',
      birthYear: 2011,
      height: 165,
      weight: 50,
      allergies: ['Sữa', 'Đậu phộng'],
      dietaryRestrictions: 'Ăn chay có trứng',
      hospitalDiet: CODE,
    }).client,
    [visit({ haemoglobin: 109 })],
  ],
  'gout, TG 6.2, work at night': [
    {
      ...gout().client,
      hospitalDiet: CODE,
      dietaryRestrictions: 'Làm ca đêm\nThích thầy bói',
      mealHours: { breakfast: '16:00', lunch: '20:30', dinner: '01:00' },
    },
    [visit({ triglycerides: 6.2, uricAcid: 560 })],
  ],
};

const around = ([client, visits]: Written, reader?: 'dietitian') => ({
  letterhead,
  today: TODAY,
  client,
  visits,
  recipes: [],
  library: [],
  edibles: new Map(),
  reader,
});
const planned = DAYS.map((eaten, day) => ({ day: `2026-11-${28 + day}`, meals: eaten }));
const planFor = (of: Written, reader?: 'dietitian') =>
  printableOfPlan({ name: 'Tuần 1', hospitalDiet: CODE }, planned, around(of, reader));

async function pdfText(printable: Printable): Promise<string> {
  const file = await getDocument({ data: renderPdf(printable).slice(), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    for (const item of items) if ('str' in item) texts.push((item as TextItem).str);
  }
  await file.loadingTask.destroy();
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** Without spaces: a PDF has its own between pieces of a line. */
const joined = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

function linkText([client]: Written): string {
  const menus = DAYS.map((eaten, at) => ({
    ...printedMenu({ ...MADE_OF_CODE, meals: eaten, clientId: client.id }),
    id: `m${at}`,
  }));
  const plan = {
    ...printedMenu(),
    id: 'p',
    name: 'Tuần 1',
    clientId: client.id,
    hospitalDiet: CODE,
    startDate: TODAY,
    given: { date: TODAY },
    dailyPlans: newDays(DAYS.length, ['m0', 'm1'], () => Math.random().toString(36)),
  } as unknown as Plan;
  const { notes: _notes, ...bare } = plan;
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  return JSON.stringify(sharedDays(client, [bare], byId, TODAY));
}

const mail = (printable: Printable) => renderMail({ customerName: 'Mai', printable });

async function readByClient(of: Written): Promise<[string, string][]> {
  const plan = planFor(of);
  const day = printableOfMenu(
    printedMenu({ ...MADE_OF_CODE, meals: DAYS[1] ?? meals({}), clientId: 'c', notes: '' }),
    around(of),
  );
  return [
    ['mail of a plan', mail(plan).text],
    ['mail of a plan, HTML', mail(plan).html.replace(/ style="[^"]*"/g, '')],
    ['mail of a day', mail(day).text],
    ['message', renderText(plan)],
    ['HTML file', renderHtml(plan).replace(/ style="[^"]*"/g, '')],
    ['PDF of a plan', await pdfText(plan)],
    ['PDF of a day', await pdfText(day)],
    ['link', linkText(of)],
  ];
}

const buildVerdict = (of: Written) => {
  const [client, visits] = of;
  const standard = withCode(person(client, visits).day, CODE.code);
  return { standard, week: judgeWeek(DAYS.map(computeDayAmounts), standard) };
};

describe.each(Object.entries(PEOPLE))('row 9: %s', (_who, of) => {
  it('a client reads no code, no fault and no limit, whichever way the days come', async () => {
    const lines = countedLines(buildVerdict(of).week);
    expect(lines.filter(isMissed).length).toBeGreaterThan(2);
    for (const [way, text] of await readByClient(of)) {
      expect(text, way).toContain('Cơm trắng');
      expect(text, way).not.toMatch(
        /Chưa đạt|Chưa kết luận|DD07|QĐ \d|vượt|Không đạt|tối đa|tối thiểu|\d %|KDIGO|Nguồn: (?!VFCT)/u,
      );
      for (const { limit } of lines) expect(text, way).not.toContain(limitText(limit));
    }
  });

  it('a client reads what to do and whom to ask, without sources', async () => {
    const plan = planFor(of);
    expect(printableSchema.parse(plan)).toEqual(plan);
    const { lines = [], ask } = plan.guidance ?? {};
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ source }) => source === undefined)).toBe(true);
    expect(ask).toBe(
      'Có điều chưa rõ, hãy hỏi BS. Nguyễn Thị Lan, Phòng dinh dưỡng Sen Việt, điện thoại 028 7300 0123.',
    );
    for (const [way, text] of await readByClient(of))
      if (way !== 'link')
        for (const words of [...lines.map((one) => one.text), ask ?? ''])
          expect(text, way).toContain(words);
  });

  it('the dietitian’s copy says the verdict in the words of the screens, and the sources of advice', async () => {
    const { standard, week } = buildVerdict(of);
    const paper = planFor(of, 'dietitian');
    expect(printableSchema.parse(paper)).toEqual(paper);
    for (const text of [renderText(paper), await pdfText(paper)].map(joined)) {
      expect(text).toContain(joined('Dành cho chuyên gia'));
      for (const alarm of standard.alarms) expect(text).toContain(joined(alarm.text));
      for (const one of week.week.filter(isMissed)) expect(text).toContain(joined(lineText(one)));
      expect(text).toMatch(/Nguồn:[^.]*20\d\d/u);
    }
    expect(planFor(of).verdict).toBeUndefined();
  });
});

it('row 2: the swing of vitamin K and the alarm of potassium stand on the dietitian’s copy', () => {
  const [first] = Object.values(PEOPLE);
  const paper = first && planFor(first, 'dietitian');
  const verdictLines = paper?.verdict?.lines.map(({ level, text }) => `${level}: ${text}`) ?? [];
  expect(
    verdictLines.some((text) => /^alarm: Kali máu 5,6.*QĐ 2879\/QĐ-BYT 2006/u.test(text)),
  ).toBe(true);
  expect(
    verdictLines.some((text) =>
      text.startsWith('missed: Tính trên cả tuần · Vitamin K giữa các ngày'),
    ),
  ).toBe(true);
});

const headings = ({ days }: Printable) => days[1]?.sections.map(({ heading }) => heading);

describe('row 8: hours of meals', () => {
  const [, , night] = Object.values(PEOPLE);

  it('stand beside the meals of who has some, on paper and link', () => {
    if (!night) throw new Error('nobody');
    expect(headings(planFor(night))).toEqual([
      'Bữa sáng lúc 16:00',
      'Bữa trưa lúc 20:30',
      'Bữa tối lúc 01:00',
    ]);
    expect(linkText(night)).toMatch(/"heading":"Bữa trưa","hour":"20:30"/u);
  });

  it('change nothing for who has none', () => {
    const [plain] = Object.values(PEOPLE);
    if (!plain) throw new Error('nobody');
    expect(headings(planFor(plain))).toEqual(['Bữa sáng', 'Bữa trưa', 'Bữa tối']);
    expect(linkText(plain)).not.toContain('hour');
  });
});

it('a client’s menu that was made of a code is called without it, and the rest of its words stays', () => {
  const [first] = Object.values(PEOPLE);
  if (!first) throw new Error('nobody');
  const menu = printedMenu({ ...MADE_OF_CODE, meals: DAYS[0] ?? meals({}), clientId: 'c' });
  const paper = printableOfMenu(menu, around(first));
  expect(paper.eyebrow).toContain('Đái tháo đường, bệnh thận – Mai');
  expect(paper.description).toBe('Món mềm, dễ nấu.');
  expect(menuNameOnPaper(menu)).not.toContain('DD07');
  const { clientId: _client, ...master } = menu;
  expect(menuNameOnPaper(master)).toContain('DD07');
  expect(printableOfMenu(menu, around(first, 'dietitian')).description).toContain('DD07');
});

it('row 4: words that no plan reckons with stand on the dietitian’s copy alone', () => {
  const [, , night] = Object.values(PEOPLE);
  if (!night) throw new Error('nobody');
  expect(renderText(planFor(night, 'dietitian'))).toContain(
    'Không tính đến (ghi trong hồ sơ): Thích thầy bói',
  );
  expect(renderText(planFor(night))).not.toContain('thầy bói');
});

// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RecallTable } from '../../src/blocks/meals/RecallTable';
import { FoodMarks } from '../../src/blocks/lines/FoodMarks';
import { DayVerdictCard } from '../../src/blocks/verdict/DayVerdictCard';
import { WeekVerdictCard } from '../../src/blocks/verdict/WeekVerdictCard';
import { DataProvider } from '../../src/data/react';
import { menuTotals } from '../../src/domain/nutrition/totals';
import { foodMarks } from '../../src/domain/verdict/marks';
import { MicronutrientCard } from '../../src/ui/nutrition/MicronutrientCard';
import { UiProvider } from '../../src/ui/Provider';
import {
  cress,
  gout,
  gourd,
  kidneys,
  line,
  meals,
  ofKidneys,
  person,
  rice,
} from '../support/verdictPeople';
import { memoryData } from './support/memoryData';

function renderText(node: ReactNode): string {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <UiProvider>
      <DataProvider value={memoryData({})}>{node}</DataProvider>
    </UiProvider>,
  );
  return page.textContent.replaceAll('\u00a0', ' ');
}

const shown = ({ day }: ReturnType<typeof person>) => ({
  ...day,
  targets: day.targets,
  pending: false,
});
const decided = kidneys([{ nutrient: 'potassium', maximum: 2000, note: 'K 5,6' }]);

describe('the verdict on screens', () => {
  it('row 12: the editor names the expert’s limit beside the code’s, and whose each is', () => {
    const words = renderText(
      <DayVerdictCard
        client={{ id: 'c' }}
        meals={ofKidneys(gourd(200))}
        targets={shown(decided)}
        diet={{ code: 'DD07' }}
      />,
    );
    expect(words).toContain(
      'Kali: tối đa 2.000 mg (bạn đặt: K 5,6) và tối thiểu 2.000 mg (mã DD07, QĐ 2879/QĐ-BYT 2006)',
    );
    expect(words).toMatch(/\d+\/\d+ giới hạn đạt/u);
    expect(words).not.toContain('mọi giới hạn');
  });

  it('row 2: the plan has a line for the swing of vitamin K, with the vegetable', () => {
    const days = [ofKidneys(gourd(200)), ofKidneys(cress(240))].map((one, index) => ({
      name: `Ngày ${index + 1}`,
      meals: one,
    }));
    const words = renderText(
      <WeekVerdictCard
        client={{ id: 'c' }}
        days={days}
        targets={shown(decided)}
        diet={undefined}
      />,
    );
    expect(words).toMatch(
      /Vitamin K giữa các ngày ít nhất 12 µg, nhiều nhất 604 µg.*vượt.*Cải soong luộc/u,
    );
  });

  it('row 1: a dangerous potassium is said above all, with its source', () => {
    const words = renderText(
      <DayVerdictCard
        client={{ id: 'c' }}
        meals={ofKidneys(gourd(100))}
        targets={shown(kidneys([], 6.6))}
        diet={undefined}
      />,
    );
    expect(words).toMatch(
      /^So với giới hạn của người nàyKali máu 6,6 mmol\/L \(20\/11\/2026\): cần bác sĩ xử trí ngay/u,
    );
    expect(words).toContain('KDIGO 2024');
  });

  it('row 7: beer and liver are named in the editor, and marked at their lines', () => {
    const man = gout();
    const day = meals({
      dinner: [
        rice(200),
        line('Bia hơi', 330, { calories: 43 }),
        line('Gan heo', 80, { calories: 116 }),
      ],
    });
    const words = renderText(
      <DayVerdictCard client={{ id: 'c' }} meals={day} targets={shown(man)} diet={undefined} />,
    );
    expect(words).toMatch(/Rượu bia 1 món, không có món nào: vượt/u);
    const { limits } = man.day.rules;
    const marks = (name: string) =>
      foodMarks(line(name, 100, {}), {}, { client: man.client, limits, mindsPotassium: false });
    expect(renderText(<FoodMarks marks={[...marks('Bia hơi'), ...marks('Gan heo')]} />)).toMatch(
      /Rượu bia.*purin/u,
    );
    expect(marks('Cơm trắng')).toEqual([]);
  });

  it('row 13: meat of a vegetarian is marked, egg is not; nobody else’s is', () => {
    const { client, day } = person({ dietaryRestrictions: 'Ăn chay có trứng' });
    const marks = (name: string) =>
      foodMarks(
        line(name, 100, {}),
        {},
        {
          client,
          limits: day.rules.limits,
          mindsPotassium: false,
        },
      );
    expect(marks('Thịt bò xào')).toEqual([{ kind: 'notVegetarian' }]);
    expect(marks('Trứng gà luộc')).toEqual([]);
    const other = person({});
    expect(
      foodMarks(
        line('Thịt bò', 100, {}),
        {},
        { client: other.client, limits: [], mindsPotassium: false },
      ),
    ).toEqual([]);
  });

  it('row 13: the recall shows the limits of the record', () => {
    const eaten = menuTotals(
      meals({
        lunch: [line('Dưa cải', 300, { calories: 20, sodium: 900, potassium: 900, calcium: 40 })],
      }),
    );
    const { targets, clinical } = decided.day;
    const words = renderText(
      <RecallTable label="24 giờ" eaten={eaten} targets={targets} limits={clinical.limits} />,
    );
    expect(words).toContain('tối đa 2.000 mg');
    expect(words).toMatch(/Canxi mg120tối thiểu/u);
  });

  it('row 6: the minerals of this person stand first', () => {
    const boy = person({
      gender: 'male',
      birthYear: 2011,
      dietaryRestrictions: 'Ăn chay có trứng',
    });
    const { clinical, rules } = boy.day;
    const words = renderText(<MicronutrientCard limits={clinical.limits} first={rules.first} />);
    for (const name of ['Sắt', 'Vitamin B12', 'Kẽm'])
      expect(words.indexOf(name), name).toBeGreaterThan(-1);
    expect(words.indexOf('Sắt')).toBeLessThan(words.indexOf('Natri'));
  });
});

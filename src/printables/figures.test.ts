import { describe, expect, it } from 'vitest';
import { clientWith } from '../../tests/support/newClient';
import { DANGER, FAULT_COLOURS, figureColour } from './colours';
import { renderHtml } from './html';
import { renderText } from './text';
import type { Limits } from '../domain/clinical/limits';
import { emptyMeals } from '../domain/food/storedLines';
import type { NutrientMap } from '../domain/food/nutrients';
import { buildFigures } from '../domain/printable/figures';
import { printContext, printedLine, printedMenu } from '../domain/printable/fixtures';
import type { Reader } from '../domain/printable/readers';
import { printableSchema } from '../domain/records/printableModel';
import { printableOfMenu } from '../domain/printable/stored';

const EATEN = {
  calories: 1700,
  protein: 116,
  fat: 60,
  carbs: 175,
  fiber: 20,
  sodium: 4434,
  potassium: 2900,
};

function buildPaper(nutrients: NutrientMap, reader: Reader = 'dietitian') {
  const client = clientWith({
    id: 'client-1',
    gender: 'female',
    birthYear: 1968,
    height: 158,
    weight: 60,
    medicalConditions: ['Đái tháo đường típ 2', 'CKD 3b', 'Tăng huyết áp'],
  });
  const items = [printedLine('Cả ngày', 100, nutrients)];
  const menu = { ...printedMenu(), meals: { ...emptyMeals(), lunch: { items } } };
  const { letterhead, today } = printContext();
  const around = {
    letterhead,
    today,
    client,
    visits: [],
    recipes: [],
    library: [],
    edibles: new Map(),
    reader,
  };
  return printableOfMenu(menu as never, around);
}

const findFigure = (nutrients: NutrientMap, key: string) =>
  buildPaper(nutrients).days[0]?.figures.find((figure) => figure.key === key);

describe('paper says what the panel says', () => {
  it('116 g of protein of at most 48 g are no green bar', () => {
    const protein = findFigure(EATEN, 'protein');
    expect(protein).toMatchObject({
      label: 'Đạm (vượt)',
      value: '116',
      target: '/ tối đa 48 g',
      fault: 'over',
    });
    expect(figureColour('protein', protein?.fault)).toBe(DANGER);
    expect(findFigure({ ...EATEN, protein: 47 }, 'protein')).not.toHaveProperty('fault');
  });

  it('sodium stands beside its limit, over it or not', () => {
    expect(findFigure(EATEN, 'sodium')).toMatchObject({
      label: 'Natri (vượt)',
      target: '/ tối đa 2.000 mg',
      percent: 222,
      fault: 'over',
    });
    const figure = findFigure({ ...EATEN, sodium: 1500 }, 'sodium');
    expect(figure).toMatchObject({ label: 'Natri', target: '/ tối đa 2.000 mg', percent: 75 });
    expect(figure).not.toHaveProperty('fault');
  });

  it('the client reads how much it is, and no verdict', () => {
    const paper = buildPaper(EATEN, 'client');
    const figure = (key: string) => paper.days[0]?.figures.find((one) => one.key === key);
    expect(figure('protein')).toEqual({ key: 'protein', label: 'Đạm', value: '116 g' });
    expect(figure('sodium')).toEqual({ key: 'sodium', label: 'Natri', value: '4.434 mg' });
    expect(printableSchema.parse(paper)).toEqual(paper);
    for (const drawn of [renderText(paper), renderHtml(paper)]) {
      expect(drawn).not.toMatch(/vượt|thiếu/u);
      expect(drawn).not.toContain(FAULT_COLOURS.over);
    }
  });

  it('HTML and text say it too, and the schema of a mail takes it', () => {
    const paper = buildPaper(EATEN);
    expect(printableSchema.parse(paper)).toEqual(paper);
    expect(renderText(paper)).toContain('• Đạm (vượt): 116 / tối đa 48 g');
    expect(renderHtml(paper)).toMatch(
      new RegExp(`color:${FAULT_COLOURS.over}[^>]*>Đạm \\(vượt\\)`),
    );
  });

  it('too little of a least amount is said, nearly enough is not called reached', () => {
    const limits: Limits = {
      protein: { minimum: { value: 71, origin: { by: 'expert', note: '' } } },
    };
    const of = (known: number) =>
      buildFigures({ protein: { known, share: 1 } }, { targets: { protein: 71 }, limits })[1];
    expect(of(60)).toMatchObject({ label: 'Đạm (thiếu)', target: '/ tối thiểu 71 g', percent: 85 });
    expect(of(66)).toMatchObject({ label: 'Đạm', target: '/ tối thiểu 71 g', percent: 93 });
    const most: Limits = {
      protein: { maximum: { value: 90, origin: { by: 'expert', note: '' } } },
    };
    const both = buildFigures(
      { protein: { known: 80, share: 1 } },
      { targets: { protein: 75 }, limits: most },
    );
    expect(both[1]?.target).toBe('/ 75 g, tối đa 90 g');
  });

  it('what else a condition or the expert limits is printed, up to twelve figures', () => {
    const limits: Limits = {
      potassium: { maximum: { value: 2500, origin: { by: 'expert', note: '' } } },
      calcium: { minimum: { value: 800, origin: { by: 'fixed' } } },
    };
    const figures = buildFigures({ potassium: { known: 2900, share: 1 } }, { limits });
    expect(figures.map(({ key }) => key)).toEqual([
      'calories',
      'protein',
      'carbs',
      'fat',
      'fiber',
      'sodium',
      'potassium',
    ]);
    expect(figures.at(-1)).toMatchObject({ label: 'Kali (vượt)', target: '/ tối đa 2.500 mg' });
  });
});

// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dateInVietnam } from '../domain/text/days';
import type { SharedView } from '../domain/practice/diary/sharedView';
import { Today } from './Today';
import type { ShownLink } from './useLink';

const NOW = new Date().toISOString();

const BEFORE: SharedView = {
  now: NOW,
  expiresAt: '2099-01-01T00:00:00.000Z',
  practice: { name: 'Sen Việt', expert: 'BS. Lan' },
  client: { firstName: 'Mai', allergies: [] },
  hasConsent: true,
  menus: {
    m: {
      title: 'Tuần 1',
      energy: '1.310 kcal',
      meals: [
        {
          slot: 'breakfast',
          heading: 'Bữa sáng',
          energy: '325 kcal',
          lines: [{ lineId: 'l', name: 'Cơm trắng', measure: '250 g', energy: '325 kcal' }],
        },
      ],
    },
  },
  days: [{ date: dateInVietnam(NOW), menu: 'm' }],
  diary: [],
};

function page(view: SharedView): HTMLElement {
  const pageHtml: ShownLink = {
    slug: 's',
    link: { token: 's.t', view },
    diary: [],
    waiting: 0,
    hasConsent: true,
    isEnded: false,
  };
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <Today clientLink={pageHtml} view={view} practice="Sen Việt" />,
  );
  return element;
}

describe('what a client reads of a day', () => {
  it('has the lines of advice before the meals, the hour of a meal and the telephone', () => {
    const [menu] = Object.values(BEFORE.menus);
    const meals = menu?.meals.map((meal) => ({ ...meal, hour: '16:00' })) ?? [];
    const pageHtml = page({
      ...BEFORE,
      practice: { ...BEFORE.practice, phone: '028 7300 0123' },
      advice: ['Ăn rau xanh đều mỗi ngày.', 'Không ăn khế.'],
      menus: { m: { title: 'Tuần 1', energy: '1.310 kcal', meals } },
    });
    const text = pageHtml.textContent ?? '';
    expect([...pageHtml.querySelectorAll('ol > li')].map((line) => line.textContent)).toEqual([
      'Ăn rau xanh đều mỗi ngày.',
      'Không ăn khế.',
    ]);
    expect(text.indexOf('Không ăn khế')).toBeLessThan(text.indexOf('Bữa sáng'));
    expect(text).toContain('Bữa sáng lúc 16:00');
    expect(text).toContain('hãy hỏi BS. Lan');
    expect(pageHtml.querySelector('a')?.getAttribute('href')).toBe('tel:02873000123');
  });

  it('is as it was where the gateway says none of it', () => {
    const text = page(BEFORE).textContent ?? '';
    expect(text).toContain('Cơm trắng');
    expect(text).not.toMatch(/Điều cần nhớ|lúc \d|Điện thoại/u);
  });
});

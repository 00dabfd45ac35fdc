import { expect, test, type Page } from 'playwright/test';
import { expectNoViolationsInBoth } from './axe';

const WIDTHS = [1440, 820, 390];

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const isOver = (one: Element) => one.getBoundingClientRect().right > clientWidth + 1;
    // An absolute element is clipped only by a positioned ancestor; overflow hidden by the page itself does not count.
    const isClipped = (one: HTMLElement): boolean => {
      const isPlaced = getComputedStyle(one).position === 'absolute';
      const holder = isPlaced ? (one.offsetParent as HTMLElement | null) : one.parentElement;
      if (!holder || holder === document.body) return false;
      return getComputedStyle(holder).overflowX !== 'visible' || isClipped(holder);
    };
    const wide = all.filter((one) => isOver(one) && !isClipped(one));
    return [
      `${scrollWidth - clientWidth} px`,
      ...wide.slice(0, 8).map(({ tagName, textContent, parentElement }) => {
        const className = parentElement?.className ?? '';
        return `${tagName.toLowerCase()} “${textContent.slice(0, 60)}” in ${className}`;
      }),
    ];
  });

export async function expectClean(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    await expectNoViolationsInBoth(page);
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...size, width });
      await expect.poll(() => tooWide(page), `${what}, ${width} px wide`).toEqual([]);
    }
    await page.setViewportSize(size);
  });
}

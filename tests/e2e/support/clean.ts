import { expect, test, type Page } from 'playwright/test';
import { expectNoViolationsInBoth } from './axe';

const WIDTHS = [1440, 820, 390];

/** Expects that axe finds nothing in light and dark, and that nothing is wider than a desktop, a tablet and a phone. */
export async function expectClean(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    await expectNoViolationsInBoth(page);
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...size, width });
      const over = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect.poll(over, `${what}, ${width} px wide`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(size);
  });
}

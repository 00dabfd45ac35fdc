import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test, type Page } from 'playwright/test';
import { otherSize } from './sizes';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Waits until animations are over: half-transparent text counts as low contrast, and what moves is not pressed. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    // An animation that turns until something is done never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Rules of axe about colours; all of its other rules say the same of a page in light and in dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing on the page as it is, on one size. A violation is shown with its places. */
async function expectNoneAsItStands(page: Page, rules?: string[]): Promise<void> {
  await standsStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(runOnly ? { runOnly } : {})).violations;
  }, rules);
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(told).toEqual([]);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
}

/** Expects that axe finds nothing on the page: also at the other width where a file runs on one size only. */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  await expectNoneAsItStands(page, rules);
  const [own, other] = [page.viewportSize(), otherSize(test.info().file)];
  if (!own || !other) return;
  await resize(page, other);
  await expectNoneAsItStands(page, rules);
  await resize(page, own);
  await standsStill(page);
}

/**
 * The same in light and in dark. Colours fade, and are waited for: where they may change at once, some have and others
 * have not when axe looks.
 */
export async function expectNoViolationsInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page);
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test, type Page } from 'playwright/test';
import { otherSize } from './sizes';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Half-transparent text during an animation counts as low contrast. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    // Endless animations never finish, so they are not awaited.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** axe's colour rules; all others find the same in light and dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function expectNoneAsItStands(page: Page, rules?: string[]): Promise<void> {
  await standsStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(runOnly ? { runOnly } : {})).violations;
  }, rules);
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(problems).toEqual([]);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
}

export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  await expectNoneAsItStands(page, rules);
  const [own, other] = [page.viewportSize(), otherSize(test.info().file)];
  if (!own || !other) return;
  await resize(page, other);
  await expectNoneAsItStands(page, rules);
  await resize(page, own);
  await standsStill(page);
}

/** Waits for fading colours: axe would otherwise see a mix of both modes. */
export async function expectNoViolationsInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page);
}

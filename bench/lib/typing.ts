import type { Locator, Page } from 'playwright';

const KEY_PAUSE_MS = 60;

export async function watchTotals(totals: Locator): Promise<void> {
  await totals.evaluate((panel) => {
    const times: number[] = [];
    let typed = 0;
    document.addEventListener('input', (event) => (typed = event.timeStamp), { capture: true });
    new MutationObserver(() => {
      if (typed > 0) times.push(performance.now() - typed);
      typed = 0;
      document.documentElement.dataset.times = JSON.stringify(times);
    }).observe(panel, { subtree: true, childList: true, characterData: true });
  });
}

export async function typeAmounts(page: Page, turns: number): Promise<number> {
  const fields = page.getByLabel(/^Lượng /);
  const count = await fields.count();
  let keys = 0;
  for (let turn = 0; turn < turns; turn += 1)
    for (let index = 0; index < count; index += 1) {
      // Focus selects the whole amount, so that typing replaces it.
      await fields.nth(index).focus();
      for (const digit of String(120 + turn * 10 + index)) {
        await page.keyboard.press(digit);
        await page.waitForTimeout(KEY_PAUSE_MS);
        keys += 1;
      }
    }
  return keys;
}

/** @returns milliseconds from each key to the totals. @throws where many keys changed nothing */
export async function typedTimes(page: Page, keys: number): Promise<number[]> {
  const all = await page.evaluate(() => document.documentElement.dataset.times ?? '[]');
  const times = JSON.parse(all) as number[];
  // A digit may change no figure on the screen, but only few do.
  if (times.length < keys * 0.9) throw new Error(`${times.length} of ${keys} keys were seen`);
  return times;
}

import { expect, type Page } from 'playwright/test';

/** Moves the focus by Tab until it stands on the wanted button, link or field, then presses Enter. */
export async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('textbox', { name }))
    .first();
  await expect(wanted).toBeVisible();
  const passed: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    // Forwards to the end of the page, then backwards: a test browser has no frame to go round by.
    await page.keyboard.press(step < 60 ? 'Tab' : 'Shift+Tab');
    passed.push(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 20) ?? ''));
  }
  throw new Error(`the keyboard does not reach ${String(name)}, only ${passed.join(' | ')}`);
}

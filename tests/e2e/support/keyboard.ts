import { expect, type Page } from 'playwright/test';

export async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const control = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('textbox', { name }))
    .first();
  await expect(control).toBeVisible();
  const passed: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    // A test browser has no frame around the page, so Tab does not wrap: forwards to the end, then backwards.
    await page.keyboard.press(step < 60 ? 'Tab' : 'Shift+Tab');
    passed.push(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 20) ?? ''));
  }
  throw new Error(`the keyboard does not reach ${String(name)}, only ${passed.join(' | ')}`);
}

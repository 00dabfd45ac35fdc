import { expect, type Locator, type Page } from 'playwright/test';

export const CREATE_ARTICLE = '/expert/articles/create';

export const content = (page: Page): Locator =>
  page.getByRole('region', { name: 'Nội dung bài viết' });
export const getBlocks = (page: Page): Locator => content(page).locator('.ce-block');
export const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();
export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Tên bài viết' });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
export const figure = (page: Page, label: 'từ' | 'khối') =>
  page
    .getByRole('region', { name: 'Thông tin bài' })
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .last();

export async function paste(target: Locator, html: string, text: string): Promise<void> {
  await target.click();
  await target.evaluate(
    (element, [markup, plain]) => {
      const clipboardData = new DataTransfer();
      if (markup) clipboardData.setData('text/html', markup);
      clipboardData.setData('text/plain', plain ?? '');
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    [html, text],
  );
}

/** Editor.js ignores a key while it works; a user presses again. */
export async function newBlock(page: Page, blocks: number): Promise<void> {
  await expect(async () => {
    if ((await getBlocks(page).count()) < blocks) await page.keyboard.press('Enter');
    await expect(getBlocks(page)).toHaveCount(blocks, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

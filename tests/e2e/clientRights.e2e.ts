import { expect, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { addClient, openClient } from './support/steps';

const CLIENT = 'Đặng Thị Riêng Tư';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
let device: Device;

test.beforeAll(async ({ lan }) => {
  ({ device, cable } = await takeLan(lan));
});

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('dialog').getByRole('img', { name: /^Chữ ký của/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('nowhere to sign');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5);
  await page.mouse.down();
  for (let step = 0; step <= 30; step += 1)
    await page.mouse.move(
      box.x + box.width * (0.2 + step * 0.015),
      box.y + box.height * (0.45 + 0.2 * Math.sin(step)),
    );
  await page.mouse.up();
}

test('G12 a client signs without a network, and is erased when the practice is online', async () => {
  const { page } = device;
  await cable.cut();
  await page.goto('/expert/clients');
  await addClient(page, CLIENT);
  await openClient(page, CLIENT);
  await page.getByRole('button', { name: 'Đưa máy cho khách ký' }).click();
  const sheet = page.getByRole('dialog');
  const answers = sheet.getByRole('group', { name: /^Trả lời/ });
  await expect(answers).toHaveCount(4);
  for (const index of [0, 1, 2, 3])
    await answers
      .nth(index)
      .getByRole('button', { name: index === 0 ? 'Đồng ý' : 'Không', exact: true })
      .click();
  await sign(page);
  await sheet.getByRole('button', { name: 'Ký và trả máy' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Ký tên: đồng ý 1 trên 4 việc')).toBeVisible();

  await cable.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Thao tác khác' }).first().click();
  await page.getByRole('menuitem', { name: 'Xóa vĩnh viễn theo yêu cầu của khách…' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill(CLIENT);
  await question.getByRole('button', { name: 'Xóa vĩnh viễn' }).click();
  await expect(page.getByText(`Đã xóa vĩnh viễn dữ liệu của ${CLIENT}`)).toBeVisible();
  await expect(page.getByRole('link', { name: CLIENT })).toHaveCount(0);
});

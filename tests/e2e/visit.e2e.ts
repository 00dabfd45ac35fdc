import { expect, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { addClient, openClient } from './support/steps';

const CLIENT = 'Đặng Thị Số Đo';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
let device: Device;

test.beforeAll(async ({ lan }) => {
  ({ device, cable } = await takeLan(lan));
  await cable.cut();
});

async function openVisit(page: Page) {
  // By keyboard, as the toast of the last save may still cover it.
  await page.getByRole('button', { name: 'Thêm lần khám' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  const field = (name: string) =>
    dialog.getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}`)).first();
  return { dialog, field, save: dialog.getByRole('button', { name: 'Lưu', exact: true }) };
}

test('E04 a visit with measures, laboratory values in another unit, and a note by ADIME', async () => {
  const { page } = device;
  await page.goto('/expert/clients');
  await addClient(page, CLIENT);
  await openClient(page, CLIENT);
  const { dialog, field, save } = await openVisit(page);
  await field('Ngày khám').fill('2026-09-01');
  await field('Cân nặng (kg)').fill('65,2');
  await field('Vòng eo').fill('86');
  await field('Huyết áp tâm thu (mmHg)').fill('132');
  await field('Huyết áp tâm trương (mmHg)').fill('78');
  await dialog.getByRole('button', { name: /Xét nghiệm/ }).click();
  await dialog.getByLabel('Đơn vị của Đường huyết đói').selectOption('mg/dL');
  await field('Đường huyết đói').fill('126');
  await field('Cách ghi').selectOption('adime');
  await field('A – Đánh giá').fill('Đáp ứng tốt.');
  await field('I – Can thiệp').fill('Bớt rau dền.');
  await field('Hẹn tái khám').fill('2026-12-16');
  await field('Giờ hẹn').fill('08:30');
  await field('Ngày khách đồng ý lưu dữ liệu sức khỏe').fill('2026-09-01');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Huyết áp 132/78 mmHg')).toBeVisible();
  await expect(page.getByText('Đường huyết đói 7 mmol/L').first()).toBeVisible();
  await expect(page.getByText('A – Đánh giá: Đáp ứng tốt.')).toBeVisible();
  await expect(page.getByText('Hẹn tái khám 16/12/2026 · 08:30')).toBeVisible();
  await expect(page.getByText('Khách đồng ý lưu dữ liệu sức khỏe ngày 01/09/2026')).toBeVisible();
});

test('E04 charts are drawn in the colours of the mode', async () => {
  const { page } = device;
  const { dialog, field, save } = await openVisit(page);
  await field('Huyết áp tâm thu (mmHg)').fill('124');
  await field('Huyết áp tâm trương (mmHg)').fill('74');
  await save.click();
  await expect(dialog).toBeHidden();
  const charts = page.getByRole('region', { name: 'Diễn biến số đo và xét nghiệm' });
  const pressure = charts.getByRole('img', { name: /^Huyết áp: / });
  await expect(pressure).toBeVisible();
  await expect(pressure.locator('canvas')).toBeVisible();
  const pixels = () =>
    pressure.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const light = await pixels();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(pixels).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
});

test('E04 what was measured replicates', async ({ product }) => {
  const { page } = device;
  await cable.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const bodies = (await product.documents('workspace-demo-lan')).map(
    ({ body }) => body as Record<string, unknown> | undefined,
  );
  const client = bodies.find((body) => body?.clientName === CLIENT);
  const visit = bodies.find(
    (body) => body?.clientId === client?.id && body?.visitDate === '2026-09-01',
  );
  expect(visit).toMatchObject({
    measures: { waist: 86, systolic: 132, diastolic: 78, glucose: 6.9938 },
    noteScheme: 'adime',
    structuredNote: { assessment: 'Đáp ứng tốt.', intervention: 'Bớt rau dền.' },
    nextVisitDate: '2026-12-16',
    nextVisitTime: '08:30',
    consentDate: '2026-09-01',
  });
});

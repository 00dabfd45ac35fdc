import { expect, type Page } from 'playwright/test';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { addFood, startPersonalMenu } from './support/steps';

test.describe.configure({ mode: 'serial' });

interface Person {
  name: string;
  born: number;
  gender: 'Nam' | 'Nữ';
  height: string;
  weight: string;
  conditions?: string[];
  medicines?: string[];
  allergies?: string[];
}

let tablet: Device;

test.beforeAll(async ({ lan }) => {
  tablet = (await takeLan(lan)).device;
  await expect(syncBadge(tablet.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

async function addPerson(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên khách hàng').fill(person.name);
  await dialog.getByRole('button', { name: /chi tiết/i }).click();
  await dialog.getByLabel('Ngày sinh', { exact: true }).fill(String(person.born));
  await dialog.getByLabel('Giới tính').selectOption(person.gender);
  await dialog.getByLabel('Chiều cao').fill(person.height);
  await dialog.getByLabel('Cân nặng', { exact: false }).first().fill(person.weight);
  for (const condition of person.conditions ?? []) {
    await dialog.getByRole('combobox', { name: 'Vấn đề sức khỏe' }).fill(condition);
    await page.keyboard.press('Enter');
  }
  for (const allergy of person.allergies ?? []) {
    await dialog.getByRole('combobox', { name: 'Dị ứng' }).fill(allergy);
    await page.keyboard.press('Enter');
  }
  for (const medicine of person.medicines ?? []) {
    await dialog.getByRole('combobox', { name: 'Thuốc đang dùng' }).fill(medicine);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('G1 a peanut allergy must be answered before the menu is assigned, and the reason is kept', async ({
  product,
}) => {
  const { page } = tablet;
  const name = 'Chị Lê Dị Ứng';
  const allergies = ['Đậu phộng'];
  await addPerson(page, {
    name,
    born: 1990,
    gender: 'Nữ',
    height: '158',
    weight: '55',
    allergies,
  });
  await startPersonalMenu(page, name, /Giảm cân|Duy trì|Ăn cân bằng|kcal/);
  await addFood(page, 'lạc rang', '20 g');
  await page.getByRole('button', { name: 'Lưu thực đơn' }).click();
  const question = page.getByRole('alertdialog', { name: 'Thực đơn có món gây dị ứng' });
  await question.getByRole('button', { name: /Vẫn/ }).click();
  await expect(question).toBeVisible();
  await question.getByLabel(/Lý do/).fill('Đã thử dưới theo dõi của bác sĩ.');
  await question.getByRole('button', { name: /Vẫn/ }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/Đã lưu trên máy/).first()).toBeVisible();
  const assigned = async () =>
    (await product.documents('workspace-demo-lan')).flatMap(({ body }) => {
      const client = body as { clientName?: string; assignedMenus?: unknown } | undefined;
      return client?.clientName === name ? [client.assignedMenus] : [];
    });
  await expect
    .poll(assigned, { timeout: 90_000 })
    .toMatchObject([[{ allergyReason: 'Đã thử dưới theo dõi của bác sĩ.' }]]);
});

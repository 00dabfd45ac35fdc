import { expect, type Locator, type Page } from 'playwright/test';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { addFood, dayTotals, openClient, startPersonalMenu } from './support/steps';

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

/** Adds a client with what figures depend on, as a dietitian types it. */
async function addPerson(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Khách hàng', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên khách hàng').fill(person.name);
  await dialog.getByRole('button', { name: /chi tiết/i }).click();
  await dialog.getByLabel('Năm sinh').fill(String(person.born));
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

/** What the panel says of a nutrient: its amount, and what is remarked. */
function said(page: Page, nutrient: string): Locator {
  const row = dayTotals(page)
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${nutrient}`) });
  return row.first();
}

/** The masters in the order in which they are offered to a client whose wizard is open. */
async function offered(page: Page): Promise<{ name: string; text: string }[]> {
  const articles = page.getByRole('article');
  await expect(articles.first()).toBeVisible();
  return Promise.all(
    (await articles.all()).map(async (article) => ({
      name: await article.getByRole('heading').innerText(),
      text: await article.innerText(),
    })),
  );
}

/** Begins a personal menu up to the choice of a master. */
async function chooseClient(page: Page, client: string): Promise<void> {
  await page.getByRole('link', { name: 'Thực đơn', exact: true }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thực đơn', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Tạo thực đơn mới' }).first().click();
  await page.getByRole('button', { name: /Thực đơn cá nhân/ }).click();
  await page.getByRole('searchbox').first().fill(client);
  await page.getByRole('button', { name: new RegExp(client) }).click();
  await expect(page.getByRole('heading', { name: 'Chọn thực đơn gốc' })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  // What an earlier save said stands for seconds.
  await expect(page.getByText(/Đã lưu trên máy/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Lưu thực đơn' }).click();
  await expect(page.getByText(/Đã lưu trên máy/).first()).toBeVisible();
}

test('E11 P14 60 g of fish sauce in a menu with little salt is counted, and never green', async () => {
  const { page } = tablet;
  await addPerson(page, {
    name: 'Bà Mai Huyết Áp',
    born: 1966,
    gender: 'Nữ',
    height: '155',
    weight: '58',
    conditions: ['Tăng huyết áp'],
  });
  await startPersonalMenu(page, 'Bà Mai Huyết Áp', /Tăng huyết áp 1600 kcal ăn nhạt/);
  await expect(said(page, 'Natri')).toContainText('đạt · tối đa 2.000 mg');
  await addFood(page, 'nước mắm', '60 g');
  // 60 g × 7.720 mg/100 g of "Nước mắm" (USDA FoodData Central) and what was there.
  await expect(said(page, 'Natri')).toContainText('cao · tối đa 2.000 mg');
  const milligrams = Number(
    (await said(page, 'Natri').locator('dd').first().innerText()).replace(/\D/g, ''),
  );
  expect(milligrams).toBeGreaterThan(5000);
  expect(milligrams).toBeLessThan(6500);
  await expect(dayTotals(page)).toContainText(
    'Natri lý tưởng là dưới 1.500 mg mỗi ngày. AHA/ACC 2025',
  );
  await save(page);
});

test('E10 E11 a boy of 12 is measured against the 2016 table and WHO, and offered no mother’s and no dieter’s menu', async () => {
  const { page } = tablet;
  const name = 'Bé Khôi Mười Hai';
  await addPerson(page, { name, born: 2014, gender: 'Nam', height: '150', weight: '40' });
  await openClient(page, name);
  const growth = page.getByRole('region', { name: 'Tăng trưởng theo WHO' });
  await expect(growth).toContainText(
    /Chiều cao theo tuổi 150 cm: bách phân vị \d+ · .* · bình thường/,
  );
  await chooseClient(page, name);
  const menus = await offered(page);
  for (const { name: menu, text } of menus) {
    // The bands of an adult's BMI say nothing of a child.
    expect(text, menu).not.toContain('BMI dưới 18,5');
    if (/Cho con bú|Thai kỳ|Giảm cân/.test(menu)) expect(text, menu).toContain('Không nên');
    else if (!/Học sinh|Trẻ/.test(menu)) expect(text, menu).not.toMatch(/^Hợp$/m);
  }
  await page
    .getByRole('button', { name: /Học sinh trung học/ })
    .first()
    .click();
  await expect(dayTotals(page)).toContainText('Nhu cầu khuyến nghị 2016 (QĐ 2615/QĐ-BYT)');
  await expect(dayTotals(page)).not.toContainText('Mifflin');
  await expect(said(page, 'Canxi')).toContainText('tối thiểu 1.000 mg');
  await save(page);
});

test('E11 P14 a pregnant woman’s calcium and iron are those of her state', async () => {
  const { page } = tablet;
  const name = 'Chị Hoa Mang Thai';
  const conditions = ['Mang thai 3 tháng giữa'];
  await addPerson(page, {
    name,
    born: 1996,
    gender: 'Nữ',
    height: '158',
    weight: '60',
    conditions,
  });
  await startPersonalMenu(page, name, /Thai kỳ 3 tháng giữa 2200 kcal/);
  await expect(said(page, 'Canxi')).toContainText('tối thiểu 1.200 mg');
  await expect(said(page, 'Sắt')).toContainText(/thấp · tối thiểu 41,1 mg .* bảng 2016/);
  // The table's energy of a woman of 30 and 250 kcal for the second trimester, not a formula that knows no child.
  await expect(dayTotals(page)).toContainText('Đã cộng 250 kcal cho thai kỳ hoặc cho con bú.');
  await expect(dayTotals(page)).not.toContainText('Mifflin');
  await save(page);
});

test('E10 E11 CKD 3a with gout and diabetes: whose rule each limit is, and no muscle menu first', async () => {
  const { page } = tablet;
  const name = 'Bà Tư Ba Bệnh';
  const conditions = ['Đái tháo đường típ 2', 'Suy thận độ 3a', 'Gút'];
  await addPerson(page, {
    name,
    born: 1962,
    gender: 'Nữ',
    height: '152',
    weight: '61',
    conditions,
  });
  await openClient(page, name);
  const limits = page.getByRole('region', { name: 'Giới hạn theo người này' });
  await expect(limits).toContainText('Kali');
  await expect(limits).toContainText(
    'Bệnh thận mạn: chưa đặt mức tối đa, do bạn đặt theo xét nghiệm',
  );
  await expect(limits).toContainText(/Đạm tối đa 49 g\s*Bệnh thận mạn · ADA 2026/);
  await expect(limits).toContainText(
    /Năng lượng tối thiểu 1.525 kcal, tối đa 2.135 kcal\s*Bệnh thận mạn · KDOQI 2020/,
  );
  await expect(limits).toContainText(/Gút.*ACR 2020/);
  await chooseClient(page, name);
  const menus = await offered(page);
  for (const { name: menu, text } of menus)
    if (/Tăng c|Sau phẫu thuật|Thai kỳ|Trẻ|Cho con bú/.test(menu))
      expect(text, menu).toContain('Không nên');
  const samples = menus.filter(({ text }) => text.includes('của Thực đơn mẫu Bữa Lành'));
  expect(samples[0]?.name).toMatch(/^Bệnh thận mạn/);
  expect(samples[0]?.text).not.toContain('Không nên');
  await page
    .getByRole('button', { name: /Bệnh thận mạn kèm đái tháo đường/ })
    .first()
    .click();
  await expect(dayTotals(page)).toContainText('Đưa về giới hạn của Bệnh thận mạn: năng lượng, đạm');
  await expect(dayTotals(page)).toContainText('/ 1.525 kcal');
  await save(page);
});

test('E10 the expert’s own limit needs a reason, is saved, counts in the menu and is taken back', async () => {
  const { page } = tablet;
  const name = 'Bà Tư Ba Bệnh';
  await openClient(page, name);
  const limits = page.getByRole('region', { name: 'Giới hạn theo người này' });
  const dialog = page.getByRole('dialog', { name: 'Đặt giới hạn của bạn' });
  const keep = () => dialog.getByRole('button', { name: 'Lưu giới hạn' }).click();
  await limits.getByRole('button', { name: 'Sửa giới hạn: Kali' }).click();
  await dialog.getByLabel(/^Tối đa/).fill('2.000');
  await keep();
  await expect(dialog.getByText(/lý do/i).last()).toBeVisible();
  await dialog.getByLabel('Lý do (bắt buộc)').fill('Kali máu 5,6 mmol/L');
  await keep();
  await expect(dialog).toBeHidden();
  await expect(limits).toContainText(/Kali tối đa 2\.000 mg[^]*Kali máu 5,6 mmol\/L/);
  await page.reload();
  await expect(limits).toContainText(/Kali tối đa 2\.000 mg/);
  await startPersonalMenu(page, name, /Bệnh thận mạn kèm đái tháo đường/);
  await expect(said(page, 'Kali')).toContainText('tối đa 2.000 mg');
  await save(page);
  await openClient(page, name);
  await limits.getByRole('button', { name: 'Sửa giới hạn: Kali' }).click();
  await expect(dialog.getByLabel(/^Tối đa/)).toHaveValue('2000');
  await dialog.getByRole('button', { name: 'Bỏ giới hạn của bạn' }).click();
  await expect(dialog).toBeHidden();
  await expect(limits).toContainText('chưa đặt mức tối đa, do bạn đặt theo xét nghiệm');
});

test('G1 medicines: warfarin every day, pomelo and star fruit where the day has them, each with its source', async () => {
  const { page } = tablet;
  const name = 'Ông Ba Uống Thuốc';
  await addPerson(page, {
    name,
    born: 1960,
    gender: 'Nam',
    height: '165',
    weight: '60',
    conditions: ['Suy thận độ 3a'],
    medicines: ['Warfarin', 'Simvastatin'],
  });
  await startPersonalMenu(page, name, /Bệnh thận mạn/);
  await expect(dayTotals(page)).toContainText(
    'Warfarin: Giữ lượng vitamin K đều mỗi ngày, không phải ăn thật ít. NIH ODS',
  );
  await expect(dayTotals(page)).not.toContainText('bưởi chùm (Bưởi)');
  await addFood(page, 'bưởi', '100 g');
  await expect(dayTotals(page)).toContainText(/như bưởi chùm\. \(Bưởi\) GPnotebook; FDA/);
  await addFood(page, 'khế ngọt', '50 g');
  await expect(dayTotals(page)).toContainText(
    /Khế: không ăn.*\(Khế ngọt\) National Kidney Foundation/,
  );
  await save(page);
});

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
  // By a part of a dish, too: the bridge from the recipe to its ingredient.
  await addFood(page, 'lạc rang', '20 g');
  await page.getByRole('button', { name: 'Lưu thực đơn' }).click();
  const question = page.getByRole('alertdialog', { name: 'Thực đơn có món gây dị ứng' });
  await question.getByRole('button', { name: /Vẫn/ }).click();
  await expect(question).toBeVisible();
  await question.getByLabel(/Lý do/).fill('Đã thử dưới theo dõi của bác sĩ.');
  await question.getByRole('button', { name: /Vẫn/ }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/Đã lưu trên máy/).first()).toBeVisible();
  // The pill still says so of what was there before.
  const assigned = async () =>
    (await product.documents('workspace-demo-lan')).flatMap(({ body }) => {
      const client = body as { clientName?: string; assignedMenus?: unknown } | undefined;
      return client?.clientName === name ? [client.assignedMenus] : [];
    });
  await expect
    .poll(assigned, { timeout: 90_000 })
    .toMatchObject([[{ allergyReason: 'Đã thử dưới theo dõi của bác sĩ.' }]]);
});

test('G1 giving a menu with a peanut to the client asks for a reason, too, and keeps it', async ({
  product,
}) => {
  const { page } = tablet;
  await startPersonalMenu(page, 'Chị Lê Dị Ứng', /Giảm cân|Duy trì|Ăn cân bằng|kcal/);
  await addFood(page, 'lạc rang', '20 g');
  await page.getByRole('button', { name: /^Giao cho khách/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Thực đơn có món gây dị ứng' });
  await question.getByRole('button', { name: /Vẫn/ }).click();
  await expect(question).toBeVisible();
  await question.getByLabel(/Lý do/).fill('Chị vẫn ăn lạc rang hằng ngày.');
  await question.getByRole('button', { name: /Vẫn/ }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Đã xuất bản thực đơn').first()).toBeVisible();
  const given = async () =>
    (await product.documents('workspace-demo-lan')).flatMap(({ body }) => {
      const client = body as { assignedMenus?: { allergyReason?: string }[] } | undefined;
      return (client?.assignedMenus ?? []).map(({ allergyReason }) => allergyReason);
    });
  await expect.poll(given, { timeout: 90_000 }).toContain('Chị vẫn ăn lạc rang hằng ngày.');
});

test('P26 what is chosen says its glycaemic index and purine, and that meat has no index', async () => {
  const { page } = tablet;
  await startPersonalMenu(page, 'Chị Lê Dị Ứng', /kcal/);
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const dialog = page.getByRole('dialog');
  const chosen = dialog.getByRole('region', { name: 'Món đã chọn' });
  const choose = async (food: string) => {
    await dialog.getByRole('combobox').first().fill(food);
    await dialog.getByRole('option', { name: food }).first().click();
  };
  await choose('Ổi');
  await expect(chosen).toContainText('GI 29, đo trên món tương tự (Bảng GI quốc tế 2021)');
  await choose('Thịt heo nạc');
  await expect(chosen).toContainText('không có bột đường: không có GI · purin 120 mg/100 g');
});

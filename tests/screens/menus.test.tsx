// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalData } from '../../src/data/types';
import { clientWith } from '../support/newClient';
import { demoData } from './support/memoryData';
import {
  findAll,
  chooseFile,
  fill,
  fillField,
  find,
  key,
  press,
  pressOn,
  says,
  getText,
  the,
} from './support/page';
import {
  addressNow,
  beginScreen,
  endScreen,
  endScreens,
  eventually,
  openScreen,
  toastTexts,
} from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const lineNames = (): string[] =>
  findAll('button', /^Đổi thứ tự /).map((one) =>
    (one.getAttribute('aria-label') ?? '').replace('Đổi thứ tự ', ''),
  );
const totals = (): string => getText(document.querySelector('[aria-label="Dinh dưỡng cả ngày"]'));

async function startMenu(data: LocalData, client: string, master: RegExp): Promise<void> {
  await openScreen(data, `/expert/daily-menus/create?client=${client}`);
  await press('button', master);
  await find('field', /^Tên thực đơn/);
  await eventually(() => expect(totals()).toMatch(/kcal/));
}

const MAI = 'demo-lan-client-mai';

async function choose(menu: string, entry: string): Promise<void> {
  await press('button', menu);
  await press('menuitem', entry);
}

const adjusting = (): HTMLElement => the('dialog', /^Chỉnh về /);

describe('G5 exchanges', () => {
  it('G5 a dish is changed for another of its kind, and taken back', async () => {
    await startMenu(demoData(), MAI, /Giảm cân/);
    const before = lineNames();
    for (const name of before) {
      await choose(`Thao tác với ${name}`, 'Đổi món');
      const dialog = await find('dialog', `Đổi món: ${name}`);
      await says(
        /Đổi sang |Không có món cùng loại nào|Món này không đổi lấy món khác/,
        () => dialog,
      );
      const [offer] = findAll('button', /^Đổi sang /, dialog);
      if (!offer) {
        await press('button', 'Đóng', dialog);
        continue;
      }
      expect(getText(dialog)).toContain(
        'Không có món gây dị ứng đã ghi, món không hợp thuốc, bệnh hay cách ăn của khách',
      );
      const other = getText(offer.querySelector('bdi'));
      await pressOn(offer);
      const changed = before.map((one, at) => (at === before.indexOf(name) ? other : one));
      await eventually(() => expect(lineNames()).toEqual(changed));
      await press('button', 'Hoàn tác thay đổi gần nhất');
      await eventually(() => expect(lineNames()).toEqual(before));
      return;
    }
    throw new Error('no line has an exchange');
  });

  it('G5 what is offered to somebody with gout says what changes, and has no offal, beer or topping', async () => {
    const data = demoData({
      clients: [
        clientWith({
          id: 'gout',
          workspaceId: 'demo-lan',
          expertId: 'demo-lan',
          clientName: 'Anh Trần Gút',
          birthYear: 1985,
          gender: 'male',
          height: 170,
          weight: 72,
          medicalConditions: ['Gút', 'Tăng huyết áp'],
        }),
      ],
    });
    await startMenu(data, 'gout', /kcal/);
    const offers: string[] = [];
    for (const name of lineNames().slice(0, 4)) {
      await choose(`Thao tác với ${name}`, 'Đổi món');
      const dialog = await find('dialog', `Đổi món: ${name}`);
      await says(
        /Đổi sang |Không có món cùng loại nào|Món này không đổi lấy món khác/,
        () => dialog,
      );
      offers.push(...findAll('button', /^Đổi sang /, dialog).map(getText));
      await press('button', 'Đóng', dialog);
    }
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(offer).not.toMatch(/Đổi sang (hành phi|sa tế|bia|rượu|gan|lòng|tim|cật)/iu);
      expect(offer).toMatch(/kcal · đạm/u);
    }
    expect(offers.join()).toMatch(/(bớt|thêm)\s[\d.,]+\smg (natri|kali|purin)/u);
  });

  it('G5 a day is brought to the prescription: said first, then applied, one step of undo', async () => {
    await startMenu(demoData(), MAI, /Giảm cân/);
    const before = totals();
    await press('button', /^Chỉnh về [\d.]+ kcal \/ \d+ g đạm$/);
    await says('Chưa có gì thay đổi cho tới khi bạn áp dụng.');
    await says(/Sau khi chỉnh ?[\d.]+ kcal · đạm/, adjusting);
    await press('button', 'Hủy', adjusting());
    expect(totals()).toBe(before);
    await press('button', /^Chỉnh về /);
    await says(/Sau khi chỉnh/, adjusting);
    const count = adjusting().querySelectorAll('li').length - 1;
    await press('button', 'Áp dụng', adjusting());
    await says(`Đã chỉnh lượng của ${count} món`);
    await eventually(() => expect(totals()).not.toBe(before));
    await press('button', 'Hoàn tác thay đổi gần nhất');
    await eventually(() => expect(totals()).toBe(before));
  });
});

const ALLERGIC = 'c1';
const dataOfAllergic = (): LocalData =>
  demoData({
    clients: [
      clientWith({
        id: ALLERGIC,
        workspaceId: 'demo-lan',
        expertId: 'demo-lan',
        clientName: 'Chị Lê Dị Ứng',
        birthYear: 1990,
        gender: 'female',
        height: 158,
        weight: 55,
        allergies: ['Đậu phộng'],
      }),
    ],
  });

describe('G1 a menu with something that its client must not eat', () => {
  it('G1 is given only with a reason, which is kept, and a part of a dish counts', async () => {
    const data = dataOfAllergic();
    await startMenu(data, ALLERGIC, /kcal/);
    await press('button', 'Thêm món');
    const dialog = await find('dialog');
    const [search] = findAll('field', /./s, dialog);
    await fillField(search!, 'lạc rang');
    await find('option', /./s, dialog);
    await key(search!, 'Enter');
    const amount = await find('field', /^Lượng /, dialog);
    await fillField(amount, '20 g');
    await key(amount, 'Enter');
    await says(/Đã thêm /, () => dialog);
    await press('button', 'Đóng', dialog);
    await press('button', /^Giao cho khách/);
    const question = await find('alertdialog', 'Thực đơn có món gây dị ứng');
    await press('button', /Vẫn/, question);
    expect(findAll('alertdialog', 'Thực đơn có món gây dị ứng')).toHaveLength(1);
    await fill(/Lý do/, 'Chị vẫn ăn lạc rang hằng ngày.', question);
    await press('button', /Vẫn/, question);
    await expect
      .poll(async () =>
        (await data.clients.get(ALLERGIC))?.assignedMenus.map(({ allergyReason }) => allergyReason),
      )
      .toEqual(['Chị vẫn ăn lạc rang hằng ngày.']);
  });
});

describe('E08 E09 fields of a menu', () => {
  it('E08 what a menu lacks before it is given is told in one message', async () => {
    const data = demoData();
    await startMenu(data, MAI, /Giảm cân/);
    await fill('Mô tả', 'ngắn');
    await press('button', 'Giao cho khách');
    await eventually(() =>
      expect(toastTexts().join()).toMatch(/Không thể xuất bản.*Mô tả phải có ít nhất 10 ký tự/s),
    );
    await fill('Mô tả', 'Một ngày đủ bữa cho chị Mai.');
    await press('button', 'Giao cho khách');
    await eventually(() => expect(toastTexts().join()).toContain('Đã xuất bản thực đơn'));
    expect(addressNow()).toContain('/expert/');
  });

  it.each([
    ['thuc-don.pdf', 'application/pdf', 4, 'Vui lòng chọn file ảnh.'],
    ['lon.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1, 'Kích thước ảnh không được vượt quá 5MB.'],
  ])('E09 a cover is an image of at most 5 MB: %s', async (name, type, size, message) => {
    await openScreen(demoData(), '/expert/daily-menus/create?step=form');
    await press('button', /Thực đơn gốc/);
    const cover = await find('group', 'Ảnh bìa');
    await pressOn(findAll('button', /./s, cover)[0]!);
    const dialog = await find('dialog');
    await press('tab', 'Tải lên', dialog);
    await eventually(() => {
      if (!dialog.querySelector('input[type=file]')) throw new Error('no field for a file');
    });
    await chooseFile(new File([new Uint8Array(size)], name, { type }), dialog);
    await says(message);
  });
});

it('E06 E09 a first master is called private, and its draft is saved by name', async () => {
  const data = demoData();
  for (const name of ['menus', 'recipes', 'articles'] as const)
    for (const { id } of await data[name].all()) await data[name].remove(id);
  await openScreen(data, '/expert/daily-menus/create');
  await eventually(() =>
    expect(getText(the('button', /Thực đơn gốc/))).toContain('Riêng tư cho đến khi bạn đồng ý'),
  );
  await press('button', /Thực đơn gốc/);
  await fillField(await find('field', /^Tên thực đơn/), 'Khung nháp');
  await press('button', 'Lưu bản nháp');
  await eventually(async () => {
    const saved = (await data.menus.all()).find(({ name }) => name === 'Khung nháp');
    expect(saved).toMatchObject({ kind: 'master', status: 'draft', isPublic: false });
  });
});

it('E06 who has agreed to publish reads that a master is public', async () => {
  await openScreen(demoData(), '/expert/daily-menus/create');
  await says('Khung dùng lại cho nhiều khách hàng. Mặc định công khai.');
});

const aImage = async (): Promise<Blob> => new Blob(['jpeg'], { type: 'image/jpeg' });
const card = (): HTMLElement => the('article', /Có bìa/);

it('E09 a cover stands in the list, where a client’s menu begins from a master, and in its preview', async () => {
  const data = demoData();
  const master = (await data.menus.all()).find(({ kind }) => kind === 'master');
  if (!master) throw new Error('the demo practice has no master');
  const cover = '/images/demo-lan/i1/thumbnail';
  await data.menus.update(master.id, (menu) => ({ ...menu, name: 'Có bìa', coverImage: cover }));
  const withImage = { ...data, imageFiles: { ...data.imageFiles, read: aImage } };
  await openScreen(withImage, '/expert/daily-menus');
  await eventually(() => expect(card().querySelectorAll('img')).toHaveLength(1));
  await openScreen(withImage, `/expert/daily-menus/create?client=${MAI}`);
  await eventually(() => expect(card().querySelectorAll('img')).toHaveLength(1));
  await press('button', /^Xem trước/, card());
  const dialog = await find('dialog');
  await eventually(() => expect(dialog.querySelectorAll('img')).toHaveLength(1));
});

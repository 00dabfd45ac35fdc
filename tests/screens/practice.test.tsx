// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { demoData, memoryData } from './support/memoryData';
import { findAll, chooseFile, fill, find, press, says, getText } from './support/page';
import {
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

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const preview = (): HTMLElement => {
  const sheet = document.querySelector<HTMLElement>('.sheet.short');
  if (!sheet) throw new Error('no preview of the paper');
  return sheet;
};

async function businessData() {
  const data = demoData({}, { plan: 'business' });
  const notice = (await data.notices.all()).find(({ kind }) => kind === 'account');
  const account = { status: 'approved', plan: 'business', maxClients: 0 };
  return { ...data, notices: memoryData({ notices: [{ ...notice, account }] }).notices };
}

it('P12 on business the paper has the practice’s name, colour and footer, seen while they are typed, and kept', async () => {
  const data = await businessData();
  await openScreen(data, '/expert/practice');
  await fill('Tên phòng dinh dưỡng', 'Dinh dưỡng An Nhiên');
  await fill('Dòng giới thiệu', 'Ăn đủ, sống khỏe');
  await fill('Chân trang', '12 Lê Lợi, Quận 1');
  await fill('Màu', '#8a2be2');
  await says('Dinh dưỡng An Nhiên', preview);
  await says('12 Lê Lợi, Quận 1', preview);
  expect(preview().querySelector('img')).toBeNull();
  await openScreen(data, '/expert/practice');
  const name = (await find('field', 'Tên phòng dinh dưỡng')) as HTMLInputElement;
  await eventually(() => expect(name.value).toBe('Dinh dưỡng An Nhiên'));
  await press('button', 'Lưu');
  await expect
    .poll(async () => data.practices.get('practice'))
    .toMatchObject({ name: 'Dinh dưỡng An Nhiên', colour: '#8a2be2' });
  expect(await data.practices.get('practice')).not.toHaveProperty('logo');
});

it.each([
  ['lon.png', new Uint8Array(5 * 1024 * 1024 + 1), 'Kích thước ảnh không được vượt quá 5MB.'],
  ['logo.png', new TextEncoder().encode(SCRIPT), 'Logo phải là ảnh PNG, JPEG hoặc WebP.'],
])('P12 a logo that is %s is refused in words', async (name, bytes, message) => {
  await openScreen(await businessData(), '/expert/practice');
  await find('field', 'Tên phòng dinh dưỡng');
  await chooseFile(new File([bytes], name, { type: 'image/png' }));
  await eventually(() => expect(getText() + toastTexts().join()).toContain(message));
  expect(getText(preview())).not.toBe('');
  expect(findAll('button', 'Bỏ logo').length).toBe(0);
});

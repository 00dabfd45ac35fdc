// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../support/newClient';
import { demoData } from './support/memoryData';
import { findAll, fill, find, press, says, getText, the } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const CLIENT = 'c1';
const detail = `/expert/clients/${CLIENT}/detail`;
const createData = (change: object) =>
  demoData({
    clients: [
      clientWith({
        id: CLIENT,
        workspaceId: 'demo-lan',
        expertId: 'demo-lan',
        clientName: 'Bà Tư Huế',
        ...change,
      }),
    ],
  });

describe('E04 what a record says is kept, or said not to be', () => {
  it('customs are read into chips that are confirmed one by one; the rest is listed', async () => {
    const data = createData({
      dietaryRestrictions: 'Ăn chay ngày rằm, mồng một. Móm răng, ăn mềm. Thích hát ru',
    });
    await openScreen(data, detail);
    const customs = await find('region', 'Thói quen đã đọc từ hồ sơ');
    await says('Ăn chay ngày 1, 15 âm lịch', () => customs);
    await says('Không tính đến: Thích hát ru', () => customs);
    await press('button', /^Xác nhận: Ăn chay ngày 1, 15/, customs);
    await says('đã xác nhận', () => customs);
    await press('button', 'Không tính: Thức ăn mềm', customs);
    await find('button', 'Tính lại: Thức ăn mềm', customs);
    const stored = await data.clients.get(CLIENT);
    expect(stored?.customs).toEqual([
      { key: 'chay:1.15', state: 'kept' },
      { key: 'texture:soft', state: 'dropped' },
    ]);
  });

  it('allergies that were typed and never added are saved, also beyond the room of the field', async () => {
    const data = createData({});
    await openScreen(data, `${detail}?edit=${CLIENT}`);
    const dialog = await find('dialog', 'Sửa hồ sơ khách hàng');
    await fill('Dị ứng', 'tôm, cua, mực, sò, cá, lạc, sữa bò', dialog);
    await press('button', 'Lưu', dialog);
    await eventually(() => expect(findAll('dialog', 'Sửa hồ sơ khách hàng')).toEqual([]));
    const stored = await data.clients.get(CLIENT);
    expect(stored?.allergies.map((one) => one.toLowerCase())).toEqual([
      'tôm',
      'cua',
      'mực',
      'sò',
      'cá',
      'lạc',
      'sữa bò',
    ]);
  });

  it('a birthday is typed day first, shown as it was read, and gives one age', async () => {
    const data = createData({});
    await openScreen(data, `${detail}?edit=${CLIENT}`);
    const dialog = await find('dialog', 'Sửa hồ sơ khách hàng');
    await fill('Ngày sinh', '3 tháng 4 năm 1990', dialog);
    await press('button', 'Lưu', dialog);
    await eventually(() => expect(findAll('dialog', 'Sửa hồ sơ khách hàng')).toEqual([]));
    const stored = await data.clients.get(CLIENT);
    expect(stored).toMatchObject({ birthYear: 1990, birthMonth: 4, birthDay: 3 });
    await says(/\d+ tuổi \(sinh 03\/04\/1990\)/);
  });

  it('a value that another tab saved meanwhile is named before it is written over', async () => {
    const data = createData({ weight: 58 });
    await openScreen(data, `${detail}?edit=${CLIENT}`);
    const dialog = await find('dialog', 'Sửa hồ sơ khách hàng');
    await fill(/^Cân nặng \(kg\)|^Cân nặng$/, '61', dialog);
    await data.clients.update(CLIENT, (client) => ({ ...client, weight: 60 }));
    await press('button', 'Lưu', dialog);
    await says(/Nơi khác vừa lưu: Cân nặng “60”/, () => dialog);
    expect((await data.clients.get(CLIENT))?.weight).toBe(60);
    await press('button', 'Lưu', dialog);
    await eventually(() => expect(findAll('dialog', 'Sửa hồ sơ khách hàng')).toEqual([]));
    expect((await data.clients.get(CLIENT))?.weight).toBe(61);
  });

  it('a record that may be of the same person as another one says so', async () => {
    const data = demoData({
      clients: ['Nguyễn Thị Hoà', 'Nguyễn Thị Hòa'].map((clientName, at) =>
        clientWith({
          id: `c${at + 1}`,
          workspaceId: 'demo-lan',
          expertId: 'demo-lan',
          clientName,
          phone: ['0912 345 678', '+84912345678'][at],
        }),
      ),
    });
    await openScreen(data, detail);
    await says('Có thể trùng với một hồ sơ khác');
    await find('link', /Nguyễn Thị Hòa · \+84912345678/);
  });

  it('a value in the wrong unit is offered in the right one, and reads as anaemia', async () => {
    const data = createData({ birthYear: 2011, birthMonth: 3, gender: 'male' });
    await openScreen(data, detail);
    await press('button', 'Thêm lần khám');
    const dialog = await find('dialog', /lần khám/);
    await press('button', /Xét nghiệm/, dialog);
    await fill(/^Hemoglobin/, '10,9', dialog);
    await says('Ý bạn là 10,9 g/dL = 109 g/L?', () => dialog);
    await press('button', 'Dùng g/dL', dialog);
    await says('Hb 109 g/L: thiếu máu vừa (ngưỡng dưới 130 g/L)', () => dialog);
    await fill(/^INR/, '2,4', dialog);
    await fill(/^Nhật ký đường huyết/, '28/11 sáng 6,8\n28/11 tối 8,2', dialog);
    await says('2 lần đo: trung bình 7,5, từ 6,8 đến 8,2 mmol/L', () => dialog);
    await press('button', 'Lưu', dialog);
    await eventually(() => expect(findAll('dialog', /lần khám/)).toEqual([]));
    const [visit] = (await data.consultations.all()).filter(({ clientId }) => clientId === CLIENT);
    expect(visit?.measures).toEqual({ haemoglobin: 109, inr: 2.4 });
    const labs = await find('region', 'Xét nghiệm gần nhất');
    await says('thiếu máu vừa', () => labs);
  });

  it('an old person who weighs too little is proposed for a screening, until there is one', async () => {
    const data = createData({ birthYear: 1954, gender: 'male', height: 165, weight: 47.6 });
    await openScreen(data, detail);
    const screenings = await find('region', 'Sàng lọc dinh dưỡng');
    await says('Nên sàng lọc suy dinh dưỡng', () => screenings);
    await says('BMI 17,5, dưới ngưỡng 20', () => screenings);
    await press('button', 'Sàng lọc', screenings);
    const dialog = await find('dialog', 'Sàng lọc dinh dưỡng');
    await fill('Công cụ', 'mst', dialog);
    await fill(/^Gần đây có sụt cân/, 'unknown', dialog);
    await fill(/^Có ăn kém/, 'no', dialog);
    await fill(/^Người sàng lọc/, 'Lan', dialog);
    await press('button', 'Lưu', dialog);
    await says('MST · 2 điểm', () => the('region', 'Sàng lọc dinh dưỡng'));
    expect(getText(the('region', 'Sàng lọc dinh dưỡng'))).not.toContain('Nên sàng lọc');
  });

  it('a screening is stored with tool, version and who did it', async () => {
    const data = createData({ birthYear: 1950 });
    await openScreen(data, detail);
    await press('button', 'Sàng lọc', await find('region', 'Sàng lọc dinh dưỡng'));
    const dialog = await find('dialog', 'Sàng lọc dinh dưỡng');
    await fill('Công cụ', 'mst', dialog);
    await fill(/^Gần đây có sụt cân/, 'unknown', dialog);
    await fill(/^Có ăn kém/, 'no', dialog);
    await says('2 điểm · Có nguy cơ', () => dialog);
    await press('button', 'Lưu', dialog);
    await says('Ghi tên người sàng lọc.', () => dialog);
    await fill(/^Người sàng lọc/, 'Lan', dialog);
    await press('button', 'Lưu', dialog);
    await says('MST · 2 điểm · Có nguy cơ', () => the('region', 'Sàng lọc dinh dưỡng'));
    const [stored] = await data.records.of('screening').all();
    expect(stored).toMatchObject({
      tool: 'mst',
      version: 'MST · bản diễn đạt 1',
      screenedBy: 'Lan',
      score: 2,
      result: 'risk',
    });
    const { screenedDate: date } = stored!;
    await vi.waitFor(async () =>
      expect((await data.clients.get(CLIENT))?.screening).toEqual({
        tool: 'mst',
        date,
        result: 'risk',
        score: 2,
      }),
    );
    await press('button', /^Xóa sàng lọc MST/);
    await vi.waitFor(async () =>
      expect(await data.clients.get(CLIENT)).not.toHaveProperty('screening'),
    );
  });

  it('screenings of before count once it is asked for', async () => {
    const data = createData({ birthYear: 1950 });
    await data.records.of('screening').insert({
      ...data.newBase(),
      kind: 'screening',
      clientId: CLIENT,
      tool: 'mst',
      version: 'MST · bản diễn đạt 1',
      screenedDate: '2026-11-01',
      screenedBy: 'Lan',
      answers: [],
      score: 3,
      result: 'risk',
    });
    await openScreen(data, detail);
    await press('button', 'Tính theo lần sàng lọc mới nhất');
    await vi.waitFor(async () =>
      expect((await data.clients.get(CLIENT))?.screening).toMatchObject({ score: 3 }),
    );
    await eventually(() => expect(getText()).not.toContain('chưa tính theo lần sàng lọc'));
  });
});

// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalData } from '../../src/data/types';
import type { Consultation } from '../../src/domain/records/consultations';
import type { Plan } from '../../src/domain/records/plans';
import { clientWith } from '../support/newClient';
import { demoData } from './support/memoryData';
import { findAll, fill, fillField, find, key, press, says, getText, the } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const CLIENT = 'c1';
const NAME = 'Đặng Thị Số Đo';
const buildData = (change: object = {}, consultations: readonly Consultation[] = []): LocalData =>
  demoData({
    consultations,
    clients: [
      clientWith({
        id: CLIENT,
        workspaceId: 'demo-lan',
        expertId: 'demo-lan',
        clientName: NAME,
        ...change,
      }),
    ],
  });
const visitIn = async (data: LocalData): Promise<Consultation | undefined> =>
  (await data.consultations.all()).find(({ clientId }) => clientId === CLIENT);
const detail = `/expert/clients/${CLIENT}/detail`;

const AT = '2026-11-01T00:00:00.000Z';

const createPlan = (menuId: string, change: Partial<Plan> = {}): Plan => ({
  id: 'p1',
  workspaceId: 'demo-lan',
  expertId: 'demo-lan',
  createdAt: AT,
  updatedAt: AT,
  name: 'Kế hoạch trứng',
  startDate: '2026-11-30',
  dailyPlans: [{ day: '', snacks: [], lineId: 'd1', order: 1, menuId }],
  ...change,
});

const named = (name: string): RegExp => new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}`);

async function openVisit() {
  await press('button', 'Thêm lần khám');
  const dialog = await find('dialog', /lần khám/);
  return {
    dialog,
    type: (name: string, text: string) => fill(named(name), text, dialog),
    save: () => press('button', 'Lưu', dialog),
    hears: (text: string) => says(text, () => dialog),
    isGone: () => eventually(() => expect(findAll('dialog', /lần khám/).length).toBe(0)),
  };
}

describe('E04 a visit', () => {
  it('E04 refuses what cannot be, keeps what was typed, and is stored in one unit', async () => {
    const data = buildData();
    await openScreen(data, detail);
    const visit = await openVisit();
    await visit.type('Ngày khám', '2026-09-01');
    await visit.type('Huyết áp tâm thu (mmHg)', '78');
    await visit.type('Huyết áp tâm trương (mmHg)', '132');
    await visit.type('Vòng eo', '860');
    await press('button', /Xét nghiệm/, visit.dialog);
    await fill('Đơn vị của Đường huyết đói', 'mg/dL', visit.dialog);
    await visit.type('Đường huyết đói', '1260');
    await visit.save();
    await visit.hears('Vòng eo từ 30 đến 250 cm.');
    await visit.hears('Huyết áp tâm trương phải thấp hơn tâm thu.');
    await visit.hears('Đường huyết đói từ 18 đến 901 mg/dL.');
    await visit.type('Vòng eo', '86');
    await visit.type('Huyết áp tâm thu (mmHg)', '132');
    await visit.type('Huyết áp tâm trương (mmHg)', '78');
    await visit.type('Đường huyết đói', '126');
    await visit.save();
    await visit.isGone();
    await says('Huyết áp 132/78 mmHg');
    await says('Đường huyết đói 7 mmol/L');
    expect(await visitIn(data)).toMatchObject({
      measures: { waist: 86, systolic: 132, diastolic: 78, glucose: 6.9938 },
    });

    // The next one shows readings in the unit that was chosen last.
    const next = await openVisit();
    await press('button', /Xét nghiệm/, next.dialog);
    await next.hears('lần trước 126 (01/09/2026)');
  });

  it('E04 keeps a note in parts, an appointment and a consent', async () => {
    const data = buildData();
    await openScreen(data, detail);
    const visit = await openVisit();
    await visit.type('Cân nặng (kg)', '65,2');
    await visit.type('Cách ghi', 'adime');
    await visit.type('A – Đánh giá', 'Đáp ứng tốt.');
    await visit.type('I – Can thiệp', 'Bớt rau dền.');
    await visit.type('Hẹn tái khám', '2026-12-16');
    await visit.type('Giờ hẹn', '8 giờ');
    await visit.save();
    await visit.hears('Giờ hẹn chưa đúng dạng.');
    await visit.type('Giờ hẹn', '08:30');
    await visit.type('Ngày khách đồng ý lưu dữ liệu sức khỏe', '2026-09-01');
    await visit.save();
    await visit.isGone();
    await says('A – Đánh giá: Đáp ứng tốt.');
    await says('Hẹn tái khám 16/12/2026 · 08:30');
    await says('Khách đồng ý lưu dữ liệu sức khỏe ngày 01/09/2026');
    expect(await visitIn(data)).toMatchObject({
      noteScheme: 'adime',
      structuredNote: { assessment: 'Đáp ứng tốt.', intervention: 'Bớt rau dền.' },
      nextVisitDate: '2026-12-16',
      nextVisitTime: '08:30',
      consentDate: '2026-09-01',
    });
  });

  it('E04 the next one asks after a reading that is far off, and both are drawn', async () => {
    const measures = { waist: 86, systolic: 132, diastolic: 78 };
    const before: Consultation = {
      id: 'v1',
      workspaceId: 'demo-lan',
      expertId: 'demo-lan',
      createdAt: AT,
      updatedAt: AT,
      clientId: CLIENT,
      visitDate: '2026-09-01',
      weight: 65.2,
      measures,
    };
    await openScreen(buildData({}, [before]), detail);
    const visit = await openVisit();
    await visit.hears('lần trước 86 (01/09/2026)');
    await visit.type('Vòng eo', '186');
    await visit.hears('Lệch xa lần trước (86, 01/09/2026). Hãy xem lại con số này.');
    await visit.type('Vòng eo', '84');
    await visit.type('Huyết áp tâm thu (mmHg)', '124');
    await visit.type('Huyết áp tâm trương (mmHg)', '74');
    await visit.save();
    await visit.isGone();
    const charts = await find('region', 'Diễn biến số đo và xét nghiệm');
    await find('img', /^Vòng eo: 2 lần đo, từ 86 /, charts);
    await find('img', /^Huyết áp: .* từ 132\/78 .* 124\/74 mmHg/, charts);
  });

  it('E04 a 24-hour recall is noted in it with the lines of menus', async () => {
    const data = buildData();
    await openScreen(data, detail);
    const visit = await openVisit();
    await press('button', 'Ghi khẩu phần 24 giờ', visit.dialog);
    const recall = await find('dialog', `Khẩu phần 24 giờ của ${NAME}`);
    await press('button', 'Thêm món', recall);
    const add = await find('dialog', /^Thêm món vào/);
    const [search] = findAll('field', /./s, add);
    await fillField(search!, 'pho ga');
    await find('option', /./s, add);
    await key(search!, 'Enter');
    const amount = await find('field', /^Lượng /, add);
    await fillField(amount, '1');
    await key(amount, 'Enter');
    await says(/Đã thêm /, () => add);
    await press('button', 'Đóng', add);
    const compared = await find('row', /^Năng lượng/, recall);
    await says(/[1-9]\d\d/, () => compared);
    await says('Chưa có thực đơn đang dùng để so sánh.', () => recall);
    await press('button', 'Xong', recall);
    await says(/1 món · (≥ )?\d+ kcal · đạm/, () => the('region', 'Nhớ lại 24 giờ'));
    await visit.save();
    await visit.isGone();
    await says(/Nhớ lại 24 giờ: 1 món/);
    const stored = (await data.consultations.all()).find(({ clientId }) => clientId === CLIENT);
    expect(JSON.stringify(stored)).toContain('Phở gà');

    const [menu] = await data.menus.all();
    await data.plans.insert(createPlan(menu?.id ?? '', { clientId: CLIENT }));
    await openScreen(data, '/expert/plans/p1');
    const against = await find('region', /^Nhớ lại 24 giờ, lần khám/);
    await says(/[+−]\s?[\d.]+|—/, () => the('row', /^Năng lượng/, against));
  });
});

it('G4 a plan of days is given to a client with a reason where it holds what he must not eat', async () => {
  const data = buildData({ allergies: ['Trứng'] });
  const menus = await data.menus.all();
  const menu = menus.find((one) => JSON.stringify(one.meals).includes('rứng'));
  if (!menu) throw new Error('no demo menu has an egg');
  await data.plans.insert(createPlan(menu.id));
  await openScreen(data, '/expert/plans/p1');
  await press('button', 'Giao cho khách');
  const dialog = await find('dialog', 'Giao kế hoạch cho khách');
  await press('button', 'Giao', dialog);
  await says('Vui lòng chọn khách hàng', () => dialog);
  await fill('Khách hàng', CLIENT, dialog);
  await says(/: Trứng/, () => dialog);
  await press('button', 'Vẫn giao, lưu lý do', dialog);
  await says('Hãy ghi lý do.', () => dialog);
  await fill('Lý do vẫn giao (bắt buộc)', 'Chỉ dị ứng khi nhỏ', dialog);
  await press('button', 'Vẫn giao, lưu lý do', dialog);
  await says(/Đã giao ngày/);
  expect((await data.plans.get('p1'))?.given?.allergyReason).toBe('Chỉ dị ứng khi nhỏ');
});

it('G4 a mail of a plan wants an address first, and waits for the network then', async () => {
  const data = buildData();
  const [menu] = await data.menus.all();
  await data.plans.insert(createPlan(menu?.id ?? '', { clientId: CLIENT }));
  await openScreen(data, '/expert/plans/p1');
  await press('link', 'Gửi Email');
  await eventually(() =>
    expect((the('field', 'Tiêu đề') as HTMLInputElement).value).toBe(
      'Kế hoạch nhiều ngày: Kế hoạch trứng',
    ),
  );
  await press('button', 'Gửi Email');
  await eventually(() => expect(getText()).toContain('Vui lòng nhập đầy đủ thông tin khách hàng'));
  await fill('Email người nhận', 'so-do@example.com');
  await press('button', 'Gửi Email');
  await expect
    .poll(async () => (await data.outbox.all()).map((one) => [one.kind, one.customerEmail]))
    .toEqual([['document_email', 'so-do@example.com']]);
});

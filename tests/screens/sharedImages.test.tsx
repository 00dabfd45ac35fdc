// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appeal } from '../../src/api/appeals';
import { imageRecord } from '../../src/domain/records/images/record';
import type { SharedImageEntry } from '../../src/domain/records/library';
import type { Notice } from '../../src/domain/records/notices';
import { gateway } from '../../src/gateway/browserSession';
import { demoData } from './support/memoryData';
import { fill, findAll, getText, press, says } from './support/page';
import {
  beginScreen,
  endScreen,
  endScreens,
  eventually,
  openScreen,
  toastTexts,
} from './support/screen';

const at = '2026-11-27T08:00:00.000Z';
const facts = { width: 1600, height: 1200, fileSize: 9_000, mimeType: 'image/webp' };
const words = {
  title: 'Canh chua của tôi',
  description: '',
  altText: 'Tô canh',
  category: 'recipes',
  mealType: 'main',
  tags: ['canh'],
  isOffered: true,
};
const base = { workspaceId: 'demo-lan', expertId: 'demo-lan', createdAt: at, updatedAt: at };
const own = imageRecord({ ...base, id: 'i-own' }, words, facts, 'BS. Nguyễn Thị Lan');
const shared: SharedImageEntry = {
  id: 'k-other',
  createdAt: at,
  updatedAt: at,
  kind: 'image',
  workspaceId: 'demo-ha',
  imageId: 'i-other',
  expertName: 'ThS. Lê Thu Hà',
  title: 'Bún riêu chung',
  altText: 'Tô bún',
  category: 'recipes',
  mealType: 'main',
  tags: ['bún'],
  ...facts,
  status: 'active',
  isPublic: true,
  isApproved: true,
};
const declined: Notice = {
  id: 'n-declined',
  kind: 'notification',
  createdAt: at,
  updatedAt: at,
  title: 'Ảnh “Canh chua của tôi” chưa được nhận vào thư viện chung',
  body: 'Có số điện thoại trong ảnh',
  about: { collection: 'images', id: 'i-own' },
  act: 'imageDeclined',
};

let appeals: Appeal[] = [];
let asked: unknown[] = [];

beforeEach(() => {
  beginScreen();
  [appeals, asked] = [[], []];
  vi.spyOn(gateway, 'read').mockImplementation((async () => ({
    success: true,
    appeals,
  })) as never);
  vi.spyOn(gateway, 'ask').mockImplementation((async (
    _contract: unknown,
    sent: { body: object },
  ) => {
    asked.push(sent.body);
    const answered = { decidedAt: at, title: '', at: '2026-11-28T08:00:00.000Z' };
    appeals = [{ ...(sent.body as Pick<Appeal, 'collection' | 'id' | 'text'>), ...answered }];
    return { success: true };
  }) as never);
});
afterEach(endScreen);
afterAll(endScreens);

describe('P13 the library of an expert', () => {
  it('P13 has what others share, and “Chỉ ảnh của tôi” leaves it out', async () => {
    await openScreen(demoData({ images: [own], library: [shared] }), '/expert/images');
    await says('Bún riêu chung');
    await says('Canh chua của tôi');
    await says('Chờ duyệt');
    await press('checkbox', 'Chỉ ảnh của tôi');
    await eventually(() => expect(getText()).not.toContain('Bún riêu chung'));
    expect(getText()).toContain('Canh chua của tôi');
  });

  it('E14 a declined picture says why', async () => {
    const data = demoData({ images: [own], notices: [declined] });
    await openScreen(data, '/expert/images');
    await says('Không được nhận');
    await press('button', /Canh chua của tôi/);
    await says('Lý do: Có số điện thoại trong ảnh');
    expect(findAll('button', 'Rút khỏi thư viện chung')).toEqual([]);
  });
});

describe('P22 the notices of an author', () => {
  it('P22 a refusal is appealed against once, with what was typed', async () => {
    await openScreen(demoData({ images: [own], notices: [declined] }), '/expert/notices');
    await says('Lý do: Có số điện thoại trong ảnh');
    await press('button', /^Khiếu nại: Ảnh/);
    await fill('Ý kiến của bạn', 'Số đó là của quán, tôi đã cắt đi rồi.');
    await press('button', 'Gửi khiếu nại');
    await says('Bạn đã khiếu nại, đang chờ trả lời.');
    expect(asked).toEqual([
      { collection: 'images', id: 'i-own', text: 'Số đó là của quán, tôi đã cắt đi rồi.' },
    ]);
    expect(toastTexts().join()).toContain('Đã gửi khiếu nại');
    expect(findAll('button', /^Khiếu nại: Ảnh/)).toEqual([]);
  });
});

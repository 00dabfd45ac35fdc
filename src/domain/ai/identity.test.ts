import { describe, expect, it } from 'vitest';
import { adviceMessage } from './prompts/advice';
import { withoutNames } from './userData';
import { withoutIdentity } from './identity';

const hoa = {
  names: ['Đặng Thị Hoa'],
  emails: ['hoa.dang@example.vn'],
  phones: ['0912 345 678'],
};

describe('E01 what leaves for a provider', () => {
  it.each([
    ['Cô Hoa muốn uống nước ép cần tây', 'khách muốn uống nước ép cần tây'],
    ['Đặng Thị Hoa có nên ăn xôi?', 'khách có nên ăn xôi?'],
    ['dang thi hoa hỏi về muối', 'khách hỏi về muối'],
    ['Chị ĐẶNG THỊ HOÀ ăn mặn', 'khách ăn mặn'],
    ['Hoa hay đói buổi tối', 'khách hay đói buổi tối'],
    ['Thị Hoa, 64 tuổi', 'khách, 64 tuổi'],
    ['Gọi 0912345678 hoặc 0912.345.678', 'Gọi [đã bỏ] hoặc [đã bỏ]'],
    ['Thư hoa.dang@example.vn, zalo +84 912 345 678', 'Thư [đã bỏ], zalo [đã bỏ]'],
  ])('names nobody: %s', (text, clean) => {
    expect(withoutIdentity(text, hoa)).toBe(clean);
  });

  it.each([
    'Ăn hoa quả có tốt không?',
    'Kali 3.000 mg, đường huyết 7,2',
    'Súp hoa lơ 1.200.000 lần',
  ])('leaves alone what is no name: %s', (text) => {
    expect(withoutIdentity(text, hoa)).toBe(text);
  });

  it('takes whole names of other clients out, and leaves what is a word of theirs', () => {
    const identity = { ...hoa, others: ['Trần Thị Mai'] };
    expect(withoutIdentity('Giống chị Trần Thị Mai và cô Mai kia, mai ăn cháo', identity)).toBe(
      'Giống khách và khách kia, mai ăn cháo',
    );
  });

  it('keeps figures and conditions, and takes names out of each free text', () => {
    const data = withoutNames(
      {
        age: 64,
        gender: 'female',
        height: 152,
        weight: 61.4,
        conditions: ['ĐTĐ típ 2 (hồ sơ cô Hoa)'],
        restrictions: 'Liên hệ con gái 0987654321',
        calories: 1400,
        protein: 60,
      },
      hoa,
    );
    expect(adviceMessage(data, 'Có nên ăn xôi không?')).toBe(
      [
        '<du_lieu_khach>',
        'Về khách (không tên):',
        '- Nữ, 64 tuổi, 152 cm, 61,4 kg',
        '- Bệnh: ĐTĐ típ 2 (hồ sơ khách)',
        '- Kiêng: Liên hệ con gái [đã bỏ]',
        '- Chỉ định mỗi ngày: 1.400 kcal, đạm 60 g',
        '</du_lieu_khach>',
        '<cau_hoi>',
        'Có nên ăn xôi không?',
        '</cau_hoi>',
      ].join('\n'),
    );
  });
});

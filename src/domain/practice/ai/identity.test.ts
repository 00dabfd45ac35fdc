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

  const cyrillic = 'Ноа';
  it.each([
    ['a space without width', 'Cô H\u200Boa ăn mặn'],
    ['a joiner', 'Cô Ho\u200Da ăn mặn'],
    ['a soft hyphen', 'Cô Ho\u00ADa ăn mặn'],
    ['a word joiner', 'Cô H\u2060oa ăn mặn'],
    ['a byte order mark', 'Cô \uFEFFHoa ăn mặn'],
    ['marks of direction', 'Cô \u202EHo\u202Ca ăn mặn'],
    ['a grapheme joiner', 'Cô H\u034Foa ăn mặn'],
    ['a variation selector', 'Cô H\uFE0Foa ăn mặn'],
    ['a Hangul filler', 'Cô H\u115Foa ăn mặn'],
    ['an empty Braille sign', 'Cô H\u2800oa ăn mặn'],
    ['a tag', 'Cô H\u{E0041}oa ăn mặn'],
    ['a Mongolian separator', 'Cô H\u180Eoa ăn mặn'],
    ['a control sign', 'Cô H\u0007oa ăn mặn'],
    ['a private sign', 'Cô H\uE000oa ăn mặn'],
    ['a mark through a letter', 'Cô H\u0336oa ăn mặn'],
    ['a mark above another', 'Cô Ho\u0301\u0301a ăn mặn'],
    ['decomposed letters', 'Cô Hòa ăn mặn'.normalize('NFD')],
    ['a letter of another language', 'Cô Hö\u0304a ăn mặn'],
    ['Cyrillic letters', `Cô ${cyrillic} ăn mặn`],
    ['one Cyrillic letter', 'Cô Hоa ăn mặn'],
    ['Greek letters', 'Cô Ηοα ăn mặn'],
    ['letters of full width', 'Cô Ｈｏａ ăn mặn'],
    ['bold letters', 'Cô 𝐇𝐨𝐚 ăn mặn'],
    ['script letters', 'Cô 𝓗𝓸𝓪 ăn mặn'],
    ['circled letters', 'Cô Ⓗⓞⓐ ăn mặn'],
    ['small capitals', 'Cô Hᴏᴀ ăn mặn'],
    ['a thin space within', 'Cô H\u200Aoa ăn mặn'],
    ['points between the letters', 'Cô H.o.a ăn mặn'],
    ['stars between the letters', 'Cô H*o*a ăn mặn'],
    ['a digit for a letter', 'Cô H0a ăn mặn'],
    ['a sign for a letter', 'Cô Ho@ ăn mặn'],
    ['the whole name in one word', 'dangthihoa ăn mặn'],
    ['hyphens between the words', 'Đặng-Thị-Hoa ăn mặn'],
    ['points between the words', 'Dang.Thi.Hoa ăn mặn'],
    ['a spelled name', 'Đ ặ n g T h ị H o a ăn mặn'],
    ['a space that does not break', 'Đặng\u00A0Thị\u00A0Hoa ăn mặn'],
    ['invisible signs in each word', 'Đ\u200Bặng T\u200Bhị Ho\u200Ba ăn mặn'],
    ['a name across lines', 'Đặng Thị\nHoa ăn mặn'],
  ])('sees a name through %s', (_how, text) => {
    expect(withoutIdentity(text, hoa)).toBe('khách ăn mặn');
  });

  it.each([
    ['Đặng Th\u200Bị Hoa'],
    ['Đặng Thị Hoа'],
    ['Đặng Thị Hoa (mẹ bé Na)'],
    ['Đặng Thị Hoa - ca chiều'],
    ['  Đặng   Thị Hoa '],
    ['Đặng Thị Hoa'.normalize('NFD')],
    ['Ｄặng Thị Hoa'],
  ])('sees it where the record itself hides it: %s', (name) => {
    expect(withoutIdentity('Đặng Thị Hoa hỏi về muối', { names: [name] })).toBe(
      'khách hỏi về muối',
    );
  });

  it.each([
    ['Gọi 09\u200B12345678', 'Gọi [đã bỏ]'],
    ['Gọi ０９１２３４５６７８', 'Gọi [đã bỏ]'],
    ['Gọi 𝟬𝟵𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴', 'Gọi [đã bỏ]'],
    ['Thư hoa.dang＠example.vn', 'Thư [đã bỏ]'],
    ['Thư hoa.d\u00ADang@exam\u200Bple.vn', 'Thư [đã bỏ]'],
  ])('sees a number or an address: %s', (text, clean) => {
    expect(withoutIdentity(text, { names: [] })).toBe(clean);
  });

  it.each([
    'Ăn 10² lần, ½ bát, 5 µg vitamin D, β-caroten 3 mg, H₂O',
    'Axit α-linolenic, crème, phở bò, bún 200 g – 30 %',
    'Na 1.200 mg, bé ăn na',
    'hoa quả, hoa-lơ và h. o. a. nhỏ',
  ])('leaves alone what says something: %s', (text) => {
    expect(withoutIdentity(text, hoa)).toBe(text);
  });
});

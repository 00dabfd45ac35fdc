import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import type { Client } from '../../records/clients';
import { madeForOthers, type MadeMenu } from './madeForOthers';

const TODAY = '2026-11-29';
const grown = { gender: 'female', birthYear: 1970 } as const;
const ask = (menu: Partial<MadeMenu>, client: Partial<Client> = {}) =>
  madeForOthers(
    [{ name: 'Thực đơn tháng', ...menu }],
    clientWith({ ...grown, ...client }),
    [],
    TODAY,
  );

describe('menus that say for whom they were made', () => {
  it('names the code of the menu and that of the record, or that the record has none', () => {
    const menu = { hospitalDiet: { code: 'DD07' } };
    expect(ask(menu)).toEqual([
      expect.stringMatching(
        /^“Thực đơn tháng”: Làm theo mã ăn DD07 .*; hồ sơ chưa có mã ăn nào\.$/u,
      ),
    ]);
    expect(ask(menu, { hospitalDiet: { code: 'DD01' } })).toEqual([
      expect.stringContaining('hồ sơ ghi mã DD01.'),
    ]);
    expect(ask(menu, { hospitalDiet: { code: 'DD07' } })).toEqual([]);
  });

  it('names an illness and a stage of life that the record does not', () => {
    const kidney = { name: 'Bữa nhẹ đạm', tags: [{ label: 'CKD 4' }] } as never;
    expect(ask(kidney)).toEqual([
      '“Bữa nhẹ đạm”: Làm cho người có: Bệnh thận mạn; hồ sơ không ghi.',
    ]);
    expect(ask(kidney, { medicalConditions: ['CKD 4'] })).toEqual([]);
    expect(ask({ name: 'Mẹ bầu 3 tháng giữa' })).toEqual([
      '“Mẹ bầu 3 tháng giữa”: Làm cho người mang thai; hồ sơ không ghi.',
    ]);
    expect(ask({ name: 'Bữa mềm cho người cao tuổi' })).toEqual([]);
  });

  it('says each reason once for a week, with the first names', () => {
    const days = [2, 3, 4, 5, 6].map((day) => ({
      name: `Thứ ${day}`,
      hospitalDiet: { code: 'GU01' },
    }));
    const texts = madeForOthers(days, clientWith(grown), [], TODAY);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/^“Thứ 2”, “Thứ 3”, “Thứ 4” và 2 thực đơn nữa: /u);
  });

  it('asks whenever the two codes differ, and never when they agree', () => {
    const code = fc.constantFrom('DD01', 'DD07', 'GU01', 'BT01', 'TN01', 'SK01');
    fc.assert(
      fc.property(code, fc.option(code, { nil: undefined }), (made, own) => {
        const client = own === undefined ? {} : { hospitalDiet: { code: own } };
        const texts = ask({ hospitalDiet: { code: made } }, client);
        expect(texts.some((text) => text.includes(`mã ăn ${made}`))).toBe(made !== own);
      }),
    );
  });
});

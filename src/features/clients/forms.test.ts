import { formsText } from '../../i18n/forms';
import { consultationSchema, type Consultation } from '../../domain/records/consultations';
import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { clientSchema, type Client } from '../../domain/records/clients';
import { emptyMeals } from '../../domain/food/storedLines';
import { line } from '../../domain/food/lineFixture';
import { insertLine } from '../../domain/food/lines';
import { parseNumber } from '../../blocks/forms/numbers';
import { applyChanges, hasChanges } from '../../blocks/forms/patch';
import {
  CLIENT_GROUPS,
  clientForm,
  hasDetails,
  setWeek,
  type ClientFields,
  type ClientFormValues,
} from './clientForm';
import { localDate } from '../../platform/clock';
import {
  isNewestReading,
  newVisitForm,
  readingBefore,
  visitForm,
  visitFormFor,
  type VisitFormValues,
} from './consultationForm';
import { listNoteParts } from './visit/noteParts';
import { formatOne } from './numbers';

const { fromDocument: clientToForm, toFields: formToFields, empty: EMPTY_CLIENT_FORM } = clientForm;
const { fromDocument: visitToForm, toFields: visitFormToFields } = visitForm;

const thisYear = Number(localDate().slice(0, 4));

const base = {
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-01T01:00:00.000Z',
  updatedAt: '2026-11-01T01:00:00.000Z',
};
const mai = clientWith({
  ...base,
  id: 'mai',
  phone: '0903123456',
  birthYear: 1974,
  height: 158,
  weight: 66.2,
  goals: ['Giảm cân'],
  medicalConditions: ['ĐTĐ típ 2'],
  source: 'Metropole',
});
const visit: Consultation = {
  ...base,
  id: 'v1',
  clientId: 'mai',
  visitDate: '2026-11-18',
  goal: 'weight_loss',
  weight: 66.2,
  targetWeight: 60,
  targetNutrition: { calories: 1500, protein: 80 },
  notes: 'Ăn ít muối',
};

it('refuses a list of allergies that no record can hold, and none that it can', () => {
  const words = Array.from({ length: 61 }, (_, at) => `món ${at}`);
  const listErrors = (count: number) =>
    clientForm.errors({
      ...EMPTY_CLIENT_FORM,
      clientName: 'Mai',
      allergies: words.slice(0, count),
    });
  expect(listErrors(60)).toEqual({});
  expect(listErrors(61)).toEqual({ allergies: 'Nội dung dài quá mức cho phép.' });
});

describe('E03 numbers', () => {
  it.each([
    ['66,2', 66.2],
    ['66.2', 66.2],
    [' 66 ', 66],
    ['66,', 66],
    ['', undefined],
    ['  ', undefined],
    ['abc', Number.NaN],
    ['1e3', Number.NaN],
    ['1.500', 1500],
    ['6,6,2', Number.NaN],
  ])('E03 reads "%s"', (text, value) => {
    expect(parseNumber(text)).toEqual(value);
  });

  it('E03 writes weights with one decimal and a comma', () => {
    expect([66, 66.24, 0.05, 72.35].map(formatOne)).toEqual(['66,0', '66,2', '0,1', '72,4']);
  });
});

describe('E03 client form', () => {
  it('E03 shows a stored client and gives the same fields back', () => {
    const fields = formToFields(clientToForm(mai));
    expect({ ...mai, ...fields }).toEqual(mai);
    expect(hasChanges(fields, formToFields({ ...clientToForm(mai), weight: '66,20' }))).toBe(false);
  });

  it('E03 an empty form with a name is a valid client with nothing invented', () => {
    const fields = formToFields({ ...EMPTY_CLIENT_FORM, clientName: '  Lê Ánh ' });
    expect(Object.keys(fields).sort()).toEqual(
      ['allergies', 'clientName', 'goals', 'medicalConditions', 'source', 'status'].sort(),
    );
    const whole = { ...base, id: 'x', clientType: 'managed', assignedMenus: [], ...fields };
    expect(clientSchema.parse(whole)).toMatchObject({ clientName: 'Lê Ánh', status: 'active' });
  });

  it.each<[Partial<ClientFormValues>, object]>([
    [{ clientName: '   ' }, { clientName: 'Hãy nhập tên khách hàng.' }],
    [{ clientName: 'x'.repeat(201) }, { clientName: 'Nội dung dài quá mức cho phép.' }],
    [{ email: 'mai@' }, { email: 'Email chưa đúng dạng, ví dụ ten@gmail.com.' }],
    [{ email: 'mai@example.com' }, {}],
    [{ phone: '1'.repeat(41) }, { phone: 'Nội dung dài quá mức cho phép.' }],
    [{ phone: '0903 12' }, { phone: 'Số điện thoại thiếu chữ số, ví dụ đủ là 0903 123 456.' }],
    [{ phone: 'gọi buổi tối 0903' }, { phone: formsText.errors.phones.letters }],
    [{ phone: '+84 (28) 3822.1234 / 0903-123-456' }, {}],
    [{ birthYear: String(thisYear + 1) }, { birthYear: 'Ngày sinh này chưa tới.' }],
    [{ birthYear: String(thisYear) }, {}],
    [{ birthYear: '1899' }, { birthYear: 'Ngày sinh này quá xa: hãy xem lại năm.' }],
    [{ birthYear: '31/04/1990' }, { birthYear: 'Không có ngày này. Hãy viết ngày/tháng/năm.' }],
    [
      { birthYear: '1990,5' },
      {
        birthYear:
          'Chưa đọc được. Hãy viết ngày/tháng/năm như 03/04/1990, hoặc 04/1990, hoặc 1990.',
      },
    ],
    [{ height: '1,58' }, { height: 'Chiều cao từ 30 đến 260 cm.' }],
    [{ weight: '0' }, { weight: 'Cân nặng từ 1 đến 400 kg.' }],
    [{ targetWeight: '401' }, { targetWeight: 'Cân nặng mục tiêu từ 1 đến 400 kg.' }],
    [{ weight: '6o' }, { weight: 'Hãy nhập một số, ví dụ 66,2.' }],
    [{ weight: '-66' }, { weight: 'Cân nặng từ 1 đến 400 kg.' }],
    [{ workoutFrequency: 'x'.repeat(301) }, { workoutFrequency: 'Nội dung dài quá mức cho phép.' }],
    [{ activityLevel: 'flying' }, {}],
  ])('E03 checks %j', (change, errors) => {
    expect(clientForm.errors({ ...clientToForm(mai), ...change })).toEqual(errors);
  });

  it('E03 every field of the form has its place on the screen, once', () => {
    const placed = Object.values(CLIENT_GROUPS).flatMap((names) => [...names]);
    expect(placed.toSorted()).toEqual(Object.keys(EMPTY_CLIENT_FORM).sort());
  });

  it('E03 a week of pregnancy has the day of which it is, today where none was typed', () => {
    const typed = { ...EMPTY_CLIENT_FORM, clientName: 'Mai', pregnancyWeek: '26' };
    expect(formToFields(typed).pregnancy).toEqual({ week: 26, weekDate: localDate() });
    const dated = { ...typed, pregnancyDate: '2026-11-01', foetuses: '2' };
    const stored = { week: 26, weekDate: '2026-11-01', foetuses: 2 };
    expect(formToFields(dated).pregnancy).toEqual(stored);
    expect(formToFields(clientToForm({ ...mai, pregnancy: stored })).pregnancy).toEqual(stored);
    expect(
      formToFields({ ...dated, pregnancyWeek: '', pregnancyDate: '', foetuses: '' }),
    ).not.toHaveProperty('pregnancy');
  });

  it('E03 a new week is one of today, not of the day of the old one', () => {
    const base = clientToForm({ ...mai, pregnancy: { week: 26, weekDate: '2026-01-01' } });
    const weekTyped = (before: ClientFormValues, week: string) => {
      const values = { ...before };
      setWeek(
        { base, values: before, set: (name, value) => Object.assign(values, { [name]: value }) },
        week,
      );
      return [values.pregnancyWeek, values.pregnancyDate];
    };
    expect(weekTyped(base, '30')).toEqual(['30', localDate()]);
    expect(weekTyped(base, '')).toEqual(['', '']);
    const own = { ...base, pregnancyDate: '2026-02-02' };
    expect(weekTyped(own, '30')).toEqual(['30', '2026-02-02']);
  });

  it('E03 says what of the days cannot be', () => {
    const wrong = clientForm.errors({
      ...EMPTY_CLIENT_FORM,
      clientName: 'Mai',
      pregnancyWeek: '43',
      nursingSince: '2999-01-01',
      kidneyStageDate: '2026-01-01',
      dialysis: 'haemo',
      dialysisSince: '2999-01-01',
    });
    expect(Object.keys(wrong).sort()).toEqual(['kidneyStageDate', 'nursingSince', 'pregnancyWeek']);
  });

  it('E03 knows whether the detailed section holds anything', () => {
    expect(hasDetails({ ...EMPTY_CLIENT_FORM, clientName: 'An', phone: '1' })).toBe(false);
    expect(hasDetails({ ...EMPTY_CLIENT_FORM, goals: ['Giảm cân'] })).toBe(true);
    expect(hasDetails({ ...EMPTY_CLIENT_FORM, height: '1' })).toBe(true);
  });
});

describe('E03 saving changes only', () => {
  const opened = formToFields(clientToForm(mai));
  const save = (current: Client, next: Partial<ClientFields>) =>
    applyChanges(current, opened, { ...opened, ...next });

  it('E03 keeps what another device changed meanwhile', () => {
    const newer: Client = { ...mai, weight: 64, currentMenuId: 'm1', phone: '0999' };
    expect(save(newer, { clientName: 'Mai Trần' })).toEqual({ ...newer, clientName: 'Mai Trần' });
  });

  it('E03 removes a field that was emptied and no other', () => {
    const { phone, ...emptied } = opened;
    expect(phone).toBe('0903123456');
    const saved = applyChanges<Client, Partial<ClientFields>>(mai, opened, emptied);
    expect('phone' in saved).toBe(false);
    expect(saved).toMatchObject({ height: 158, weight: 66.2 });
  });

  it('E03 adds and removes tags on the newest list', () => {
    const newer: Client = { ...mai, goals: ['Giảm cân', 'Ngủ ngon'] };
    expect(save(newer, { goals: ['Tăng cơ'] }).goals).toEqual(['Ngủ ngon', 'Tăng cơ']);
    expect(save({ ...mai, goals: ['Tăng cơ'] }, { goals: ['Giảm cân', 'Tăng cơ'] }).goals).toEqual([
      'Tăng cơ',
    ]);
  });

  it('E03 leaves the stored document itself alone', () => {
    const frozen = Object.freeze({ ...mai });
    expect(save(frozen, { weight: 60 })).toEqual({ ...mai, weight: 60 });
  });
});

const of = (...ids: string[]) =>
  ids.reduce((meals, id) => insertLine(meals, 'lunch', line(id)), emptyMeals());

describe('E04 consultation form', () => {
  it('E04 a new visit is of today and takes over the goals of the one before', () => {
    expect(newVisitForm('2026-11-21', mai, [visit])).toMatchObject({
      visitDate: '2026-11-21',
      goal: 'weight_loss',
      weight: '',
      targetWeight: '60',
      calories: '1500',
      notes: '',
    });
    expect(visitFormToFields(newVisitForm('2026-11-21', mai, []))).toEqual({
      visitDate: '2026-11-21',
    });
  });

  it('E04 a new visit starts from the present prescription, also where the last visit said none', () => {
    const silent = { ...base, id: 'v2', clientId: 'mai', visitDate: '2026-11-20' };
    expect(newVisitForm('2026-11-21', mai, [silent, visit])).toMatchObject({
      calories: '1500',
      protein: '80',
      goal: 'weight_loss',
    });
    const own = {
      ...mai,
      targetWeight: 58,
      currentMenuId: 'm1',
      assignedMenus: [
        {
          menuId: 'm1',
          assignedDate: base.createdAt,
          status: 'active' as const,
          targetNutrition: { calories: 1600 },
        },
      ],
    };
    expect(newVisitForm('2026-11-21', own, [silent])).toMatchObject({
      calories: '1600',
      protein: '',
      targetWeight: '58',
    });
  });

  it('E04 an old visit opens with what it said itself', () => {
    const { targetNutrition, ...silent } = visit;
    expect(targetNutrition).toBeDefined();
    expect(visitToForm(silent)).toMatchObject({ calories: '', protein: '', weight: '66,2' });
  });

  it('E04 shows a stored visit and gives the same fields back', () => {
    expect({ ...visit, ...visitFormToFields(visitToForm(visit)) }).toEqual(visit);
  });

  it('E04 a recall that was emptied is absent, and dishes of two devices stay both', () => {
    const opened = visitFormToFields(visitToForm({ ...visit, recall: of('a', 'b') }));
    const typed = of('a', 'b', 'mine');
    const [first, second, mine] = typed.lunch.items;
    if (!first || !second || !mine) throw new Error('three lines');
    const changed = { ...typed, lunch: { items: [{ ...first, quantity: 7 }, mine] } };
    const next = visitFormToFields({ ...visitToForm(visit), recall: changed });
    const newer: Consultation = { ...visit, recall: of('a', 'b', 'theirs') };
    const saved = applyChanges(newer, opened, next).recall?.lunch.items;
    expect(saved?.map(({ lineId }) => lineId)).toEqual(['a', 'theirs', 'mine']);
    expect(saved?.[0]?.quantity).toBe(7);
    const emptied = visitFormToFields({ ...visitToForm(visit), recall: emptyMeals() });
    expect(emptied).not.toHaveProperty('recall');
    expect(applyChanges({ ...visit, recall: of('a', 'b') }, opened, emptied)).not.toHaveProperty(
      'recall',
    );
  });

  it('E04 changes one target and keeps the other of another device', () => {
    const opened = visitFormToFields(visitToForm(visit));
    const next = visitFormToFields({ ...visitToForm(visit), calories: '1400' });
    const newer: Consultation = { ...visit, targetNutrition: { calories: 1500, protein: 90 } };
    expect(applyChanges(newer, opened, next).targetNutrition).toEqual({
      calories: 1400,
      protein: 90,
    });
  });

  it.each<[Partial<VisitFormValues>, object]>([
    [{ visitDate: '' }, { visitDate: 'Hãy chọn một ngày có thật.' }],
    [{ visitDate: '2026-02-30' }, { visitDate: 'Không có ngày này.' }],
    [{ weight: '500' }, { weight: 'Cân nặng từ 1 đến 400 kg.' }],
    [{ targetWeight: '0,5' }, { targetWeight: 'Cân nặng mục tiêu từ 1 đến 400 kg.' }],
    [{ calories: '20001' }, { calories: 'Năng lượng mục tiêu từ 0 đến 20.000 kcal.' }],
    [{ protein: '3000' }, { protein: 'Chất đạm mục tiêu từ 0 đến 2.000 g.' }],
    [{ protein: 'x' }, { protein: 'Hãy nhập một số, ví dụ 66,2.' }],
    [{ notes: 'x'.repeat(20_001) }, { notes: 'Nội dung dài quá mức cho phép.' }],
    [{}, {}],
  ])('E04 checks %j', (change, errors) => {
    expect(visitForm.errors({ ...visitToForm(visit), ...change })).toEqual(errors);
  });

  it.each<[Parameters<typeof visitFormFor>[0], string, boolean]>([
    [{ birthYear: 2026, birthMonth: 6, birthDay: 15 }, '2026-06-14', true],
    [{ birthYear: 2026, birthMonth: 6, birthDay: 15 }, '2026-06-15', false],
    [{ birthYear: 2026, birthMonth: 6 }, '2026-06-01', false],
    [{ birthYear: 2026, birthMonth: 6 }, '2026-05-31', true],
    [{ birthYear: 2026 }, '2025-12-31', true],
    [{ birthYear: 2026 }, '2026-01-01', false],
    [{}, '1950-01-01', false],
  ])('E04 of a client born %j a reading of %s is told as a slip: %s', (born, visitDate, isTold) => {
    const told = visitFormFor(born).errors({ ...visitToForm(visit), visitDate }).visitDate;
    expect(told?.startsWith('Trước ngày sinh của khách') ?? false).toBe(isTold);
  });

  it('E04 only the newest reading may become the present weight', () => {
    const older = { ...visit, id: 'v0', visitDate: '2026-10-01' };
    const unweighed: Consultation = { ...base, id: 'v2', clientId: 'mai', visitDate: '2026-11-20' };
    const visits = [older, visit, unweighed];
    expect(isNewestReading('2026-11-19', visits)).toBe(true);
    expect(isNewestReading('2026-11-18', visits)).toBe(true);
    expect(isNewestReading('2026-11-17', visits)).toBe(false);
    expect(isNewestReading('2026-11-17', visits, 'v1')).toBe(true);
  });
});

describe('E04 a structured visit', () => {
  const empty = newVisitForm('2026-11-21', mai, []);

  it('keeps measures, a note by a scheme and the next appointment, and nothing that was left empty', () => {
    const fields = visitFormToFields({
      ...empty,
      waist: '86,5',
      systolic: '128',
      diastolic: '76',
      noteScheme: 'adime',
      assessment: ' Đáp ứng tốt ',
      nextVisitDate: '2026-12-16',
      nextVisitTime: '08:30',
      consentDate: '2026-11-21',
    });
    expect(fields).toMatchObject({
      measures: { waist: 86.5, systolic: 128, diastolic: 76 },
      noteScheme: 'adime',
      structuredNote: { assessment: 'Đáp ứng tốt' },
      nextVisitDate: '2026-12-16',
      nextVisitTime: '08:30',
      consentDate: '2026-11-21',
    });
    expect(
      consultationSchema.parse({ ...base, id: 'v9', clientId: 'mai', ...fields }),
    ).toBeTruthy();
    expect(visitFormToFields(empty)).not.toHaveProperty('measures');
  });

  it('says what cannot be', () => {
    expect(visitForm.errors({ ...empty, waist: '860' }).waist).toBe('Vòng eo từ 30 đến 250 cm.');
    expect(visitForm.errors({ ...empty, hba1c: '99' }).hba1c).toBe('HbA1c từ 2 đến 20 %.');
    const turned = { ...empty, systolic: '76', diastolic: '128' };
    expect(visitForm.errors(turned).diastolic).toBe('Huyết áp tâm trương phải thấp hơn tâm thu.');
    expect(visitForm.errors({ ...turned, systolic: '' })).toEqual({});
    expect(visitForm.errors({ ...empty, nextVisitTime: '8h' }).nextVisitTime).toBe(
      'Giờ hẹn chưa đúng dạng.',
    );
  });

  it('finds the reading before, and not the one that is edited', () => {
    const taken = { ...visit, measures: { waist: 87 } };
    const newer = { ...visit, id: 'v3', visitDate: '2026-11-20', measures: { waist: 86 } };
    expect(readingBefore([newer, taken], 'waist')).toEqual({ value: 86, date: '2026-11-20' });
    expect(readingBefore([newer, taken], 'waist', 'v3')?.value).toBe(87);
    expect(readingBefore([newer, taken], 'hip')).toBeUndefined();
  });

  it('asks for the parts of the scheme, and shows what another one left', () => {
    expect(listNoteParts('soap', () => false)).toEqual([
      'subjective',
      'objective',
      'assessment',
      'plan',
    ]);
    expect(listNoteParts('', (part) => part === 'plan')).toEqual(['plan']);
    expect(listNoteParts('adime', (part) => part === 'subjective').at(-1)).toBe('subjective');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionsOfTag, recognise } from './recognise';
import type { ConditionId } from './types';

const ids = (...tags: string[]) => [
  ...recognise({ gender: 'female', age: 40, medicalConditions: tags, goals: [] }).conditions.keys(),
];

const isOld = (years: number | undefined) =>
  recognise({ gender: 'male', age: years, medicalConditions: [], goals: [] }).conditions.has(
    'oldAge',
  );

const pregnantAt70 = (gender: 'male' | 'female') =>
  recognise({ gender, age: 70, medicalConditions: ['Mang thai 20 tuần'], goals: [] });

const recogniseOldAge = (age: number | undefined, tag: string) => {
  const { conditions, problems } = recognise({
    gender: 'female',
    age,
    medicalConditions: [tag],
    goals: [],
  });
  return [conditions.has('oldAge'), problems.length];
};

describe('E10 conditions that tags name', () => {
  it.each<[ConditionId, string[]]>([
    ['diabetes', ['Đái tháo đường', 'ĐTĐ típ 2', 'tieu duong', 'Diabetes', 'T2D']],
    ['hypertension', ['Tăng huyết áp', 'THA', 'cao huyet ap', 'Huyết áp cao']],
    ['kidney', ['CKD 3a', 'Suy thận độ 3', 'Bệnh thận mạn giai đoạn IIIa', 'ckd g3a']],
    ['dialysis', ['Chạy thận nhân tạo', 'Lọc màng bụng', 'CKD 5D', 'lọc máu chu kỳ']],
    ['gout', ['Gút', 'Gout mạn', 'thống phong', 'Tăng acid uric']],
    ['dyslipidaemia', ['Rối loạn lipid máu', 'Mỡ máu', 'Cholesterol cao', 'RLLP']],
    ['fattyLiver', ['Gan nhiễm mỡ', 'NAFLD', 'gan nhiễm mỡ độ 2']],
    ['obesity', ['Béo phì', 'Béo phì độ I']],
    ['osteoporosis', ['Loãng xương', 'thiếu xương']],
    ['anaemia', ['Thiếu máu', 'Thiếu máu thiếu sắt']],
    ['pregnancy', ['Mang thai', 'Thai 28 tuần', 'có thai 3 tháng đầu', 'Bầu 5 tháng']],
    ['nursing', ['Cho con bú', 'đang cho bú 4 tháng']],
    ['kidneyStones', ['Sỏi thận', 'Sỏi canxi oxalat']],
    ['ibs', ['Hội chứng ruột kích thích', 'IBS']],
    ['underweight', ['Suy dinh dưỡng', 'Thiếu cân']],
    ['gestationalDiabetes', ['ĐTĐ thai kỳ', 'Tiểu đường thai kỳ', 'GDM']],
  ])('E10 %s, written in several ways', (id, tags) => {
    for (const tag of tags) expect(ids(tag), tag).toContain(id);
  });

  it.each<[ConditionId, string[]]>([
    ['diabetes', ['ĐTĐ2', 'DM type 2', 'ĐTĐ chưa biến chứng', 'Tiểu đường không suy thận']],
    ['hypertension', ['Tăng HA', 'HA cao', 'THA chưa kiểm soát', 'ĐTĐ không kiểm soát kèm THA']],
    ['kidney', ['STM GĐ 4', 'BTM giai đoạn 3', 'CKD3a', 'ESRD', 'Suy thận (chưa lọc máu)']],
    ['dialysis', ['TNT chu kỳ', 'HD chu kỳ', 'LMB']],
    ['gout', ['Tăng a.uric', 'Acid uric máu cao']],
    ['dyslipidaemia', ['RLMM', 'RL lipid', 'Máu nhiễm mỡ', 'Cholesterol máu cao', 'LDL-C cao']],
    ['fattyLiver', ['GNM độ 2', 'Nhiễm mỡ gan']],
    ['pregnancy', ['Mang bầu', 'Bầu', 'Mẹ bầu', 'Thai 20w', 'Tam cá nguyệt thứ hai']],
    ['gestationalDiabetes', ['ĐTĐTK', 'Đái tháo đường thai nghén']],
    ['anaemia', ['TMTS']],
    ['osteoporosis', ['Giảm mật độ xương']],
    ['kidneyStones', ['Sỏi đường tiết niệu', 'Sạn thận']],
    ['ibs', ['HCRKT', 'Đại tràng kích thích']],
    ['underweight', ['SDD độ 1', 'Gầy']],
  ])('E10 %s, as it is written in a hurry', (id, tags) => {
    for (const tag of tags) expect(ids(tag), tag).toContain(id);
  });

  it('E10 what is denied beside an illness does not take the illness away', () => {
    expect(ids('Suy thận (chưa lọc máu)')).toEqual(['kidney']);
    expect(ids('ĐTĐ không suy thận')).toEqual(['diabetes']);
    expect(ids('Tiền sử ĐTĐ thai kỳ, nay THA')).toEqual(['hypertension']);
    expect(ids('THA, suy thận không rõ giai đoạn').sort()).toEqual(['hypertension', 'kidney']);
  });

  it.each([
    'Tiền sử ĐTĐ thai kỳ',
    'Tiền sử tăng huyết áp thai kỳ',
    'Nguy cơ cao loãng xương',
    'Chưa mắc bệnh tiểu đường',
    'Gút đã khỏi',
    'Gãy xương',
    'Thiếu G6PD',
    'Tiền đái tháo đường',
    'Đái tháo nhạt',
    'Thiếu máu cơ tim',
    'Thiếu máu não',
    'Gia đình có tiểu đường',
    'Mẹ bị tăng huyết áp',
    'Tiền sử gút',
    'Chuẩn bị mang thai',
    'Sau sinh',
    'Huyết áp thấp',
    'Viêm dạ dày',
    'Thần kinh',
    'Không đái tháo đường',
    'Phòng loãng xương',
  ])('E10 "%s" names none of them, and says so', (tag) => {
    const { conditions, problems } = recognise({
      gender: 'female',
      age: 40,
      medicalConditions: [tag],
      goals: [],
    });
    expect([...conditions.keys()]).toEqual([]);
    expect(problems).toEqual([{ kind: 'unknownTag', tag }]);
  });

  it('E10 stages, trimesters and kinds are read', () => {
    expect(conditionsOfTag('CKD 3a')).toMatchObject([{ id: 'kidney', stage: 3, substage: 'a' }]);
    expect(conditionsOfTag('Suy thận độ IV')).toMatchObject([{ stage: 4 }]);
    expect(conditionsOfTag('Bệnh thận mạn giai đoạn 3b')).toMatchObject([
      { stage: 3, substage: 'b' },
    ]);
    expect(conditionsOfTag('Suy thận')[0]).not.toHaveProperty('stage');
    for (const [tag, stage] of [
      ['STM GĐ 4', 4],
      ['CKD3a', 3],
      ['CKD, giai đoạn 4', 4],
      ['Suy thận (độ 3)', 3],
      ['Bệnh thận mạn giai đoạn cuối', 5],
      ['Tăng huyết áp độ 2 CKD G4', 4],
    ] as const)
      expect(conditionsOfTag(tag), tag).toContainEqual(
        expect.objectContaining({ id: 'kidney', stage }),
      );
    // The grades of another illness, and those of a sudden failure, are no stage.
    expect(conditionsOfTag('Suy thận kèm tăng huyết áp độ 2')[0]).not.toHaveProperty('stage');
    for (const tag of [
      'Suy thận cấp độ 3',
      'Suy thận cấp',
      'Tổn thương thận cấp',
      'AKI',
      'Viêm cầu thận cấp, giai đoạn hồi phục',
    ])
      expect(conditionsOfTag(tag), tag).toEqual([]);
    for (const tag of ['Đợt cấp của suy thận mạn', 'Viêm cầu thận mạn', 'Viêm cầu thận'])
      expect(conditionsOfTag(tag), tag).toMatchObject([{ id: 'kidney' }]);
    expect(conditionsOfTag('Suy thận cấp trên nền suy thận mạn độ 4')).toMatchObject([
      { id: 'kidney', stage: 4 },
    ]);
    for (const [tag, trimester] of [
      ['Tam cá nguyệt II', 2],
      ['Tam cá nguyệt thứ ba', 3],
      ['Mang thai tháng thứ 5', 2],
      ['Bầu 7 tháng', 3],
      ['Thai 12w3d', 1],
    ] as const)
      expect(conditionsOfTag(tag), tag).toMatchObject([{ id: 'pregnancy', trimester }]);
    expect(conditionsOfTag('LMB')).toMatchObject([{ dialysis: 'peritoneal' }]);
    expect(conditionsOfTag('Thai 13 tuần')).toMatchObject([{ trimester: 1 }]);
    expect(conditionsOfTag('Mang thai 14 tuần')).toMatchObject([{ trimester: 2 }]);
    expect(conditionsOfTag('Mang thai tuần 30')).toMatchObject([{ trimester: 3 }]);
    expect(conditionsOfTag('Có thai 3 tháng cuối')).toMatchObject([{ trimester: 3 }]);
    expect(conditionsOfTag('Mang thai')[0]).not.toHaveProperty('trimester');
    expect(conditionsOfTag('Lọc màng bụng')).toMatchObject([{ dialysis: 'peritoneal' }]);
    expect(conditionsOfTag('Sỏi canxi')).toMatchObject([{ calcium: true }]);
    expect(conditionsOfTag('Cho con bú 8 tháng')).toMatchObject([{ month: 8 }]);
  });

  it('E10 one tag may name several, each with its own stage', () => {
    expect(ids('ĐTĐ típ 2, THA, suy thận độ 3')).toEqual(['diabetes', 'hypertension', 'kidney']);
    expect(ids('Đái tháo đường + gút')).toEqual(['diabetes', 'gout']);
  });

  it.each([
    ['Suy thận độ 3, hen phế quản', ['hen phế quản']],
    ['Đái tháo đường + Basedow', ['Basedow']],
    ['Hen suyễn; viêm dạ dày; tăng huyết áp', ['Hen suyễn', 'viêm dạ dày']],
    ['Tăng huyết áp, đang uống thuốc', []],
    ['ĐTĐ típ 2, từ 2015, không suy thận', []],
    ['THA, 150/90', []],
  ] as const)('E10 "%s" says which of its parts no rule knows', (tag, unknown) => {
    const { problems } = recognise({
      gender: 'male',
      age: 50,
      medicalConditions: [tag],
      goals: [],
    });
    expect(problems).toEqual(unknown.map((part) => ({ kind: 'unknownTag', tag: part })));
  });

  it('E10 what contradicts itself is asked about; the worse stage counts', () => {
    const read = recognise({
      gender: 'female',
      age: 40,
      medicalConditions: ['CKD 2', 'Suy thận độ 4'],
      goals: [],
    });
    expect(read.conditions.get('kidney')?.stage).toBe(4);
    expect(read.problems).toEqual([{ kind: 'stages', tags: ['CKD 2', 'Suy thận độ 4'] }]);
    const dialysis = recognise({
      gender: 'male',
      age: 40,
      medicalConditions: ['CKD 3a', 'Chạy thận'],
      goals: [],
    });
    expect(dialysis.problems.map(({ kind }) => kind)).toEqual(['stageAndDialysis']);
  });

  it('E10 a pregnancy of a man of 70, or of a woman of 70, is no pregnancy and is asked about', () => {
    expect(pregnantAt70('male').conditions.has('pregnancy')).toBe(false);
    expect(pregnantAt70('male').problems).toEqual([
      { kind: 'pregnantMan', tag: 'Mang thai 20 tuần' },
    ]);
    expect(pregnantAt70('female').conditions.has('pregnancy')).toBe(false);
    expect(pregnantAt70('female').problems).toMatchObject([{ kind: 'pregnantAge', age: 70 }]);
  });

  it('E10 gestational diabetes is a pregnancy and not the lasting illness', () => {
    expect(ids('ĐTĐ thai kỳ').sort()).toEqual(['gestationalDiabetes', 'pregnancy']);
  });

  it('E10 old age follows from the age', () => {
    expect([64, 65, 120, 0, undefined].map(isOld)).toEqual([false, true, true, false, false]);
  });

  it('E10 a tag says old age where no year of birth does, and is known all the same', () => {
    expect(recogniseOldAge(undefined, 'Người cao tuổi')).toEqual([true, 0]);
    expect(recogniseOldAge(undefined, 'Bệnh nhân lớn tuổi')).toEqual([true, 0]);
    expect(recogniseOldAge(70, 'Người cao tuổi')).toEqual([true, 0]);
    expect(recogniseOldAge(40, 'Người cao tuổi')).toEqual([false, 0]);
  });

  it('E10 whatever is typed, reading ends, and a tag is either known or named as unknown', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 200 }), { maxLength: 6 }), (tags) => {
        const { conditions, problems } = recognise({
          gender: 'female',
          age: 30,
          medicalConditions: tags,
          goals: [],
        });
        const known = new Set([...conditions.values()].map(({ tag }) => tag));
        return tags.every(
          (tag) =>
            known.has(tag) ||
            conditionsOfTag(tag).length > 0 ||
            tag.replace(/[^\p{L}\p{N}]+/gu, '') === '' ||
            problems.some((problem) => 'tag' in problem && problem.tag === tag),
        );
      }),
    );
  });

  it('E11 the grade of a tumour is no stage of the kidney', () => {
    for (const tag of ['Ung thư vú, G2', 'K đại tràng G3', 'Carcinoma G1'])
      expect(conditionsOfTag(tag).map(({ id }) => id)).not.toContain('kidney');
    expect(conditionsOfTag('Ung thư vú, CKD G3a')).toMatchObject([{ id: 'kidney', stage: 3 }]);
    expect(conditionsOfTag('G3a')).toMatchObject([{ id: 'kidney', stage: 3 }]);
  });
});

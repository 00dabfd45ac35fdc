import { describe, expect, it } from 'vitest';
import { keepsPotassium, medicineNotes } from './medicines';

type Line = Parameters<typeof medicineNotes>[1][number];

const line = (name: string, parts?: string[]): Line => ({
  name,
  snapshot: {
    basis: { amount: 100, unit: 'g' },
    nutrients: {},
    sourceVersion: '1',
    ...(parts ? { parts } : {}),
  },
});
const ids = (taken: string[], ...lines: Line[]) => medicineNotes(taken, lines).map(({ id }) => id);

describe('G1 medicines and foods', () => {
  it('G1 warfarin: vitamin K the same each day, said of every day and without a food, with its source', () => {
    for (const typed of ['Warfarin 5 mg', 'đang dùng warfarin', 'Sintrom', 'Kháng vitamin K'])
      expect(medicineNotes([typed], []), typed).toEqual([
        {
          id: 'warfarin',
          medicine: 'Warfarin',
          text: 'Giữ lượng vitamin K đều mỗi ngày, không phải ăn thật ít.',
          source: 'NIH ODS, tờ thông tin vitamin K',
          foods: [],
        },
      ]);
  });

  it('G1 stones: food rich in oxalate, by name alone', () => {
    expect(ids(['Sỏi thận canxi oxalat'], line('Rau dền luộc'), line('Cải khế'))).toEqual([
      'oxalate',
    ]);
    expect(ids(['Sỏi thận canxi oxalat'], line('Cải khế'), line('Rau muống luộc'))).toEqual([]);
    expect(ids([], line('Rau dền luộc'))).toEqual([]);
  });

  it('G1 grapefruit and pomelo: only where the day has one, by name or by a part of a dish', () => {
    const taken = ['Simvastatin 20 mg'];
    expect(ids(taken)).toEqual([]);
    expect(ids(taken, line('Cam'), line('Cơm trắng'))).toEqual([]);
    expect(ids(taken, line('Bưởi chùm'))).toEqual(['grapefruit']);
    const [note] = medicineNotes(taken, [
      line('Bưởi'),
      line('Gỏi tôm', ['Bưởi', 'Tôm biển']),
      line('Bưởi'),
    ]);
    expect(note).toMatchObject({ quoted: true, foods: ['Bưởi', 'Gỏi tôm'] });
    expect(note?.source).toContain('FDA');
    expect(ids(taken, line('Lá bưởi'), line('Hoa bưởi'))).toEqual([]);
    expect(ids(['Amlodipin 5 mg'], line('Bưởi chùm'))).toEqual([]);
    expect(ids(['Nifedipin'], line('Nước ép grapefruit'))).toEqual(['grapefruit']);
  });

  it('G1 star fruit is named to whoever has a kidney disease, and to nobody else', () => {
    for (const tag of ['Suy thận độ 3a', 'CKD 2', 'Chạy thận nhân tạo'])
      expect(ids([tag], line('Canh chua', ['Khế chua'])), tag).toContain('starfruit');
    expect(ids(['Suy thận'], line('Khế ngọt'))).toContain('starfruit');
    expect(ids(['Sỏi thận', 'Gút'], line('Khế chua'))).toEqual([]);
    expect(ids(['Suy thận'], line('Cải khế xào'), line('Dưa leo'))).not.toContain('starfruit');
  });

  it('G1 gout: alcohol by its name, and what is rich in purine by its figure', () => {
    const purine = (name: string, milligrams: number, unit = 'g'): Line => {
      const plain = line(name);
      const basis = { amount: 100, unit };
      return {
        ...plain,
        snapshot: { ...plain.snapshot, basis, nutrients: { purine: milligrams } },
      };
    };
    const notes = medicineNotes(
      ['Gút'],
      [
        line('Bia'),
        line('Rượu vang đỏ'),
        line('Giấm rượu'),
        purine('Gan heo', 285),
        purine('Thịt heo nạc', 119.8),
        purine('Lẩu', 500, 'phần'),
        line('Cà tím'),
      ],
    );
    expect(notes.map(({ id, foods }) => [id, foods])).toEqual([
      ['goutAlcohol', ['Bia', 'Rượu vang đỏ']],
      ['goutPurine', ['Gan heo']],
    ]);
    expect(ids(['Sỏi thận'], line('Bia'), purine('Gan heo', 285))).toEqual([]);
  });

  it('G1 an illness that nobody has is not read out of a tag', () => {
    expect(ids(['Không suy thận'], line('Khế chua'))).toEqual([]);
    expect(ids(['Mẹ bị suy thận'], line('Khế chua'))).toEqual([]);
  });

  it('G1 the notes of kidneys hold for a sudden illness of theirs, too', () => {
    for (const tag of ['Viêm cầu thận cấp', 'Suy thận cấp', 'AKI'])
      expect(ids([tag], line('Tép xào khế')), tag).toEqual(['starfruit', 'acei']);
    for (const tag of ['Không suy thận cấp', 'Viêm cầu thận cấp đã khỏi'])
      expect(ids([tag], line('Tép xào khế')), tag).toEqual([]);
  });

  it('G1 several medicines give several notes; what is no medicine gives none', () => {
    const taken = ['Warfarin', 'Enalapril 10 mg', 'Levothyroxin', 'Vitamin C'];
    expect(ids(taken, line('Đậu hũ'))).toEqual(['warfarin', 'acei', 'levothyroxine']);
    expect(ids(['Paracetamol', ''], line('Bưởi chùm'), line('Phô mai'))).toEqual([]);
  });

  it('G1 medicines that hold potassium back are known by substance and by class', () => {
    expect(['Losartan', 'ức chế men chuyển', 'Spironolacton 25'].map((one) => [one])).toSatisfy(
      (all: string[][]) => all.every(keepsPotassium),
    );
    expect(keepsPotassium(['Amlodipin', 'Metformin'])).toBe(false);
  });
});

describe('what holds potassium back', () => {
  it('says no to salt of potassium for each such medicine, and for kidneys without one', () => {
    for (const typed of ['Losartan 50 mg', 'Spironolacton 25', 'Valsartan', 'Enalapril', 'CKD 4'])
      expect(ids([typed]), typed).toContain('acei');
    expect(ids(['Losartan 50 mg', 'CKD 4']).filter((id) => id === 'acei')).toHaveLength(1);
    expect(ids(['Amlodipin 5 mg', 'Gút'])).not.toContain('acei');
  });

  it('names grapefruit and pomelo to who takes colchicine', () => {
    for (const typed of ['Colchicine 0,5 mg', 'colchicin 1 viên'])
      expect(ids([typed], line('Bưởi')), typed).toEqual(['colchicine']);
    expect(ids(['Colchicine 0,5 mg'], line('Cam'))).toEqual([]);
  });
});

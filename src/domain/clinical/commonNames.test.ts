import { describe, expect, it } from 'vitest';
import { clientTexts } from '../../i18n/clients';
import { allergyAliases, conditionAliases } from '../../i18n/conditionAliases';
import { matchSuggestions } from '../../ui/tags';
import { allergyWarnings } from './allergens/warnings';
import { MEDICINE_ALIASES, MEDICINE_SUGGESTIONS, findMedicines } from './medicineNames';
import { conditionsOfTag } from './recognise';

const { suggestions } = clientTexts;
const ids = (tag: string) => conditionsOfTag(tag).map(({ id }) => id);
const line = (name: string) => ({
  name,
  snapshot: {
    basis: { amount: 100, unit: 'g' as const },
    nutrients: {},
    source: { kind: 'catalogue' as const, version: '1' },
  },
});
const warns = (allergy: string, food: string) =>
  allergyWarnings(line(food) as never, [allergy]).some(({ level }) => level === 'contains');

it('resistance to insulin is no medicine', () => {
  for (const illness of ['Kháng insulin', 'đề kháng insulin', 'Tình trạng kháng insulin'])
    expect(findMedicines(illness), illness).toEqual([]);
  expect(findMedicines('Thuốc kháng vitamin K, insulin')).toEqual(['warfarin', 'insulin']);
});

describe('illnesses by their common names', () => {
  it.each([
    ['đái đường', ['diabetes']],
    ['tiểu đừong', ['diabetes']],
    ['Tiểu đường thai kì', ['gestationalDiabetes', 'pregnancy']],
    ['lên tăng xông', ['hypertension']],
    ['cao máu', ['hypertension']],
    ['mỡ trong máu', ['dyslipidaemia']],
    ['máu mỡ', ['dyslipidaemia']],
    ['gan mỡ', ['fattyLiver']],
    ['gan bị nhiễm mỡ', ['fattyLiver']],
    ['thiếu huyết', ['anaemia']],
    ['xương xốp', ['osteoporosis']],
    ['béo độ 2', ['obesity']],
    ['suy thận mạng', ['kidney']],
    ['viêm khớp gút', ['gout']],
    ['bé bú mẹ', ['nursing']],
    ['tăng huyêt áp', ['hypertension']],
    ['con ngan', []],
    ['liên lạc', []],
    ['bố bị tiểu đường', []],
    ['không bị tiểu đường', []],
  ])('%s', (tag, expected) => {
    expect(ids(tag)).toEqual(expected);
  });
});

describe('medicines by substance, brand and what people call them', () => {
  it.each([
    ['Sintrom 4mg 1/4 viên', ['warfarin']],
    ['sintron', ['warfarin']],
    ['Wafarin', ['warfarin']],
    ['acenocoumarol', ['warfarin']],
    ['tiêm Mixtard 30/70 sáng 14 đv', ['insulin']],
    ['chích insulin nền', ['insulin']],
    ['Coversyl 5', ['aceInhibitor']],
    ['thuốc ức chế men chuyển', ['aceInhibitor']],
    ['Exforge 5/80', ['angiotensinBlocker']],
    ['Aldactone 25', ['potassiumSparing']],
    ['lợi tiểu giữ kali', ['potassiumSparing']],
    ['Berlthyrox 50', ['levothyroxine']],
    ['Lipitor', ['atorvastatin']],
    ['Crestor 10', ['statin']],
    ['Nardil', ['maoi']],
    ['viên sắt', ['iron']],
    ['đã ngưng warfarin', []],
    ['warfarin (đã ngưng 2024)', []],
    ['không dùng metformin', []],
    ['Panadol', []],
  ])('%s', (text, expected) => {
    expect(findMedicines(text)).toEqual(expected);
  });

  it.each([
    ['đang dùng warfarin', ['warfarin']],
    ['warfarin, insulin', ['warfarin', 'insulin']],
    ['LANTUS', ['insulin']],
    ['Xarelto 20', ['directAnticoagulant']],
    ['không uống sintrom nữa', []],
    ['spironolacton', ['potassiumSparing']],
    ['Zestril', ['aceInhibitor']],
    ['Micardis plus', ['angiotensinBlocker']],
    ['nifedipine 20', ['calciumBlocker']],
    ['Adalat LA', ['calciumBlocker']],
    ['Amlor', ['amlodipine']],
    ['colchicine 1mg', ['colchicine']],
    ['Glucophage', ['metformin']],
    ['Diamicron MR', ['sulfonylurea']],
    ['Forxiga', ['sglt2']],
    ['kaleorid', ['potassium']],
    ['chưa dùng insulin', []],
    ['levothyrox', ['levothyroxine']],
    ['uống sắt', ['iron']],
    ['Medrol 16', ['corticoid']],
  ])('later: %s', (text, expected) => {
    expect(findMedicines(text)).toEqual(expected);
  });
});

describe('allergies, by any name and with a tone left out', () => {
  it.each([
    ['lạc', 'Đậu phộng rang', true],
    ['đậu phụng', 'Lạc rang', true],
    ['Đâu phộng', 'Lạc rang', true],
    ['trưng', 'Trứng luộc', true],
    ['sưa bò', 'Sữa tươi', true],
    ['peanut', 'Lạc rang', true],
    ['vừng', 'Mè rang', true],
    ['cà', 'Cá kho', false],
    ['liên lạc mẹ', 'Đậu phộng rang', false],
    ['lạc nội mạc tử cung', 'Lạc rang', false],
    ['lạc', 'Thịt lạc đà', false],
    ['gan', 'Ngan kho', false],
    ['bò', 'Bơ', false],
  ])('%s in %s: %s', (allergy, food, expected) => {
    expect(warns(allergy, food)).toBe(expected);
  });
});

const medicines = (text: string) =>
  matchSuggestions(MEDICINE_SUGGESTIONS, [], text, MEDICINE_ALIASES)[0];
const ills = (text: string) =>
  matchSuggestions(suggestions.medicalConditions, [], text, conditionAliases)[0];
const allergies = (text: string) =>
  matchSuggestions(suggestions.allergies, [], text, allergyAliases)[0];

describe('suggestions', () => {
  it.each([
    [medicines, 'insulin', 'Insulin'],
    [medicines, 'sintr', 'Sintrom'],
    [medicines, 'khang vitamin k', 'Warfarin'],
    [medicines, 'uc che men', 'Thuốc ức chế men chuyển'],
    [ills, 'rung nhi', 'Rung nhĩ'],
    [ills, 'tăng kali', 'Tăng kali máu'],
    [ills, 'kali cao', 'Tăng kali máu'],
    [ills, 'tai biến', 'Đột quỵ'],
    [ills, 'gan', 'Gan nhiễm mỡ'],
    [allergies, 'lạc', 'Đậu phộng'],
    [allergies, 'gluten', 'Lúa mì'],
  ])('%#: %s', (of, text, expected) => {
    expect(of(text)).toBe(expected);
  });

  it('a word within another word finds nothing', () => {
    expect(matchSuggestions(['Ngan', 'Gan heo'], [], 'gan')).toEqual(['Gan heo']);
    expect(matchSuggestions(['Cà phê'], [], 'he')).toEqual([]);
  });
});

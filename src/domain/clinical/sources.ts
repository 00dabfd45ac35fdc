import type { Source } from './types';

const guideline =
  (name: string, year: number, quoted?: true) =>
  (section: string): Source => ({
    guideline: name,
    year,
    place: section,
    ...(quoted ? { quoted } : {}),
  });

export const KDOQI = guideline('KDOQI', 2020);
export const AHA_2025 = guideline('AHA/ACC', 2025);
export const NLA = guideline('NLA', 2015);

export const KDOQI_QUOTED = guideline('KDOQI', 2020, true);
/** Old, and the newest that names a figure for phosphorus. */
export const KDOQI_2003 = guideline('KDOQI', 2003, true);
export const KDIGO = guideline('KDIGO', 2024, true);
export const ADA = guideline('ADA', 2026, true);
export const ACC_2017 = guideline('ACC/AHA', 2017, true);
export const ACR = guideline('ACR', 2020, true);
export const AGA = guideline('AGA', 2021, true);
export const QD_2892 = guideline('QĐ 2892/QĐ-BYT', 2022, true);
export const IOM = guideline('IOM (DRI)', 2011, true);
/** Chronic disease risk reduction (CDRR). */
export const NASEM = guideline('NASEM (DRI)', 2019, true);
export const AUA = guideline('AUA', 2019, true);
export const NICE_NG118 = guideline('NICE NG118', 2019, true);
export const NICE_CG62 = guideline('NICE CG62', 2008, true);
export const NICE_CG32 = guideline('NICE CG32', 2006, true);
export const ESPEN = guideline('ESPEN', 2022, true);
export const ESPEN_2018 = guideline('ESPEN (thần kinh)', 2018, true);
export const TABLE = guideline('QĐ 2615/QĐ-BYT', 2016);
export const QD_2879 = guideline('QĐ 2879/QĐ-BYT', 2006);
export const QD_5481 = guideline('QĐ 5481/QĐ-BYT', 2020, true);
export const QD_1470 = guideline('QĐ 1470/QĐ-BYT', 2024, true);
export const QD_2598 = guideline('QĐ 2598/QĐ-BYT', 2025, true);
export const QD_2388 = guideline('QĐ 2388/QĐ-BYT', 2024, true);
export const WHO_SUGARS = guideline('WHO', 2015, true);
export const WHO_ANAEMIA = guideline('WHO', 2024, true);
export const JAPAN_GOUT = guideline('Hướng dẫn gút Nhật Bản (dẫn theo Kaneko)', 2020);
export const ALBERTA = guideline('Alberta Health (RDA)', 2018);

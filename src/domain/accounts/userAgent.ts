type Names = readonly (readonly [RegExp, string])[];

/** Each before those that it also claims to be: Edge and Opera say Chrome, Chrome says Safari. */
const BROWSERS: Names = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/coc_coc_browser\//i, 'Cốc Cốc'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'máy Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: Names, userAgent: string): string | undefined =>
  names.find(([form]) => form.test(userAgent))?.[1];

export function getDeviceName(userAgent: string | undefined): string | undefined {
  const text = userAgent ?? '';
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  return browser && system ? `${browser} trên ${system}` : (browser ?? system);
}

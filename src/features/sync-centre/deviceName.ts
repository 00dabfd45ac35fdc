import { syncText } from '../../i18n/sync';

/** Newer names stand first: Edge and Opera also call themselves Chrome, Chrome also Safari. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/coc_coc_browser\//i, 'Cốc Cốc'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function first(table: [RegExp, string][], agent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(agent))?.[1];
}

/** What a person calls this device: "Chrome trên Android". @param agent `navigator.userAgent` */
export function deviceName(agent: string): string {
  const { browser, browserOn } = syncText.device;
  const system = first(SYSTEMS, agent);
  const name = first(BROWSERS, agent) ?? browser;
  return system ? browserOn(name, system) : name;
}

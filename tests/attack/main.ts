/**
 * `npm run attack`: plays known attacks against its own gateway, on this machine only; exits with 1 if something did not
 * hold.
 */
import { API_ATTACKS } from './apiKeys';
import { broken, LIMITS, LOAD_ATTACKS } from './cases';
import { CONDUCT_ATTACKS } from './conduct';
import { DOCUMENT_ATTACKS } from './documents';
import { HOLD_ATTACKS } from './held';
import { MAIL_ATTACKS } from './mails';
import { IMAGE_ATTACKS } from './images';
import { play } from './play';
import { PLATFORM_ATTACKS } from './platform';
import { PAGE_ATTACKS } from './publicPages';
import { PUBLISHED_ATTACKS } from './published';
import { READER_ATTACKS } from './readers';
import { SEAM_ATTACKS } from './seams';
import { SURFACE_ATTACKS } from './surfaces';

const only = process.argv[2];
const scale = Number(process.env.ATTACK_SCALE ?? '1');
let failed = 0;
const ALL = [
  ...LOAD_ATTACKS,
  ...CONDUCT_ATTACKS,
  ...PUBLISHED_ATTACKS,
  ...IMAGE_ATTACKS,
  ...DOCUMENT_ATTACKS,
  ...MAIL_ATTACKS,
  ...PLATFORM_ATTACKS,
  ...PAGE_ATTACKS,
  ...API_ATTACKS,
  ...READER_ATTACKS,
  ...SEAM_ATTACKS,
  ...SURFACE_ATTACKS,
  ...HOLD_ATTACKS,
];
for (const attack of ALL) {
  if (only !== undefined && !attack.name.includes(only)) continue;
  const report = await play(attack, scale);
  const faults = broken(report, { ...LIMITS, ...attack.limits });
  if (faults.length > 0) failed += 1;
  const { peakMb, worstDelayMs, p95Ms, seen } = report;
  const watched = Object.entries(seen).map(
    ([kind, { calls, failed, p95Ms: took, calmMs = 0 }]) =>
      `${kind} ${failed.length}/${calls} failed, p95 ${Math.round(took)} ms (calm ${Math.round(calmMs)})`,
  );
  const figures = [
    `memory ${Math.round(peakMb)} MB`,
    `worst delay ${Math.round(worstDelayMs)} ms`,
    `others' p95 ${Math.round(p95Ms)} ms`,
    ...watched,
  ].join(', ');
  const verdict = faults.length === 0 ? 'held' : `NOT HELD (${faults.join('; ')})`;
  process.stdout.write(`${attack.name}: ${verdict} – ${figures}\n`);
}
process.exitCode = failed > 0 ? 1 : 0;

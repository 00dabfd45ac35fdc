import { usageLevel } from './entitlements';

/** Thresholds of the usage meter: warned at 80 % and stopped at 100 % in both variants (product decision 36). */
export interface MeterState {
  level: ReturnType<typeof usageLevel>;
  /** Colour of the compact variant (platform specification, section 4): from 75 % and from 90 % on. */
  tone: 'safe' | 'warning' | 'critical';
  /** 0–1; 0 without a limit. */
  share: number;
}

/** @param most the limit; 0 means unlimited */
export function meterState(used: number, most: number): MeterState {
  if (most === 0) return { level: 'free', tone: 'safe', share: 0 };
  const share = Math.min(1, used / most);
  const tone = share >= 0.9 ? 'critical' : share >= 0.75 ? 'warning' : 'safe';
  return { level: usageLevel(used, most), tone, share };
}

const WORST = ['free', 'near', 'reached'] as const;

export const worstLevel = (states: readonly MeterState[]): MeterState['level'] =>
  states.reduce<MeterState['level']>(
    (worst, { level }) => (WORST.indexOf(level) > WORST.indexOf(worst) ? level : worst),
    'free',
  );

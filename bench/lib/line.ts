import { significant } from './stats';

export interface Measured {
  name: string;
  ours: number;
  peer?: number;
  peerName?: string;
  unit: string;
  /** Default: less is better. */
  more?: boolean;
  /** Undefined: only watched. */
  target?: { atMost: number } | { atLeast: number } | { ratio: number };
}

/** `ratio`: how many times better ours is; below 1, the peer is better. */
export interface Line {
  case: string;
  ours: number;
  peer: number | null;
  peerName: string | null;
  ratio: number | null;
  unit: string;
  target: string | null;
  met: boolean | null;
}

function computeRatio({ ours, peer, more }: Measured): number | null {
  if (peer === undefined) return null;
  const [over, under] = more ? [ours, peer] : [peer, ours];
  return under === 0 ? null : over / under;
}

function judge(measured: Measured, ratio: number | null): Pick<Line, 'target' | 'met'> {
  const { target, ours, unit } = measured;
  if (!target) return { target: null, met: null };
  if ('ratio' in target)
    // A target that could not be compared is not reached.
    return { target: `ratio ≥ ${target.ratio}`, met: ratio !== null && ratio >= target.ratio };
  if ('atLeast' in target)
    return { target: `≥ ${target.atLeast} ${unit}`, met: ours >= target.atLeast };
  return { target: `≤ ${target.atMost} ${unit}`, met: ours <= target.atMost };
}

/** Judged by the measured value, so that rounding reaches no target. */
export function toLine(measured: Measured): Line {
  const { name, ours, peer, peerName, unit } = measured;
  const ratio = computeRatio(measured);
  return {
    case: name,
    ours: significant(ours),
    peer: peer === undefined ? null : significant(peer),
    peerName: peerName ?? null,
    ratio: ratio === null ? null : significant(ratio),
    unit,
    ...judge(measured, ratio),
  };
}

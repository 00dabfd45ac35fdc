import { useEffect, useMemo, useState } from 'react';
import type { Client } from '../../domain/records/clients';
import { common } from '../../i18n/common';
import { localDate } from '../../platform/clock';
import { part } from '../../routing/part';
import { toaster } from '../../ui/toaster';
import type { MarkLine } from '../lines/marksContext';
import type { MenuTargets } from './useTargets';

// Rules of medicines and the lunar calendar are read once somebody's dishes are looked at.
const marker = part(async () => (await import('./marker')).markerOn);

const NO_MARKS: MarkLine = () => [];

/** Makes marks; undefined until its rules are read. */
function useMarker() {
  const [markerOn, setMarkerOn] = useState(() => marker.loaded);
  useEffect(() => {
    if (markerOn) return undefined;
    let isLeft = false;
    const read = async () => {
      try {
        const loaded = await marker.load();
        if (!isLeft) setMarkerOn(() => loaded);
      } catch {
        toaster.create({ type: 'warning', title: common.partMissing });
      }
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [markerOn]);
  return markerOn;
}

/**
 * Marks of lines for a client on some days: way of eating, customs, medicines, alcohol, purine, potassium, vitamin K, sugar.
 * @param days `YYYY-MM-DD`; keeps its identity while they are the same
 */
export function useMarksOn(
  client: Client | undefined,
  { rules: { limits } }: Pick<MenuTargets, 'rules'>,
  days: readonly string[],
): readonly MarkLine[] {
  const markerOn = useMarker();
  return useMemo(
    () => days.map((day) => markerOn?.(client, limits, day) ?? NO_MARKS),
    [markerOn, client, limits, days],
  );
}

/** Marks of lines for a client. @param day on which it is eaten (default: today) */
export function useClientMarks(
  client: Client | undefined,
  targets: Pick<MenuTargets, 'rules'>,
  day?: string,
): MarkLine {
  const days = useMemo(() => [day ?? localDate()], [day]);
  return useMarksOn(client, targets, days)[0] ?? NO_MARKS;
}

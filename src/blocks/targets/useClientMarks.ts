import { useEffect, useMemo, useState } from 'react';
import type { Client } from '../../domain/records/clients';
import { common } from '../../i18n/common';
import { localDate } from '../../platform/clock';
import { part } from '../../routing/part';
import { toaster } from '../../ui/toaster';
import type { MarkLine } from '../lines/marksContext';
import type { MenuTargets } from './useTargets';

const marker = part(async () => (await import('./marker')).markerOn);

const NO_MARKS: MarkLine = () => [];

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

/** @param days `YYYY-MM-DD`; keeps its identity while they are the same */
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

export function useClientMarks(
  client: Client | undefined,
  targets: Pick<MenuTargets, 'rules'>,
  day?: string,
): MarkLine {
  const days = useMemo(() => [day ?? localDate()], [day]);
  return useMarksOn(client, targets, days)[0] ?? NO_MARKS;
}

import { newId } from '../domain/schema/newId';
import { DIARY_CONSENT_TEXT } from '../domain/practice/diary/submission';
import type { SharedLine, SharedMeal } from '../domain/practice/diary/sharedView';
import { getNow } from './diary';
import { changeLink, putEntry, readLink } from './store';
import { sync } from './sync';

const DEVICE = 'bualanh.khach.device';

/** Names this phone, so that a weight that is corrected stays one entry. */
function deviceId(): string {
  try {
    const known = localStorage.getItem(DEVICE);
    if (known) return known;
    const made = newId();
    localStorage.setItem(DEVICE, made);
    return made;
  } catch {
    return newId();
  }
}

const getInstant = (slug: string): string => getNow(readLink(slug) ?? {}).toISOString();

export function tickLines(
  slug: string,
  date: string,
  meal: Pick<SharedMeal, 'slot'>,
  lines: readonly Pick<SharedLine, 'lineId' | 'name'>[],
  isEaten: boolean,
): void {
  const at = getInstant(slug);
  for (const { lineId, name } of lines)
    putEntry(slug, `tick.${date}.${lineId}`, {
      type: 'tick',
      id: newId(),
      at,
      date,
      slot: meal.slot,
      lineId,
      name,
      isEaten,
    });
  sync();
}

/** kg; written again on this phone, the day's weight is corrected. */
export function writeWeight(slug: string, date: string, weight: number): void {
  const at = getInstant(slug);
  const id = `w-${deviceId()}-${date}`;
  putEntry(slug, `weight.${date}`, { type: 'weight', id, at, date, weight });
  sync();
}

export function writeConsent(slug: string, isGiven: boolean): void {
  const at = getInstant(slug);
  changeLink(slug, (link) => ({ ...link, isReadOnly: !isGiven }));
  const textVersion = DIARY_CONSENT_TEXT;
  putEntry(slug, 'consent', { type: 'consent', id: newId(), at, isGiven, textVersion });
  sync();
}

/** Kept on the phone only; nothing is sent. */
export const readOnly = (slug: string): void =>
  changeLink(slug, (link) => ({ ...link, isReadOnly: true }));

export const dismissRefusals = (slug: string): void =>
  changeLink(slug, (link) => ({ ...link, refused: [] }));

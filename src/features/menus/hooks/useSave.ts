import { useCallback, useRef, useState } from 'react';
import { menusText } from '../../../i18n/menus';
import { toaster } from '../../../ui/toaster';
import { saveErrorText } from '../model/saving';
import type { Saved, SaveRequest } from '../model/saving';
import type { Menu } from '../../../domain/menu';

const text = menusText.save;

/** What is said after a save: what happened, and that it is safe on this device. */
function successText(kind: Menu['kind'], request: SaveRequest, saved: Saved): string {
  if (saved.assigned === false) return text.clientGone;
  const what = {
    published: text.published,
    archived: text.archived,
    draft: request.assign ? undefined : text.draft,
  }[request.status];
  const done = saved.assigned ? text.personal : kind === 'master' ? text.master : text.saved;
  return `${what ?? done}. ${text.onDevice}`;
}

/**
 * Runs a save once at a time and says how it ended. A failure leaves the form as it is.
 * @param save the write; may throw what `saveErrorText` knows
 */
export function useSave(
  kind: Menu['kind'],
  save: (request: SaveRequest) => Promise<Saved>,
  onSaved: (saved: Saved) => void,
): { saving: boolean; run: (request: SaveRequest) => void } {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const run = useCallback(
    async (request: SaveRequest) => {
      if (busy.current) return;
      busy.current = true;
      setSaving(true);
      try {
        const saved = await save(request);
        toaster.create({
          type: saved.assigned === false ? 'warning' : 'success',
          title: text.success,
          description: successText(kind, request, saved),
        });
        onSaved(saved);
      } catch (error) {
        toaster.create({ type: 'error', ...saveErrorText(error) });
      } finally {
        busy.current = false;
        setSaving(false);
      }
    },
    [kind, save, onSaved],
  );
  const start = useCallback((request: SaveRequest) => void run(request), [run]);
  return { saving, run: start };
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { explainLimit } from '../../../blocks/tier/limitStore';
import { menusText } from '../../../i18n/menus';
import { toaster } from '../../../ui/toaster';
import { reachesClient, saveErrorText, type Saved, type SaveRequest } from '../model/saving';
import type { Menu } from '../../../domain/records/menus';

const text = menusText.save;

function successText(kind: Menu['kind'], request: SaveRequest, saved: Saved): string {
  const { assignment } = saved;
  if (assignment === 'gone') return text.clientGone;
  const title = { published: text.published, archived: text.archived, draft: text.draft };
  const done = kind === 'master' ? text.master : text.saved;
  const what = [
    request.asked ? title[request.status] : assignment === 'assigned' ? undefined : done,
    assignment === 'assigned' ? text.personal : undefined,
    assignment === 'assigned' && request.status === 'draft' ? text.notShown : undefined,
    text.onDevice,
  ];
  return what.filter(Boolean).join('. ');
}

/**
 * A failure leaves the form as it is.
 * @param onGiven called when the client was given the menu; must not throw
 * @param save the write; may throw what `saveErrorText` knows
 */
export function useSave(
  kind: Menu['kind'],
  save: (request: SaveRequest) => Promise<Saved>,
  onGiven: (menu: Menu) => Promise<void>,
  onSaved?: () => void,
): { saving: boolean; run: (request: SaveRequest) => void } {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  // `run` keeps its identity while a person types, so that distant buttons do not render.
  const latest = useRef({ save, onSaved });
  useLayoutEffect(() => {
    latest.current = { save, onSaved };
  }, [save, onSaved]);
  const run = useCallback(
    async (request: SaveRequest) => {
      if (busy.current) return;
      busy.current = true;
      setSaving(true);
      try {
        const saved = await latest.current.save(request);
        toaster.create({
          type: saved.assignment === 'gone' ? 'warning' : 'success',
          title: text.success,
          description: successText(kind, request, saved),
        });
        latest.current.onSaved?.();
        if (reachesClient(request, saved)) await onGiven(saved.document);
      } catch (error) {
        if (explainLimit(error, true)) return;
        toaster.create({ type: 'error', ...saveErrorText(error, request.asked) });
      } finally {
        busy.current = false;
        setSaving(false);
      }
    },
    [kind, onGiven],
  );
  const start = useCallback((request: SaveRequest) => void run(request), [run]);
  return { saving, run: start };
}

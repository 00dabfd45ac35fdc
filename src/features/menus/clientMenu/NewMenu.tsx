import { Button, Stack } from '@chakra-ui/react';
import { ChefHat } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { MarksProvider } from '../../../blocks/lines/marksContext';
import { useClientMarks } from '../../../blocks/targets/useClientMarks';
import { useTargets } from '../../../blocks/targets/useTargets';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import { insertLine } from '../../../domain/food/lines';
import { clientMenuText } from '../../../i18n/clientMenu';
import { common } from '../../../i18n/common';
import { menusText } from '../../../i18n/menus';
import { newId } from '../../../platform/ids';
import { toaster } from '../../../ui/toaster';
import { MenuEditor, type EditorExtras } from '../editor/MenuEditor';
import { withMenuLines } from '../model/clientMenu';
import { CurrentMenu } from './CurrentMenu';
import { PickerDialog } from './PickerDialog';
import { PlanFields } from './PlanFields';
import type { ClientMenuPageState } from './useClientMenuPage';

const text = clientMenuText;
const NO_ALLERGIES: readonly string[] = [];

interface NewMenuProps {
  page: ClientMenuPageState;
  head: ReactNode;
  notices: ReactNode;
  back: { to: string };
}

function Picker({ form, onClose }: Pick<ClientMenuPageState, 'form'> & { onClose: () => void }) {
  const { client, menus, draft, editing } = form;
  const marks = useClientMarks(
    client,
    useTargets(client, form.targetChoices),
    draft.targetDate || undefined,
  );
  return (
    <MarksProvider value={marks}>
      <PickerDialog
        clientId={draft.clientId}
        allergies={client ? avoidedBy(client) : NO_ALLERGIES}
        menus={menus}
        onLine={(slot, line) =>
          editing.edit((now) => ({ ...now, meals: insertLine(now.meals, slot, line) }))
        }
        onMenu={(menu) => {
          editing.edit((now) => withMenuLines(now, menu, client?.clientName, newId));
          toaster.create({
            type: 'success',
            title: text.save.success,
            description: text.picked,
            action: { label: common.undo, onClick: editing.undo },
          });
          onClose();
        }}
        onClose={onClose}
      />
    </MarksProvider>
  );
}

function usePlan(
  { form, visibleProblems }: ClientMenuPageState,
  openPicker: () => void,
): ReactNode {
  const { put } = form;
  const { targetDate, goal, notes } = form.draft;
  const invalidDate = visibleProblems.date === true;
  return useMemo(
    () => (
      <Stack gap="4">
        <PlanFields
          targetDate={targetDate}
          goal={goal}
          notes={notes}
          invalidDate={invalidDate}
          put={put}
        />
        <Button variant="outline" colorPalette="leaf" alignSelf="start" onClick={openPicker}>
          <ChefHat size={18} aria-hidden /> {text.picker.open}
        </Button>
      </Stack>
    ),
    [targetDate, goal, notes, invalidDate, put, openPicker],
  );
}

export function NewMenu({ page, head, notices, back }: NewMenuProps) {
  const { form, visibleProblems, ready } = page;
  const { client, targetChoices } = form;
  const title = client ? text.titleFor(client.clientName) : text.title;
  const [picking, setPicking] = useState(false);
  const openPicker = useCallback(() => setPicking(true), []);
  const fields = usePlan(page, openPicker);
  const nameError = visibleProblems.name ? text.errors.name : undefined;
  const extras = useMemo<EditorExtras>(
    () => ({
      head,
      fields,
      side: <CurrentMenu client={client} />,
      allSlots: true,
      saveLabel: text.save.give,
      nameError,
      targets: targetChoices,
      ready,
    }),
    [head, fields, client, nameError, targetChoices, ready],
  );
  return (
    <>
      <MenuEditor
        {...{ title, back, client, notices, extras }}
        subtitle={menusText.unsaved}
        value={form.draft.value}
        editing={form.editing}
        status="published"
        kind="personal"
        basedOn={undefined}
        saving={page.saving}
        onSave={page.give}
        date={form.draft.targetDate || undefined}
      />
      {picking ? <Picker form={form} onClose={() => setPicking(false)} /> : null}
    </>
  );
}

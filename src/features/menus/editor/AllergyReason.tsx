import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AllergyConcerns } from '../../../blocks/meals/AllergyConcerns';
import type { Client } from '../../../domain/collections/clients';
import type { Meals } from '../../../domain/collections/shared/lines';
import { menusText } from '../../../i18n/menus';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { concernsOf, isCertain } from '../../../domain/allergens/concerns';
import type { Concern } from '../../../domain/allergens/concerns';
import type { SaveRequest } from '../model/saving';

const text = menusText.allergies;
interface Asked {
  request: SaveRequest;
  concerns: Concern[];
}

function ReasonDialog(props: {
  asked: Asked;
  client: Client;
  before: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const { asked, client, onConfirm, onClose } = props;
  const [reason, setReason] = useState(props.before);
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    if (reason.trim() === '') setMissing(true);
    else onConfirm(reason.trim());
  };
  return (
    <AppDialog role="alertdialog" scrollBehavior="inside" onClose={onClose}>
      <Dialog.Header pe="14">
        <Dialog.Title>{text.askTitle}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="3">
          <Text>{text.ask(client.clientName)}</Text>
          <AllergyConcerns
            concerns={asked.concerns}
            reason={reason}
            onReason={(typed) => {
              setReason(typed);
              setMissing(false);
            }}
            missing={missing}
          />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {text.back}
        </Button>
        <Button colorPalette="chilli" onClick={confirm}>
          {text.confirm}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}

interface Guarded {
  client: Client | undefined;
  menuId?: string;
  /** Asked first: where it says no, nothing is asked and nothing is saved. */
  ready?: (() => boolean) | undefined;
  onSave: (request: SaveRequest) => void;
}

/**
 * Saving with the question that comes before a menu is given to a client whom something in it is certain to
 * offend: a written reason, kept with the assignment. Asked once, and again when the menu is published.
 */
export function useAllergyReason(
  { client, menuId, ready, onSave }: Guarded,
  meals: Meals,
): { onSave: (request: SaveRequest) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const latest = useRef({ client, menuId, ready, meals, onSave });
  useLayoutEffect(() => {
    latest.current = { client, menuId, ready, meals, onSave };
  }, [client, menuId, ready, meals, onSave]);
  const before = client?.assignedMenus.find((entry) => entry.menuId === menuId)?.allergyReason;
  const guarded = useCallback((request: SaveRequest) => {
    const now = latest.current;
    if (now.ready?.() === false) return;
    const { allergies = [], assignedMenus = [] } = now.client ?? {};
    const concerns = concernsOf({ meals: now.meals }, allergies).filter(isCertain);
    const known = assignedMenus.find((entry) => entry.menuId === now.menuId)?.allergyReason;
    const settled = known !== undefined && request.asked !== true;
    if (!request.assign || concerns.length === 0 || settled) now.onSave(request);
    else setAsked({ request, concerns });
  }, []);
  const dialog =
    asked && client ? (
      <ReasonDialog
        asked={asked}
        client={client}
        before={before ?? ''}
        onClose={() => setAsked(undefined)}
        onConfirm={(allergyReason) => {
          setAsked(undefined);
          latest.current.onSave({ ...asked.request, allergyReason });
        }}
      />
    ) : null;
  return { onSave: guarded, dialog };
}

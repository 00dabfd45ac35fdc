import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AllergyConcerns, PossibleConcerns } from '../../../blocks/meals/AllergyConcerns';
import { possibleTexts } from '../../../blocks/allergies/possibleText';
import { avoidedBy } from '../../../domain/allergens/avoided';
import type { Client } from '../../../domain/collections/clients';
import type { Meals } from '../../../domain/collections/shared/lines';
import { menusText } from '../../../i18n/menus';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { concernsOf, isCertain } from '../../../domain/allergens/concerns';
import type { Concern } from '../../../domain/allergens/concerns';
import type { SaveRequest } from '../model/saving';

const text = menusText.allergies;
/** As many as an assignment keeps. */
const MAX_ASKED = 400;

interface Asked {
  request: SaveRequest;
  /** Lines that are certain to offend. */
  concerns: Concern[];
  /** Possible allergens that were not asked about before. */
  possible: string[];
}

interface FrameProps {
  title: string;
  confirm: string;
  colorPalette: 'chilli' | 'leaf';
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The question, the way back and the way on. */
function Frame({ title, confirm, colorPalette, onConfirm, onClose, children }: FrameProps) {
  return (
    <AppDialog role="alertdialog" scrollBehavior="inside" onClose={onClose}>
      <Dialog.Header pe="14">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="3">{children}</Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {text.back}
        </Button>
        <Button colorPalette={colorPalette} onClick={onConfirm}>
          {confirm}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}

interface ReasonDialogProps {
  asked: Asked;
  client: Client;
  before: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks about a certain allergen: a written reason, or back to the menu. */
function ReasonDialog({ asked, client, before, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState(before);
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    if (reason.trim() === '') setMissing(true);
    else onConfirm(reason.trim());
  };
  const frame = { title: text.askTitle, confirm: text.confirm, onConfirm: confirm, onClose };
  return (
    <Frame {...frame} colorPalette="chilli">
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
      <PossibleConcerns texts={asked.possible} title={text.also} />
    </Frame>
  );
}

interface PossibleDialogProps {
  possible: readonly string[];
  client: Client;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows possible allergens once, without asking for a reason. */
function PossibleDialog({ possible, client, ...actions }: PossibleDialogProps) {
  return (
    <Frame title={text.mayTitle} confirm={text.mayConfirm} colorPalette="leaf" {...actions}>
      <Text>{text.may(client.clientName)}</Text>
      <PossibleConcerns texts={possible} />
    </Frame>
  );
}

interface Guarded {
  client: Client | undefined;
  menuId?: string;
  /** Asked first: where it says no, nothing is asked and nothing is saved. */
  ready?: (() => boolean) | undefined;
  onSave: (request: SaveRequest) => void;
}

/** The question to ask before a request is carried out; `undefined` where there is none. */
function questionOf(
  request: SaveRequest,
  { client, menuId, meals }: Pick<Guarded, 'client' | 'menuId'> & { meals: Meals },
): Asked | undefined {
  if (!request.assign || !client) return undefined;
  const known = client.assignedMenus.find((entry) => entry.menuId === menuId);
  const all = concernsOf({ meals }, avoidedBy(client));
  const isSettled = known?.allergyReason !== undefined && request.asked !== true;
  const concerns = isSettled ? [] : all.filter(isCertain);
  const before = new Set(known?.allergyAsked);
  const possible = possibleTexts(all).filter((one) => !before.has(one));
  return concerns.length > 0 || possible.length > 0 ? { request, concerns, possible } : undefined;
}

interface QuestionProps {
  asked: Asked;
  client: Client;
  menuId: string | undefined;
  onClose: () => void;
  onSave: (request: SaveRequest) => void;
}

/** The question that stands before saving: for a reason, or only to be seen. */
function Question({ asked, client, menuId, onClose, onSave }: QuestionProps) {
  const before = client.assignedMenus.find((entry) => entry.menuId === menuId);
  const save = (allergyReason?: string) => {
    const allergyAsked = [...(before?.allergyAsked ?? []), ...asked.possible].slice(-MAX_ASKED);
    onClose();
    onSave({
      ...asked.request,
      ...(allergyReason === undefined ? {} : { allergyReason }),
      ...(asked.possible.length > 0 ? { allergyAsked } : {}),
    });
  };
  if (asked.concerns.length === 0)
    return (
      <PossibleDialog
        possible={asked.possible}
        client={client}
        onClose={onClose}
        onConfirm={() => save()}
      />
    );
  return (
    <ReasonDialog
      asked={asked}
      client={client}
      before={before?.allergyReason ?? ''}
      onClose={onClose}
      onConfirm={save}
    />
  );
}

/**
 * Saving with the question that comes before a menu is given to a client whom something in it offends: where that is
 * certain a written reason, kept with the assignment, asked once and again when the menu is published; where it is
 * only possible a list to be seen, each dish once.
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
  const guarded = useCallback((request: SaveRequest) => {
    const now = latest.current;
    if (now.ready?.() === false) return;
    const question = questionOf(request, now);
    if (question) setAsked(question);
    else now.onSave(request);
  }, []);
  const dialog =
    asked && client ? (
      <Question
        asked={asked}
        client={client}
        menuId={menuId}
        onClose={() => setAsked(undefined)}
        onSave={(request) => latest.current.onSave(request)}
      />
    ) : null;
  return { onSave: guarded, dialog };
}

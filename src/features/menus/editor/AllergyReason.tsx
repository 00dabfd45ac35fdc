import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { AllergyConcerns, PossibleConcerns } from '../../../blocks/meals/AllergyConcerns';
import { possibleTexts } from '../../../blocks/allergies/possibleText';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import type { Client } from '../../../domain/records/clients';
import type { Meals } from '../../../domain/food/storedLines';
import { harmText } from '../../../i18n/harm';
import { menusText } from '../../../i18n/menus';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { findConcerns, isCertain, type Concern } from '../../../domain/clinical/allergens/concerns';
import type { SaveRequest } from '../model/saving';

const text = menusText.allergies;
const MAX_ASKED = 400;

interface SaveQuestion {
  request: SaveRequest;
  concerns: Concern[];
  possible: string[];
  harms: string[];
}

interface FrameProps {
  title: string;
  confirm: string;
  colorPalette: 'chilli' | 'leaf';
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

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
  question: SaveQuestion;
  client: Client;
  before: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

function ReasonDialog({ question, client, before, onConfirm, onClose }: ReasonDialogProps) {
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
        concerns={question.concerns}
        reason={reason}
        onReason={(typed) => {
          setReason(typed);
          setMissing(false);
        }}
        missing={missing}
      />
      <PossibleConcerns texts={question.possible} title={text.also} />
      <PossibleConcerns texts={question.harms} title={harmText.also} />
    </Frame>
  );
}

interface PossibleDialogProps {
  question: SaveQuestion;
  client: Client;
  onConfirm: () => void;
  onClose: () => void;
}

function PossibleDialog({ question, client, ...actions }: PossibleDialogProps) {
  const { possible, harms } = question;
  const isHarm = harms.length > 0;
  const title = isHarm ? harmText.title : text.mayTitle;
  return (
    <Frame
      title={title}
      confirm={isHarm ? harmText.confirm : text.mayConfirm}
      colorPalette={isHarm ? 'chilli' : 'leaf'}
      {...actions}
    >
      {isHarm ? <Text>{harmText.lead(client.clientName)}</Text> : null}
      <PossibleConcerns texts={harms} />
      {possible.length > 0 ? <Text>{text.may(client.clientName)}</Text> : null}
      <PossibleConcerns texts={possible} />
    </Frame>
  );
}

interface Guarded {
  client: Client | undefined;
  menuId?: string;
  ready?: (() => boolean) | undefined;
  judge?: ((client: Client, meals: Meals) => Promise<string[]>) | undefined;
  onSave: (request: SaveRequest) => void;
}

function getQuestion(
  request: SaveRequest,
  { client, menuId, meals }: Pick<Guarded, 'client' | 'menuId'> & { meals: Meals },
  allHarms: readonly string[] = [],
): SaveQuestion | undefined {
  if (!request.assign || !client) return undefined;
  const known = client.assignedMenus.find((entry) => entry.menuId === menuId);
  const all = findConcerns({ meals }, avoidedBy(client));
  const isSettled = known?.allergyReason !== undefined && request.asked !== true;
  const concerns = isSettled ? [] : all.filter(isCertain);
  const before = new Set(known?.allergyAsked);
  const possible = possibleTexts(all).filter((one) => !before.has(one));
  const harms = allHarms.filter((one) => !before.has(one));
  return concerns.length + possible.length + harms.length > 0
    ? { request, concerns, possible, harms }
    : undefined;
}

interface QuestionProps {
  saveQuestion: SaveQuestion;
  client: Client;
  menuId: string | undefined;
  onClose: () => void;
  onSave: (request: SaveRequest) => void;
}

function Question({ saveQuestion, client, menuId, onClose, onSave }: QuestionProps) {
  const before = client.assignedMenus.find((entry) => entry.menuId === menuId);
  const save = (allergyReason?: string) => {
    const seen = [...saveQuestion.possible, ...saveQuestion.harms];
    const allergyAsked = [...(before?.allergyAsked ?? []), ...seen].slice(-MAX_ASKED);
    onClose();
    onSave({
      ...saveQuestion.request,
      ...(allergyReason === undefined ? {} : { allergyReason }),
      ...(seen.length > 0 ? { allergyAsked } : {}),
    });
  };
  if (saveQuestion.concerns.length === 0)
    return (
      <PossibleDialog
        question={saveQuestion}
        client={client}
        onClose={onClose}
        onConfirm={() => save()}
      />
    );
  return (
    <ReasonDialog
      question={saveQuestion}
      client={client}
      before={before?.allergyReason ?? ''}
      onClose={onClose}
      onConfirm={save}
    />
  );
}

function useLookUp() {
  const isBusy = useRef(false);
  return useCallback(
    (find: () => Promise<string[]>, goOn: (harms: readonly string[]) => void): void => {
      if (isBusy.current) return;
      isBusy.current = true;
      const look = async () => {
        try {
          goOn(await find());
        } finally {
          isBusy.current = false;
        }
      };
      void look();
    },
    [],
  );
}

/**
 * A certain offence needs a written reason, kept with the assignment and asked again on publishing; a possible one, or a
 * passed limit of illness, is only shown, once.
 */
export function useAllergyReason(
  { client, menuId, ready, judge, onSave }: Guarded,
  meals: Meals,
): { onSave: (request: SaveRequest) => void; dialog: ReactNode } {
  const [saveQuestion, setSaveQuestion] = useState<SaveQuestion>();
  const latest = useRef({ client, menuId, ready, judge, meals, onSave });
  useLayoutEffect(() => {
    latest.current = { client, menuId, ready, judge, meals, onSave };
  }, [client, menuId, ready, judge, meals, onSave]);
  const lookUp = useLookUp();
  const guarded = useCallback(
    (request: SaveRequest) => {
      const now = latest.current;
      if (now.ready?.() === false) return;
      const ask = (harms: readonly string[]) => {
        const question = getQuestion(request, now, harms);
        if (question) setSaveQuestion(question);
        else latest.current.onSave(request);
      };
      const { client: eater, judge: find } = now;
      if (!request.assign || !eater || !find) return ask([]);
      lookUp(() => find(eater, now.meals), ask);
    },
    [lookUp],
  );
  const dialog =
    saveQuestion && client ? (
      <Question
        saveQuestion={saveQuestion}
        client={client}
        menuId={menuId}
        onClose={() => setSaveQuestion(undefined)}
        onSave={(request) => latest.current.onSave(request)}
      />
    ) : null;
  return { onSave: guarded, dialog };
}

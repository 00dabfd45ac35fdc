import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/collections/clients';
import type { Plan } from '../../domain/collections/plans';
import { givingText as text } from '../../i18n/giving';
import { harmText } from '../../i18n/harm';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { toaster } from '../../ui/toaster';
import { allergyHarms } from '../harm/allergyHarms';
import { useAsked } from '../harm/useAsked';
import { AllergyConcerns, PossibleConcerns } from '../meals/AllergyConcerns';
import { givePlan } from './givePlan';
import { weekConcerns } from './weekConcerns';
import type { WeekConcerns } from './weekConcerns';

const failed = (title: string): void => {
  toaster.create({ type: 'error', title });
};

/** What is left to ask of what was found. */
function openQuestions(found: WeekConcerns, asked: readonly string[]): WeekConcerns | undefined {
  const isNew = (one: string): boolean => !asked.includes(one);
  const open = {
    allergies: found.allergies,
    possible: found.possible.filter(isNew),
    harms: found.harms.filter(isNew),
    gaps: found.gaps.filter(isNew),
  };
  return Object.values(open).some(({ length }) => length > 0) ? open : undefined;
}

interface QuestionProps {
  client: Client;
  open: WeekConcerns;
  busy: boolean;
  onGive: (allergyReason: string) => void;
  onClose: () => void;
}

/** Names what speaks against the week; certain allergens want a reason. */
function Question({ client, open, busy, onGive, onClose }: QuestionProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const isAllergic = open.allergies.length > 0;
  const give = () => {
    if (isAllergic && reason.trim() === '') setMissing(true);
    else onGive(reason.trim());
  };
  return (
    <AppDialog role="alertdialog" scrollBehavior="inside" onClose={onClose}>
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="3">
          <Text>{text.lead(client.clientName)}</Text>
          {isAllergic ? (
            <>
              <Text>{text.allergies(client.clientName)}</Text>
              <AllergyConcerns
                concerns={open.allergies}
                reason={reason}
                onReason={setReason}
                missing={missing && reason.trim() === ''}
              />
            </>
          ) : null}
          <PossibleConcerns texts={open.harms} title={harmText.also} />
          <PossibleConcerns texts={open.possible} title={text.possible} />
          <PossibleConcerns texts={open.gaps} title={text.gaps} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" minH="11" onClick={onClose}>
          {text.back}
        </Button>
        <Button colorPalette="chilli" minH="11" loading={busy} onClick={give}>
          {isAllergic ? text.despiteReason : text.despite}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}

interface DeliverPlanProps {
  plan: Plan;
  orderId: string;
  isAgain: boolean;
  /** Told once it is given. */
  onDone?: (() => void) | undefined;
}

/** Gives the plan for the order after the questions that are open. */
function useDelivery({ plan, orderId, onDone }: DeliverPlanProps) {
  const data = useData();
  const [asked, addAsked] = useAsked(plan.id);
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<{ client: Client; open: WeekConcerns }>();
  const give = async (client: Client, allergyReason = ''): Promise<void> => {
    await givePlan({ plan, client, allergyReason, orderId }, data);
    toaster.create({ type: 'success', title: text.done });
    setQuestion(undefined);
    onDone?.();
  };
  const look = async (): Promise<void> => {
    const client = await data.clients.get(orderId);
    if (!client) return failed(text.noClient);
    const found = await weekConcerns(plan, client, data);
    if (!found) return failed(text.missing);
    const open = openQuestions(found, asked);
    if (open) setQuestion({ client, open });
    else await give(client);
  };
  const once = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch {
      failed(text.failed);
    } finally {
      setBusy(false);
    }
  };
  const answer = (reason: string): void => {
    if (!question) return;
    const { client, open } = question;
    const { allergies, harms, possible, gaps } = open;
    addAsked([...allergyHarms(allergies), ...harms, ...possible, ...gaps]);
    void once(() => give(client, reason));
  };
  return {
    busy,
    question,
    answer,
    press: () => void once(look),
    close: () => setQuestion(undefined),
  };
}

/** One press gives a week for its order: asked is only what speaks against it, once. Without a network it is sent later. */
export function DeliverPlan(props: DeliverPlanProps) {
  const { busy, question, answer, press, close } = useDelivery(props);
  return (
    <>
      <Button
        minH="11"
        colorPalette="leaf"
        loading={busy && question === undefined}
        onClick={press}
      >
        <Send size={18} aria-hidden /> {props.isAgain ? text.again : text.give}
      </Button>
      {question ? <Question {...question} busy={busy} onGive={answer} onClose={close} /> : null}
    </>
  );
}

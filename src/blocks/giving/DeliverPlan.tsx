import { Button } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import type { Plan } from '../../domain/records/plans';
import { givingText as text } from '../../i18n/giving';
import { toaster } from '../../ui/toaster';
import { allergyHarms } from '../harm/allergyHarms';
import { useAsked } from '../harm/useAsked';
import { givePlan } from './givePlan';
import { weekConcerns, type WeekConcerns } from './weekConcerns';
import { WeekQuestion } from './WeekQuestion';

const failed = (title: string): void => {
  toaster.create({ type: 'error', title });
};

function openQuestions(
  concerns: WeekConcerns,
  confirmed: readonly string[],
): WeekConcerns | undefined {
  const isNew = (one: string): boolean => !confirmed.includes(one);
  const open = {
    allergies: concerns.allergies,
    possible: concerns.possible.filter(isNew),
    harms: concerns.harms.filter(isNew),
    gaps: concerns.gaps.filter(isNew),
  };
  return Object.values(open).some(({ length }) => length > 0) ? open : undefined;
}

interface DeliverPlanProps {
  plan: Plan;
  orderId: string;
  isAgain: boolean;
  onDone?: (() => void) | undefined;
}

function useOnce() {
  const [busy, setBusy] = useState(false);
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
  return { busy, run: (work: () => Promise<void>) => void once(work) };
}

function useDelivery({ plan, orderId, onDone }: DeliverPlanProps) {
  const data = useData();
  const [confirmedConcerns, addAsked] = useAsked(plan.id);
  const { busy, run } = useOnce();
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
    const concerns = await weekConcerns(plan, client, data);
    if (!concerns) return failed(text.missing);
    const open = openQuestions(concerns, confirmedConcerns);
    if (open) setQuestion({ client, open });
    else await give(client);
  };
  const answer = (reason: string): void => {
    if (!question) return;
    const { client, open } = question;
    const { allergies, harms, possible, gaps } = open;
    addAsked([...allergyHarms(allergies), ...harms, ...possible, ...gaps]);
    run(() => give(client, reason));
  };
  return { busy, question, answer, press: () => run(look), close: () => setQuestion(undefined) };
}

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
      {question ? <WeekQuestion {...question} busy={busy} onGive={answer} onClose={close} /> : null}
    </>
  );
}

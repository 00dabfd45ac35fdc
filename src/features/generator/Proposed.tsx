import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Shuffle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMealHours } from '../../blocks/customs/useMealHours';
import { explainLimit } from '../../blocks/tier/limitStore';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import type { GeneratedPlan, DishPosition, Wish } from '../../domain/generator/types';
import { generatorText as text } from '../../i18n/generator';
import { getAddresses } from '../../routing/addresses';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { dayName } from '../../ui/dayName';
import { Notice } from '../../ui/Notice';
import { toaster } from '../../ui/toaster';
import { LimitsDialog } from './DayLimits';
import { Days } from './Days';
import { DishDialog } from './DishDialog';
import type { Loosen } from './Gaps';
import { Summary } from './Result';
import { savePlan } from './savePlan';
import { slotName } from './texts';
import type { Proposal } from './useProposal';

interface ProposedProps {
  client: Client;
  startDate: string;
  wish: Wish | undefined;
  proposal: Proposal;
  loosen: Loosen;
  onAgain: (() => void) | undefined;
  onWishes: () => void;
}

function useSave(client: Client, startDate: string, targetCalories: number | undefined) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const [saving, setSaving] = useState(false);
  const save = async (plan: GeneratedPlan) => {
    setSaving(true);
    try {
      const stored = await savePlan({ plan, client, startDate, targetCalories }, data);
      toaster.create({ type: 'success', title: text.save.done(plan.days) });
      navigate(getAddresses('plans').edit(stored.id), { replace: true });
    } catch (error) {
      setSaving(false);
      if (!explainLimit(error)) toaster.create({ type: 'error', title: text.save.failed });
    }
  };
  return { saving, save: (plan: GeneratedPlan) => void save(plan) };
}

/** An allergy may have been noted since the days were made. */
function useIsPresent({ madeFor }: Proposal, wish: Wish | undefined): boolean {
  return useMemo(() => JSON.stringify(madeFor) === JSON.stringify(wish), [madeFor, wish]);
}

interface BarProps extends Pick<ProposedProps, 'onAgain' | 'onWishes'> {
  plan: GeneratedPlan;
  saving: boolean;
  onSave?: () => void;
}

function Bar({ plan, saving, onSave, onAgain, onWishes }: BarProps) {
  return (
    <Flex gap={{ base: '2', sm: '3' }} wrap="wrap" align="center">
      <Button
        colorPalette="leaf"
        minH="11"
        loading={saving}
        disabled={!onSave}
        onClick={() => onSave?.()}
      >
        {text.save.button(plan.days)}
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        minH="11"
        disabled={!onAgain}
        onClick={() => onAgain?.()}
      >
        {/* Both buttons stand in one row of a phone. */}
        <Box asChild hideBelow="sm">
          <Shuffle size={18} aria-hidden />
        </Box>
        {text.again}
      </Button>
      <Button
        variant="ghost"
        colorPalette="gray"
        minH="11"
        display={{ xl: 'none' }}
        onClick={onWishes}
      >
        {text.summary.editWishes}
      </Button>
      <Text textStyle="sm" color="fg.muted" hideBelow="md">
        {text.save.hint}
      </Text>
    </Flex>
  );
}

const whereText = ({ slot, day }: DishPosition, startDate: string): string =>
  `${slotName[slot]}, ${dayName(startDate, day)}`;

type Opened = { limits: number } | { dish: DishPosition };

function OpenedDialog(props: {
  dialog: Opened;
  plan: GeneratedPlan;
  startDate: string;
  proposal: Proposal;
  onClose: () => void;
}) {
  const { dialog, plan, startDate, proposal, onClose } = props;
  if ('dish' in dialog) {
    const where = whereText(dialog.dish, startDate);
    return <DishDialog {...{ proposal, where, onClose }} at={dialog.dish} />;
  }
  const { days, week } = plan.verdict;
  const title = dayName(startDate, dialog.limits);
  return <LimitsDialog {...{ title, week, onClose }} day={days[dialog.limits] ?? []} />;
}

export function Proposed(props: ProposedProps) {
  const { client, startDate, wish, proposal, loosen, onAgain, onWishes } = props;
  const [dialog, setDialog] = useState<Opened>();
  const { plan, locked, madeFor } = proposal;
  const target = madeFor?.target.targets?.calories;
  const { save, saving } = useSave(client, startDate, target);
  const isPresent = useIsPresent(proposal, wish);
  const hours = useMealHours(client, startDate);
  const named = new Set(proposal.matched?.usable.map(({ itemId }) => itemId));
  if (!plan || !madeFor) return null;
  return (
    <>
      {isPresent ? null : <Notice tone="warning" title={text.changed} />}
      <Bar
        {...{ onAgain, onWishes, plan, saving }}
        {...(isPresent ? { onSave: () => save(plan) } : {})}
      />
      <Summary {...{ client, plan, startDate, loosen, isPresent, proposal }} wish={madeFor} />
      <Days
        {...{ plan, startDate, locked, named, hours }}
        targets={madeFor.target.targets}
        yieldedEnergy={madeFor.target.limits.calories?.yieldedTarget}
        onOpen={(dish) => setDialog({ dish })}
        onLock={proposal.toggleLock}
        onLimits={(limits) => setDialog({ limits })}
      />
      {dialog ? (
        <OpenedDialog
          {...{ dialog, plan, startDate, proposal }}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </>
  );
}

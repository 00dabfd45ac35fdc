import { Button, Flex, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { explainLimit } from '../../blocks/tier/limitStore';
import { useData } from '../../data/react';
import type { Client } from '../../domain/collections/clients';
import type { GeneratedPlan, Place, Wish } from '../../domain/generator/types';
import { generatorText as text } from '../../i18n/generator';
import { addressesOf } from '../../routing/addresses';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { dayName } from '../../ui/dayName';
import { Notice } from '../../ui/Notice';
import { toaster } from '../../ui/toaster';
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
  /** As it is now; the days may have been made for another one. */
  wish: Wish | undefined;
  proposal: Proposal;
  loosen: Loosen;
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
      navigate(addressesOf('plans').edit(stored.id), { replace: true });
    } catch (error) {
      setSaving(false);
      if (!explainLimit(error)) toaster.create({ type: 'error', title: text.save.failed });
    }
  };
  return { saving, save: (plan: GeneratedPlan) => void save(plan) };
}

/** Whether the days were made for what is wished and known now: an allergy may have been noted since. */
function useIsPresent({ madeFor }: Proposal, wish: Wish | undefined): boolean {
  return useMemo(() => JSON.stringify(madeFor) === JSON.stringify(wish), [madeFor, wish]);
}

function SaveButton(props: { plan: GeneratedPlan; saving: boolean; onSave?: () => void }) {
  const { plan, saving, onSave } = props;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button
        colorPalette="leaf"
        minH="11"
        loading={saving}
        disabled={!onSave}
        onClick={() => onSave?.()}
      >
        {text.save.button(plan.days)}
      </Button>
      <Text textStyle="sm" color="fg.muted">
        {text.save.hint}
      </Text>
    </Flex>
  );
}

/** `Bữa trưa, T4 02/12`. */
const whereText = ({ slot, day }: Place, startDate: string): string =>
  `${slotName[slot]}, ${dayName(startDate, day)}`;

/** Proposed days, what they keep, and what can be done with them. */
export function Proposed({ client, startDate, wish, proposal, loosen }: ProposedProps) {
  const [open, setOpen] = useState<Place>();
  const { plan, locked, madeFor } = proposal;
  const target = madeFor?.target.targets?.calories;
  const { save, saving } = useSave(client, startDate, target);
  const isPresent = useIsPresent(proposal, wish);
  const named = new Set(proposal.matched?.usable.map(({ itemId }) => itemId));
  if (!plan || !madeFor) return null;
  return (
    <>
      {isPresent ? null : <Notice tone="warning" title={text.changed} />}
      <SaveButton
        plan={plan}
        saving={saving}
        {...(isPresent ? { onSave: () => save(plan) } : {})}
      />
      <Summary {...{ plan, startDate, loosen }} wish={madeFor} proposal={proposal} />
      <Days
        plan={plan}
        startDate={startDate}
        targets={madeFor.target.targets}
        locked={locked}
        named={named}
        onOpen={setOpen}
        onLock={proposal.toggleLock}
      />
      {open ? (
        <DishDialog
          proposal={proposal}
          at={open}
          where={whereText(open, startDate)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
}

import { Box, Button, Dialog, Text } from '@chakra-ui/react';
import { memo, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Limits } from '../../../domain/clinical/limits';
import type { Client } from '../../../domain/records/clients';
import type { ChosenDiet } from '../../../domain/records/hospitalDietForms';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { nutritionText } from '../../../i18n/nutrition';
import { nutritionPanelText } from '../../../i18n/nutritionPanel';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { AppLink } from '../../../ui/Link';
import { Attention, ClinicalNotes } from '../../../ui/nutrition/Attention';
import { NutrientDetailProvider } from '../../../ui/nutrition/Opening';
import { NutritionPanel } from '../../../ui/nutrition/NutritionPanel';
import { NutritionStrip } from '../../../ui/nutrition/NutritionStrip';
import { TargetOrigins } from '../../../ui/nutrition/TargetOrigins';
import { TotalsProvider } from '../../../ui/nutrition/totalsContext';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { getAddresses } from '../../../routing/addresses';
import type { TotalsFeed } from '../hooks/totalsFeed';
import { useTargets } from '../../../blocks/targets/useTargets';
import { DayVerdict, ShortVerdict } from './DayVerdict';
import { FoodMedicines } from './FoodMedicines';
import { mealShares } from './MealShares';
import { MealStatistics } from './MealStatistics';

interface DayProps {
  client: Client | undefined;
  targetChoices?: AskedTargets | undefined;
  diet?: ChosenDiet | undefined;
  shape: 'panel' | 'strip';
  actions?: ReactNode;
}

type Targets = ReturnType<typeof useTargets>;
type StripProps = Pick<DayProps, 'actions'> &
  Pick<Targets, 'targets'> & { limits: Limits; status: ReactNode; panel: ReactNode };

const ABOVE_BAR = 'calc(4rem + 1px + env(safe-area-inset-bottom))';

/** Reserves the line's height: words shown before the answer would be taken for it. */
const NOT_YET = '\u00A0';

export function DayNutrition({ feed, ...day }: DayProps & { feed: TotalsFeed }) {
  const totals = useSyncExternalStore(feed.subscribe, feed.get);
  return (
    <TotalsProvider value={totals}>
      <NutrientDetailProvider value={mealShares}>
        <Day {...day} />
      </NutrientDetailProvider>
    </TotalsProvider>
  );
}

function Missing({ client, missing }: { client: Client; missing: Targets['missing'] }) {
  const fields = missing.map((field) => nutritionText.missing.fields[field]).join(', ');
  return (
    <Box bg="bg.warning" borderRadius="l2" px="3" py="2" textStyle="sm">
      <Text>{nutritionPanelText.missing(fields)}</Text>
      <Button asChild variant="plain" size="sm" px="0" minH="11" textDecoration="underline">
        <AppLink to={getAddresses('clients').detail(client.id)}>
          {nutritionPanelText.addMissing}
        </AppLink>
      </Button>
    </Box>
  );
}

const STRIP_LOOK = {
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderTopRadius: 'l3',
  mx: { base: '-4', md: '-6' },
  px: { base: '4', md: '6' },
  py: '2.5',
  mt: '4',
  mb: '-8',
} as const;

/** Sets `--page-foot`, so that messages stand above its buttons. */
function useFootHeight() {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const { current } = foot;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      style.setProperty('--page-foot', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--page-foot');
    };
  }, []);
  return foot;
}

function Strip({ targets, limits, actions, status, panel }: StripProps) {
  const [open, setOpen] = useState(false);
  const phone = useMedia(PHONE);
  const foot = useFootHeight();
  return (
    <>
      <Box
        ref={foot}
        as="section"
        aria-label={nutritionPanelText.panel}
        position="sticky"
        bottom={{ base: ABOVE_BAR, md: '0' }}
        zIndex="docked"
        {...STRIP_LOOK}
      >
        <NutritionStrip
          targets={targets}
          limits={limits}
          open={open}
          onOpen={() => setOpen(true)}
          actions={actions}
        />
        {status}
      </Box>
      <AppDialog
        open={open}
        onClose={() => setOpen(false)}
        placement="bottom"
        scrollBehavior="inside"
        size={phone ? 'full' : 'lg'}
      >
        <Dialog.Title srOnly>{nutritionPanelText.panel}</Dialog.Title>
        <Dialog.Body pt="5">{panel}</Dialog.Body>
        <DialogCross />
      </AppDialog>
    </>
  );
}

const Day = memo(function Day({ client, targetChoices, diet, shape, actions }: DayProps) {
  const day = useTargets(client, targetChoices, diet);
  const { targets, missing, pending, clinical, rules } = day;
  const panel = (
    <NutritionPanel
      targets={targets}
      limits={clinical.limits}
      first={rules.first}
      subtitle={pending ? NOT_YET : getSubtitle(client, targets !== undefined)}
      notice={
        <>
          {client && missing.length > 0 ? <Missing client={client} missing={missing} /> : null}
          {client && !pending ? <DayVerdict client={client} targets={day} diet={diet} /> : null}
          <Attention {...day} />
        </>
      }
      notes={
        <>
          <ClinicalNotes {...day} />
          <FoodMedicines client={client} />
          {client ? <LimitsLink client={client} /> : null}
        </>
      }
      statistics={<MealStatistics />}
      origins={<TargetOrigins {...day} />}
    />
  );
  if (shape === 'panel') return panel;
  const status = <ShortVerdict {...{ client, diet }} targets={day} rows={1} />;
  return <Strip {...{ targets, actions, status, panel }} limits={clinical.limits} />;
});

function LimitsLink({ client }: { client: Client }) {
  return (
    <Button asChild variant="plain" size="sm" px="0" minH="11" textDecoration="underline">
      <AppLink to={getAddresses('clients').detail(client.id)}>
        {nutritionPanelText.clientLimits}
      </AppLink>
    </Button>
  );
}

function getSubtitle(client: Client | undefined, known: boolean): string {
  if (!client) return nutritionPanelText.againstReference;
  return known ? nutritionPanelText.against(client.clientName) : nutritionPanelText.noTarget;
}

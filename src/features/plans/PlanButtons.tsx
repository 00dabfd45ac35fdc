import { Button, Flex, Icon, IconButton } from '@chakra-ui/react';
import {
  CalendarPlus,
  Copy,
  Mail,
  Printer,
  Redo2,
  Repeat,
  Send,
  ShoppingBasket,
  Undo2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../data/react';
import { addDay, PLAN_DAYS, repeatDays } from '../../domain/menus/planning';
import { plansText as text } from '../../i18n/plans';
import { newId } from '../../platform/ids';
import { getAddresses } from '../../routing/addresses';
import { laterPart } from '../../ui/laterPart';
import { SeldomActions, type SeldomAction } from '../../ui/SeldomActions';
import { toaster } from '../../ui/toaster';
import { useEditDays } from './hooks/usePlanActions';
import type { OpenPlan } from './hooks/usePlan';
import { copyOfPlan } from './model/planValue';
import { PLAN_PATHS } from './paths';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';

const GiveForOrder = laterPart(async () => (await import('./GiveForOrder')).GiveForOrder);

function useCopy(open: OpenPlan) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const copy = async () => {
    try {
      const made = await data.plans.insert(copyOfPlan(open.plan, data.newBase(), newId));
      toaster.create({ type: 'success', title: text.list.copied(made.name) });
      navigate(PLAN_PATHS.edit(made.id));
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    }
  };
  return () => void copy();
}

function HistoryButtons({ undo, redo, canUndo, canRedo }: OpenPlan) {
  const steps = [
    { label: text.undo, icon: Undo2, can: canUndo, go: undo },
    { label: text.redo, icon: Redo2, can: canRedo, go: redo },
  ];
  return steps.map(({ label, icon: Step, can, go }) => (
    <IconButton
      key={label}
      variant="outline"
      colorPalette="gray"
      aria-label={label}
      title={label}
      disabled={!can}
      hideBelow={label === text.redo && !can ? 'md' : undefined}
      onClick={go}
    >
      <Step size={18} aria-hidden />
    </IconButton>
  ));
}

interface ButtonsProps {
  open: OpenPlan;
  orderId: string | undefined;
  shopping: boolean;
  onShopping: () => void;
  onGive: () => void;
}

function useSeldom(open: OpenPlan): SeldomAction[] {
  const editDays = useEditDays(open);
  const copy = useCopy(open);
  const { id, dailyPlans } = open.plan;
  const count = dailyPlans.length;
  const repeated = Math.min(count * 2, PLAN_DAYS.max);
  const full = count >= PLAN_DAYS.max;
  const to = getAddresses('handouts');
  return [
    {
      label: text.addDay,
      icon: <CalendarPlus size={18} aria-hidden />,
      disabled: full,
      run: () => editDays((days) => addDay(days, newId())),
    },
    {
      label: text.repeat,
      icon: <Repeat size={18} aria-hidden />,
      disabled: full || count === 0,
      run: () => editDays((days) => repeatDays(days, repeated, newId)),
    },
    { label: text.copy, icon: <Copy size={18} aria-hidden />, run: copy },
    { label: text.email, icon: <Mail size={18} aria-hidden />, to: to.emailPlan(id) },
    { label: text.print, icon: <Printer size={18} aria-hidden />, to: to.printPlan(id) },
  ];
}

/** No icon on a phone: the row would be wider than the screen. */
const ICON = { boxSize: '18px', hideBelow: 'md' } as const;

function Give({ open, orderId, onGive }: Pick<ButtonsProps, 'open' | 'orderId' | 'onGive'>) {
  const { plan } = open;
  const button = (
    <Button minH="11" variant="outline" colorPalette="leaf" onClick={onGive}>
      <Icon asChild {...ICON}>
        <Send aria-hidden />
      </Icon>
      {plan.given ? text.give.again : text.give.button}
    </Button>
  );
  return orderId === undefined ? (
    button
  ) : (
    <GiveForOrder plan={plan} orderId={orderId} otherwise={button} />
  );
}

export function PlanButtons({ open, orderId, shopping, onShopping, onGive }: ButtonsProps) {
  const seldom = useSeldom(open);
  const navigate = useNavigate();
  return (
    <Flex wrap="wrap" gap="2" align="center">
      <HistoryButtons {...open} />
      <Give open={open} orderId={orderId} onGive={onGive} />
      <Button
        minH="11"
        variant={shopping ? 'solid' : 'subtle'}
        colorPalette="leaf"
        aria-expanded={shopping}
        onClick={onShopping}
      >
        <Icon asChild {...ICON}>
          <ShoppingBasket aria-hidden />
        </Icon>
        {text.shopping}
      </Button>
      <SeldomActions label={text.more} actions={seldom} onGo={(to) => void navigate(to)} />
    </Flex>
  );
}

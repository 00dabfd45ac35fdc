import { Button, Flex, IconButton } from '@chakra-ui/react';
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
import { useData } from '../../data/react';
import type { Plan } from '../../domain/collections/plans';
import { addDay, PLAN_DAYS, repeatDays } from '../../domain/planning';
import { plansText as text } from '../../i18n/plans';
import { newId } from '../../platform/ids';
import { addressesOf } from '../../routing/addresses';
import { AppLink } from '../../ui/Link';
import { toaster } from '../../ui/toaster';
import { useEditDays } from './hooks/usePlanActions';
import type { OpenPlan } from './hooks/usePlan';
import { copyOfPlan } from './model/planValue';
import { PLAN_PATHS } from './paths';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';

const PLAIN = { variant: 'outline', colorPalette: 'gray', minH: '11' } as const;

/** Copies the plan and opens the copy. */
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
  return steps.map(({ label, icon: Icon, can, go }) => (
    <IconButton
      key={label}
      variant="outline"
      colorPalette="gray"
      aria-label={label}
      title={label}
      disabled={!can}
      onClick={go}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  ));
}

/** What leads to the client: giving, mail, paper. */
function HandOver({ plan, onGive }: { plan: Plan; onGive: () => void }) {
  const to = addressesOf('handouts');
  const links = [
    { label: text.email, icon: Mail, address: to.emailPlan(plan.id) },
    { label: text.print, icon: Printer, address: to.printPlan(plan.id) },
  ];
  return (
    <>
      <Button minH="11" variant="outline" colorPalette="leaf" onClick={onGive}>
        <Send size={18} aria-hidden /> {plan.given ? text.give.again : text.give.button}
      </Button>
      {links.map(({ label, icon: Icon, address }) => (
        <Button key={label} asChild {...PLAIN}>
          <AppLink to={address}>
            <Icon size={18} aria-hidden /> {label}
          </AppLink>
        </Button>
      ))}
    </>
  );
}

interface ButtonsProps {
  open: OpenPlan;
  shopping: boolean;
  onShopping: () => void;
  onGive: () => void;
}

/** What can be done with the plan as a whole. */
export function PlanButtons({ open, shopping, onShopping, onGive }: ButtonsProps) {
  const editDays = useEditDays(open);
  const copy = useCopy(open);
  const count = open.plan.dailyPlans.length;
  const repeated = Math.min(count * 2, PLAN_DAYS.max);
  const full = count >= PLAN_DAYS.max;
  const works = [
    {
      label: text.addDay,
      icon: CalendarPlus,
      disabled: full,
      run: () => editDays((days) => addDay(days, newId())),
    },
    {
      label: text.repeat,
      icon: Repeat,
      disabled: full || count === 0,
      run: () => editDays((days) => repeatDays(days, repeated, newId)),
    },
    { label: text.copy, icon: Copy, disabled: false, run: copy },
  ];
  return (
    <Flex wrap="wrap" gap="2">
      <HistoryButtons {...open} />
      {works.map(({ label, icon: Icon, disabled, run }) => (
        <Button key={label} {...PLAIN} disabled={disabled} onClick={run}>
          <Icon size={18} aria-hidden /> {label}
        </Button>
      ))}
      <HandOver plan={open.plan} onGive={onGive} />
      <Button
        minH="11"
        variant={shopping ? 'solid' : 'subtle'}
        colorPalette="leaf"
        aria-expanded={shopping}
        onClick={onShopping}
      >
        <ShoppingBasket size={18} aria-hidden /> {text.shopping}
      </Button>
    </Flex>
  );
}

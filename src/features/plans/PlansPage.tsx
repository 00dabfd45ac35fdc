import {
  Badge,
  Box,
  Button,
  Flex,
  IconButton,
  LinkBox,
  LinkOverlay,
  Stack,
  Text,
} from '@chakra-ui/react';
import { CalendarDays, Copy, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData, useLive } from '../../data/react';
import { plans as plansOf, type Plan } from '../../domain/records/plans';
import { common } from '../../i18n/common';
import { plansText as text } from '../../i18n/plans';
import { newId } from '../../platform/ids';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { formatDate } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { toaster } from '../../ui/toaster';
import { copyOfPlan } from './model/planValue';
import { PLAN_PATHS } from './paths';

const list = text.list;

interface RowActions {
  copy: (plan: Plan) => void;
  remove: (plan: Plan) => void;
}

const say = (title: string) => toaster.create({ type: 'error', title });

function useRowActions(): RowActions {
  const data = useData();
  const navigate = useNavigate();
  const copy = async (plan: Plan) => {
    try {
      const made = await data.plans.insert(copyOfPlan(plan, data.newBase(), newId));
      toaster.create({
        type: 'success',
        title: list.copied(made.name),
        action: { label: list.open, onClick: () => void navigate(PLAN_PATHS.edit(made.id)) },
      });
    } catch {
      say(text.failed);
    }
  };
  const restore = (plan: Plan) => void data.plans.restore(plan).catch(() => say(text.failed));
  const remove = async (plan: Plan) => {
    try {
      await data.plans.remove(plan.id);
    } catch {
      say(list.removeFailed);
      return;
    }
    toaster.create({
      type: 'success',
      title: list.removed(plan.name || plansOf.title.untitled),
      action: { label: common.undo, onClick: () => restore(plan) },
    });
  };
  return { copy: (plan) => void copy(plan), remove: (plan) => void remove(plan) };
}

function RowButtons({ plan, actions }: { plan: Plan; actions: RowActions }) {
  const name = plan.name || plansOf.title.untitled;
  const buttons = [
    { label: list.copy, icon: Copy, run: actions.copy },
    { label: list.remove, icon: Trash2, run: actions.remove },
  ];
  return (
    <Flex position="relative" zIndex="1">
      {buttons.map(({ label, icon: Icon, run }) => (
        <IconButton
          key={label}
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          aria-label={`${label} ${name}`}
          title={label}
          onClick={() => run(plan)}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
    </Flex>
  );
}

function Row({
  plan,
  client,
  actions,
}: {
  plan: Plan;
  client: string | undefined;
  actions: RowActions;
}) {
  const name = plan.name || plansOf.title.untitled;
  return (
    <LinkBox
      as="article"
      display="flex"
      gap="3"
      alignItems="center"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      px="4"
      py="3"
    >
      <Box flex="1" minW="0">
        <LinkOverlay asChild fontWeight="medium">
          <AppLink to={PLAN_PATHS.edit(plan.id)}>{name}</AppLink>
        </LinkOverlay>
        <Flex wrap="wrap" columnGap="2" rowGap="1" align="center" mt="1">
          {client ? <Badge colorPalette="gray">{client}</Badge> : null}
          <Text textStyle="sm" color="fg.muted">
            {[
              list.days(plan.dailyPlans.length),
              plan.startDate ? list.from(formatDate(plan.startDate)) : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        </Flex>
      </Box>
      <RowButtons plan={plan} actions={actions} />
    </LinkBox>
  );
}

function CreateButton() {
  return (
    <Button asChild colorPalette="leaf" minH="11">
      <AppLink to={PLAN_PATHS.create}>
        <Plus size={18} aria-hidden /> {text.create}
      </AppLink>
    </Button>
  );
}

export function PlansPage() {
  const data = useData();
  const plans = useLive(() => data.plans.watchAll(), [data]);
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const actions = useRowActions();
  const names = new Map(clients?.map(({ id, clientName }) => [id, clientName]));
  const sorted = useMemo(
    () => plans?.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1)),
    [plans],
  );
  const back = { to: getAddresses('menus').list };
  return (
    <Page
      title={text.title}
      back={back}
      maxW="6xl"
      actions={sorted?.length ? <CreateButton /> : undefined}
    >
      {sorted?.length === 0 ? (
        <EmptyState
          icon={<CalendarDays size={28} />}
          title={list.empty}
          description={list.emptyHint}
          action={<CreateButton />}
        />
      ) : null}
      <Stack gap="2">
        {sorted?.map((plan) => (
          <Row
            key={plan.id}
            plan={plan}
            client={plan.clientId && (names.get(plan.clientId) ?? list.clientGone)}
            actions={actions}
          />
        ))}
      </Stack>
    </Page>
  );
}

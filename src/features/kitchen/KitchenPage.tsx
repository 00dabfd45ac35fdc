import { Box, Button, Flex, IconButton, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { ChefHat, Copy, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData, useLive } from '../../data/react';
import type { KitchenSheet } from '../../domain/records/kinds/kitchenSheet';
import { common } from '../../i18n/common';
import { kitchenText as text } from '../../i18n/kitchen';
import { localDate } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { formatDate, formatNumber } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { toaster } from '../../ui/toaster';
import { KITCHEN_PATHS } from './paths';

const failed = () => toaster.create({ type: 'error', title: text.failed });

function useSheetActions() {
  const data = useData();
  const navigate = useNavigate();
  const sheets = data.records.of('kitchenSheet');
  const create = async (from?: KitchenSheet) => {
    try {
      const lines = (from?.lines ?? []).map((line) => ({ ...line, lineId: newId() }));
      const sheet = await sheets.insert({
        ...data.newBase(),
        kind: 'kitchenSheet',
        date: localDate(),
        lines,
        // Special portions belong to the patients of that one day.
        special: [],
      });
      void navigate(KITCHEN_PATHS.edit(sheet.id));
    } catch {
      failed();
    }
  };
  const remove = async (sheet: KitchenSheet) => {
    try {
      await sheets.remove(sheet.id);
    } catch {
      failed();
      return;
    }
    toaster.create({
      type: 'success',
      title: text.removed,
      action: {
        label: common.undo,
        onClick: () => void sheets.restore(sheet).catch(failed),
      },
    });
  };
  return { create: (from?: KitchenSheet) => void create(from), remove };
}

type Actions = ReturnType<typeof useSheetActions>;

function RowButtons({ sheet, actions }: { sheet: KitchenSheet; actions: Actions }) {
  const buttons = [
    { label: text.copy, icon: Copy, run: () => actions.create(sheet) },
    { label: text.remove, icon: Trash2, run: () => void actions.remove(sheet) },
  ];
  return (
    <Flex position="relative" zIndex="1">
      {buttons.map(({ label, icon: Icon, run }) => (
        <IconButton
          key={label}
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          aria-label={`${label}, ${formatDate(sheet.date)}`}
          title={label}
          onClick={run}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
    </Flex>
  );
}

function Row({ sheet, actions }: { sheet: KitchenSheet; actions: Actions }) {
  const portions = sheet.lines.reduce((sum, line) => sum + line.portions.lunch, 0);
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
          <AppLink to={KITCHEN_PATHS.edit(sheet.id)}>{formatDate(sheet.date)}</AppLink>
        </LinkOverlay>
        <Text textStyle="sm" color="fg.muted">
          {`${text.codes(sheet.lines.length)} · ${text.portions(formatNumber(portions))}`}
        </Text>
      </Box>
      <RowButtons sheet={sheet} actions={actions} />
    </LinkBox>
  );
}

export function KitchenPage() {
  const data = useData();
  const all = useLive(() => data.records.of('kitchenSheet').watchAll(), [data]);
  const actions = useSheetActions();
  const sheets = useMemo(
    () =>
      all?.toSorted(
        (a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt),
      ),
    [all],
  );
  const create = (
    <Button colorPalette="leaf" minH="11" onClick={() => actions.create()}>
      <Plus size={18} aria-hidden /> {text.create}
    </Button>
  );
  return (
    <Page
      title={text.title}
      back={{ to: getAddresses('menus').list }}
      maxW="6xl"
      actions={sheets?.length ? create : undefined}
    >
      {sheets?.length === 0 ? (
        <EmptyState
          icon={<ChefHat size={28} />}
          title={text.empty}
          description={text.emptyHint}
          action={create}
        />
      ) : null}
      <Stack gap="2">
        {sheets?.map((sheet) => (
          <Row key={sheet.id} sheet={sheet} actions={actions} />
        ))}
      </Stack>
    </Page>
  );
}

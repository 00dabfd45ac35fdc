import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CalendarDays, NotebookPen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { LimitNotice } from '../../blocks/tier/LimitNotice';
import { useData, useLive } from '../../data/react';
import { menus as collection } from '../../domain/records/menus';
import { menusText } from '../../i18n/menus';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { AppLink } from '../../ui/Link';
import { Choice } from '../../ui/ListTools';
import { Page } from '../../ui/Page';
import { MenuRows } from './list/MenuRows';
import { useMenuView } from './list/viewStore';
import { filterMenus, menuRows, NO_MENU_FILTER, type MenuFilter } from './model/menuList';
import { MENU_PATHS } from './paths';
import { SearchField } from '../../ui/SearchField';

const text = menusText.list;
const { fields } = collection;

const KINDS: readonly MenuFilter['kind'][] = ['all', 'master', 'personal'];
const STATUSES: readonly MenuFilter['status'][] = ['all', 'draft', 'published', 'archived'];

function Toolbar({ shown, all }: { shown: number; all: number }) {
  const { filter, setFilter } = useMenuView();
  return (
    <Stack gap="3" mb="3">
      <LimitNotice name="menus" />
      <Flex gap="3" wrap="wrap">
        <Box flex="1" minW={{ base: 'full', md: '60' }}>
          <SearchField
            label={text.search}
            placeholder={text.searchHint}
            value={filter.query}
            onChange={(query) => setFilter({ query })}
          />
        </Box>
        <Choice
          label={fields.kind.label}
          value={filter.kind}
          options={KINDS.map((value) => ({
            value,
            label: value === 'all' ? text.allKinds : fields.kind.words[value],
          }))}
          onChange={(kind) => setFilter({ kind })}
        />
        <Choice
          label={fields.status.label}
          value={filter.status}
          options={STATUSES.map((value) => ({
            value,
            label: value === 'all' ? text.allStatuses : fields.status.words[value],
          }))}
          onChange={(status) => setFilter({ status })}
        />
      </Flex>
      <Text color="fg.muted" textStyle="sm" aria-live="polite">
        {text.count(shown, all)}
      </Text>
    </Stack>
  );
}

function PlansLink() {
  return (
    <Button asChild variant="outline" colorPalette="gray">
      <AppLink to={getAddresses('plans').list}>
        <CalendarDays size={18} aria-hidden /> {menusText.plans}
      </AppLink>
    </Button>
  );
}

function CreateButton() {
  const navigate = useNavigate();
  return (
    <Button colorPalette="leaf" onClick={() => void navigate(MENU_PATHS.create)}>
      <Plus size={18} aria-hidden /> {menusText.create}
    </Button>
  );
}

function PageActions({ empty }: { empty: boolean }) {
  return (
    <>
      <PlansLink />
      {empty ? null : <CreateButton />}
    </>
  );
}

export function MenusPage() {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const { filter, setFilter } = useMenuView();
  const all = useMemo(() => menus && clients && menuRows(menus, clients), [menus, clients]);
  const rows = useMemo(() => all && filterMenus(all, filter), [all, filter]);
  const empty = all?.length === 0;
  return (
    <Page title={menusText.title} actions={<PageActions empty={empty} />} maxW="6xl">
      {empty ? (
        <EmptyState
          icon={<NotebookPen size={28} />}
          title={text.emptyTitle}
          description={text.emptyHint}
          action={<CreateButton />}
        />
      ) : null}
      {all && rows && !empty ? (
        <>
          <Toolbar shown={rows.length} all={all.length} />
          {rows.length > 0 ? (
            <MenuRows rows={rows} />
          ) : (
            <EmptyState
              title={text.nothing}
              description={text.nothingHint}
              action={
                <Button
                  variant="outline"
                  colorPalette="gray"
                  onClick={() => setFilter(NO_MENU_FILTER)}
                >
                  {text.clearFilters}
                </Button>
              }
            />
          )}
        </>
      ) : null}
    </Page>
  );
}

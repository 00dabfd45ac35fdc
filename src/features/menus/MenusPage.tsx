import { Button } from '@chakra-ui/react';
import { CalendarDays, NotebookPen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordListPage } from '../../blocks/recordList/RecordListPage';
import { LimitNotice } from '../../blocks/tier/LimitNotice';
import { useData, useLive } from '../../data/react';
import { menus as collection } from '../../domain/records/menus';
import { menusText } from '../../i18n/menus';
import { getAddresses } from '../../routing/addresses';
import { AppLink } from '../../ui/Link';
import { MenuCard } from './list/MenuCard';
import { useMenuActions } from './list/useMenuActions';
import { useMenuView } from './list/viewStore';
import { filterMenus, menuRows, type MenuFilter } from './model/menuList';
import { MENU_PATHS } from './paths';

const text = menusText.list;
const { kind, status } = collection.fields;

const KINDS: readonly MenuFilter['kind'][] = ['all', 'master', 'personal'];
const STATUSES: readonly MenuFilter['status'][] = ['all', 'draft', 'published', 'archived'];
const KIND_WORDS = { ...kind.words, all: text.allKinds };
const STATUS_WORDS = { ...status.words, all: text.allStatuses };

const CHOICES = [
  {
    field: 'kind',
    label: kind.label,
    options: KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
  },
  {
    field: 'status',
    label: status.label,
    options: STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
  },
] as const;

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

export function MenusPage() {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const records = useMemo(() => menus && clients && menuRows(menus, clients), [menus, clients]);
  const actions = useMenuActions();
  return (
    <RecordListPage
      title={menusText.title}
      icon={<NotebookPen size={28} />}
      text={text}
      label={menusText.title}
      records={records}
      filterRecords={filterMenus}
      view={useMenuView()}
      choices={CHOICES}
      create={<CreateButton />}
      actions={<PlansLink />}
      notice={<LimitNotice name="menus" />}
      layout="rows"
      estimate={104}
    >
      {(row) => <MenuCard row={row} actions={actions} />}
    </RecordListPage>
  );
}

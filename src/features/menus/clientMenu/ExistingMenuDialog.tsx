import { Box, Dialog, Heading, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { MarksProvider } from '../../../blocks/lines/marksContext';
import { useClientMarks } from '../../../blocks/targets/useClientMarks';
import type { MenuTargets } from '../../../blocks/targets/useTargets';
import { useLiveMany } from '../../../data/liveMany';
import { useData } from '../../../data/react';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import type { Client } from '../../../domain/records/clients';
import { menus as collection } from '../../../domain/records/menus';
import type { MenuListing } from '../../../domain/menus/menuListing';
import { localDateSchema } from '../../../domain/schema/primitives';
import { clientMenuText } from '../../../i18n/clientMenu';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { formatDate } from '../../../ui/format';
import { AppLink } from '../../../ui/Link';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { useDelayed } from '../hooks/useDelayed';
import { draftsFor, giveableMenus, PICKER_DELAY, PICKER_LIMIT, says } from '../model/clientMenu';
import { SearchField } from '../../../ui/SearchField';
import { MenuFigures } from '../list/MenuFigures';
import { MENU_PATHS } from '../paths';
import { DishMarks } from './DishMarks';
import { PickRow } from './PickRow';

const text = clientMenuText.existing;

interface ExistingMenuDialogProps {
  client: Client | undefined;
  targets: MenuTargets;
  /** On which the menu is eaten, as it is typed. */
  date: string;
  menus: readonly MenuListing[] | undefined;
  failed: boolean;
  onChoose: (menu: MenuListing) => void;
  onClose: () => void;
}

const NO_ALLERGIES: readonly string[] = [];

/** Meals of the menus that are shown, which the list does not hold. */
function useMealsById(listings: readonly MenuListing[]) {
  const data = useData();
  const ids = useMemo(() => listings.map(({ id }) => id), [listings]);
  const whole = useLiveMany(data.menus, ids)?.documents;
  return useMemo(() => new Map(whole?.map(({ id, meals }) => [id, meals])), [whole]);
}

function MenuResults({
  matches,
  client,
  onChoose,
}: Pick<ExistingMenuDialogProps, 'client' | 'onChoose'> & { matches: readonly MenuListing[] }) {
  const listings = useMemo(() => matches.slice(0, PICKER_LIMIT), [matches]);
  const mealsById = useMealsById(listings);
  const allergies = useMemo(() => (client ? [...avoidedBy(client)] : NO_ALLERGIES), [client]);
  return (
    <Box as="ul" listStyleType="none">
      {listings.map((menu) => {
        const meals = mealsById.get(menu.id);
        const name = menu.name || collection.title.untitled;
        const before = client?.assignedMenus.find(({ menuId }) => menuId === menu.id);
        return (
          <PickRow
            key={menu.id}
            title={name}
            cover={menu.coverImage}
            button={text.choose}
            spoken={text.chooseLabel(name)}
            onPick={() => onChoose(menu)}
          >
            <MenuFigures menu={menu} />
            {meals ? <DishMarks meals={meals} allergies={allergies} /> : null}
            {before ? (
              <Text textStyle="xs" color="fg.muted">
                {text.before(formatDate(before.assignedDate))}
              </Text>
            ) : null}
          </PickRow>
        );
      })}
    </Box>
  );
}

function Drafts({ menus, client }: Pick<ExistingMenuDialogProps, 'menus' | 'client'>) {
  const drafts = client ? draftsFor(menus ?? [], client.id) : [];
  if (drafts.length === 0) return null;
  return (
    <Box as="section" aria-label={text.drafts} borderTopWidth="1px" pt="3" mt="3">
      <Heading as="h3" size="sm">
        {text.drafts}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {text.draftsHint}
      </Text>
      <Box as="ul" listStyleType="none">
        {drafts.map(({ id, name }) => (
          <Box as="li" key={id} py="2" minH="11" textDecoration="underline">
            <AppLink to={MENU_PATHS.edit(id)}>{name || collection.title.untitled}</AppLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function useFound({ menus, client }: ExistingMenuDialogProps, query: string): MenuListing[] {
  const searched = useDelayed(query, PICKER_DELAY);
  return useMemo(
    () =>
      giveableMenus(menus ?? [], client?.id ?? '').filter((menu) =>
        says(
          [menu.name, menu.description, ...menu.tags.map(({ label }) => label)].join(' '),
          searched,
        ),
      ),
    [menus, client?.id, searched],
  );
}

export function ExistingMenuDialog(props: ExistingMenuDialogProps) {
  const { client, targets, date, menus, failed, onChoose, onClose } = props;
  // While no whole date is typed, it is eaten today.
  const marks = useClientMarks(client, targets, localDateSchema.safeParse(date).data);
  const phone = useMedia(PHONE);
  const [query, setQuery] = useState('');
  const results = useFound(props, query);
  return (
    <AppDialog onClose={onClose} size={phone ? 'full' : 'lg'} scrollBehavior="inside">
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Box px="6" pb="3">
        <SearchField label={text.search} value={query} onChange={setQuery} />
      </Box>
      <Dialog.Body>
        {failed ? (
          <Text role="alert" color="fg.error">
            {text.failed}
          </Text>
        ) : null}
        <MarksProvider value={marks}>
          <MenuResults matches={results} client={client} onChoose={onChoose} />
        </MarksProvider>
        {menus && results.length === 0 ? (
          <EmptyState title={text.empty} description={text.emptyHint} />
        ) : null}
        {results.length > PICKER_LIMIT ? (
          <Text textStyle="sm" color="fg.muted" pt="2">
            {clientMenuText.picker.first(PICKER_LIMIT)}
          </Text>
        ) : null}
        <Drafts menus={menus} client={client} />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}

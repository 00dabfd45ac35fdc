import { Box, Button, Dialog, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { explainLimit } from '../../blocks/tier/limitStore';
import { useData, useLive } from '../../data/react';
import type { LocalData } from '../../data/types';
import { menus as collection } from '../../domain/collections/menus';
import { dietLabel } from '../../domain/hospitalDiets/forms';
import type { ChosenDiet } from '../../domain/hospitalDiets/forms';
import { foreignMasters, menuFromLibrary } from '../../domain/libraryMasters';
import type { LibraryMaster } from '../../domain/libraryMasters';
import type { MenuListing } from '../../domain/menuListing';
import { findPlaces } from '../../domain/search/places';
import { kitchenText } from '../../i18n/kitchen';
import { newId } from '../../platform/ids';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { SearchField } from '../../ui/SearchField';
import { toaster } from '../../ui/toaster';
import { PHONE, useMedia } from '../../ui/useMedia';

const text = kitchenText.pick;
const SHOWN = 30;

interface PickMenuDialogProps {
  /** @param diet the menu's own code, where it has one */
  onPick: (menuId: string, diet: ChosenDiet | undefined) => void;
  onClose: () => void;
}

/** Those with a code first. */
const byCode = (a: { hospitalDiet?: ChosenDiet | undefined }, b: typeof a) =>
  Number(b.hospitalDiet !== undefined) - Number(a.hospitalDiet !== undefined);

function useOffered(query: string) {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const { workspaceId } = data.account;
  return useMemo(() => {
    if (!menus || !library) return undefined;
    const own = menus
      .filter(({ status }) => status !== 'archived')
      .map((menu) => ({ ...menu, name: menu.name || collection.title.untitled }))
      .sort(byCode);
    const masters = foreignMasters(library, workspaceId).filter(({ hospitalDiet }) => hospitalDiet);
    return { own: findPlaces(own, query, SHOWN), library: findPlaces(masters, query, SHOWN) };
  }, [menus, library, workspaceId, query]);
}

/** The id of a menu of one's own with the meals of a library's master; made once. @throws StorageFull, InvalidDocument */
async function copyOf(
  master: LibraryMaster,
  own: readonly MenuListing[],
  data: LocalData,
): Promise<string> {
  for (const listed of own) {
    if (listed.name !== master.name || listed.clientId !== undefined) continue;
    const menu = await data.menus.get(listed.id);
    if (menu?.masterMenuId === master.id) return menu.id;
  }
  const copy = menuFromLibrary(master, data.newBase(), undefined, newId);
  return (await data.menus.insert(copy)).id;
}

function Option(props: { name: string; diet: ChosenDiet | undefined; onPick: () => void }) {
  const { name, diet, onPick } = props;
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      h="auto"
      minH="12"
      py="2"
      px="3"
      gap="3"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      onClick={onPick}
    >
      <Text as="span" minW="24" fontWeight="bold" color={diet ? undefined : 'fg.muted'}>
        {diet ? dietLabel(diet) : text.noCode}
      </Text>
      <Box flex="1" minW="0" asChild>
        <bdi>{name}</bdi>
      </Box>
    </Button>
  );
}

interface OptionsProps extends Pick<PickMenuDialogProps, 'onPick'> {
  found: NonNullable<ReturnType<typeof useOffered>>;
  onMaster: (master: LibraryMaster) => void;
}

/** Own menus first, then masters of the library. */
function Options({ found: { own, library }, onPick, onMaster }: OptionsProps) {
  if (own.length + library.length === 0)
    return (
      <Text px="3" color="fg.muted" aria-live="polite">
        {text.nothing}
      </Text>
    );
  return (
    <Stack gap="1">
      {own.map(({ id, name, hospitalDiet }) => (
        <Option key={id} name={name} diet={hospitalDiet} onPick={() => onPick(id, hospitalDiet)} />
      ))}
      {library.length > 0 ? (
        <Heading as="h3" size="sm" color="fg.muted" px="3" pt="3">
          {text.library}
        </Heading>
      ) : null}
      {library.map((master) => (
        <Option
          key={master.id}
          name={master.name}
          diet={master.hospitalDiet}
          onPick={() => onMaster(master)}
        />
      ))}
    </Stack>
  );
}

/** Chooses the menu that is cooked for a code: an own one, or one of the library that has a code. */
export function PickMenuDialog({ onPick, onClose }: PickMenuDialogProps) {
  const data = useData();
  const [query, setQuery] = useState('');
  const phone = useMedia(PHONE);
  const body = useRef<HTMLDivElement>(null);
  const found = useOffered(query);
  const pickMaster = (master: LibraryMaster) => {
    const copied = copyOf(master, found?.own ?? [], data);
    copied.then(
      (id) => onPick(id, master.hospitalDiet),
      (error: unknown) => {
        if (!explainLimit(error)) toaster.create({ type: 'error', title: kitchenText.failed });
      },
    );
  };
  return (
    <AppDialog
      onClose={onClose}
      initialFocusEl={() => body.current?.querySelector('input') ?? null}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body ref={body} px="3" pb="4" tabIndex={0} focusVisibleRing="inside">
        <Flex px="1" pb="2">
          <SearchField label={text.search} value={query} onChange={setQuery} />
        </Flex>
        {found ? <Options found={found} onPick={onPick} onMaster={pickMaster} /> : null}
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}

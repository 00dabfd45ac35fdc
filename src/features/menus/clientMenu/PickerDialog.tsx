import { Box, Button, Dialog, Flex, Tabs } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { failureText } from '../../../blocks/forms/failureText';
import { useData, useLive } from '../../../data/react';
import type { MealSlot } from '../../../domain/food/storedLines';
import { menus as collection } from '../../../domain/records/menus';
import type { MenuListing } from '../../../domain/menus/menuListing';
import type { NewLine } from '../../../domain/food/lines';
import { clientMenuText } from '../../../i18n/clientMenu';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { toaster } from '../../../ui/toaster';
import { useDelayed } from '../hooks/useDelayed';
import { giveableMenus, PICKER_DELAY, PICKER_LIMIT, says } from '../model/clientMenu';
import { offeredMasters, type Master } from '../model/masters';
import { SearchField } from '../../../ui/SearchField';
import { MenuFigures } from '../list/MenuFigures';
import { PickEnds } from './PickEnds';
import { PickRow } from './PickRow';
import { RecipeResults } from './RecipeResults';

const text = clientMenuText.picker;

type PickedMenu = Pick<Master, 'id' | 'name' | 'description' | 'meals'>;

interface PickerDialogProps {
  clientId: string;
  allergies: readonly string[];
  menus: readonly MenuListing[] | undefined;
  onLine: (slot: MealSlot, line: NewLine) => void;
  onMenu: (menu: PickedMenu) => void;
  onClose: () => void;
}

function useMenusOnOffer({ clientId, menus }: PickerDialogProps, query: string) {
  const data = useData();
  const library = useLive(() => data.library.watchAll(), [data]);
  return useMemo(() => {
    if (!menus || !library) return undefined;
    const offered = offeredMasters([], library, data.account.workspaceId);
    return [...giveableMenus(menus, clientId), ...offered.samples, ...offered.library].filter(
      (menu) => says([menu.name, menu.description].join(' '), query),
    );
  }, [menus, library, clientId, query, data.account.workspaceId]);
}

function useTake(onMenu: PickerDialogProps['onMenu']) {
  const data = useData();
  return async (menu: PickedMenu | MenuListing) => {
    try {
      const whole = 'meals' in menu ? menu : await data.menus.get(menu.id);
      if (whole) onMenu(whole);
    } catch (error) {
      toaster.create({ type: 'error', title: failureText(error) });
    }
  };
}

function Menus({ query, ...props }: PickerDialogProps & { query: string }) {
  const take = useTake(props.onMenu);
  const results = useMenusOnOffer(props, query);
  return (
    <>
      <Box as="ul" listStyleType="none">
        {results?.slice(0, PICKER_LIMIT).map((menu) => {
          const name = menu.name || collection.title.untitled;
          return (
            <PickRow
              key={menu.id}
              title={name}
              cover={menu.coverImage}
              button={text.take}
              spoken={text.takeMenu(name)}
              onPick={() => void take(menu)}
            >
              <MenuFigures menu={menu} />
            </PickRow>
          );
        })}
      </Box>
      <PickEnds results={results} />
    </>
  );
}

export function PickerDialog(props: PickerDialogProps) {
  const phone = useMedia(PHONE);
  const [query, setQuery] = useState('');
  const searched = useDelayed(query, PICKER_DELAY);
  return (
    <AppDialog onClose={props.onClose} size={phone ? 'full' : 'lg'} scrollBehavior="inside">
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Box px="6" pb="2">
        <SearchField label={text.search} value={query} onChange={setQuery} />
      </Box>
      <Dialog.Body>
        <Tabs.Root defaultValue="recipes" colorPalette="leaf" lazyMount unmountOnExit>
          <Tabs.List aria-label={text.title}>
            <Tabs.Trigger value="recipes" minH="11">
              {text.recipes}
            </Tabs.Trigger>
            <Tabs.Trigger value="menus" minH="11">
              {text.menus}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="recipes">
            <RecipeResults {...props} query={searched} />
          </Tabs.Content>
          <Tabs.Content value="menus">
            <Menus {...props} query={searched} />
          </Tabs.Content>
        </Tabs.Root>
      </Dialog.Body>
      <Flex justify="flex-end" px="6" py="3" borderTopWidth="1px">
        <Button onClick={props.onClose}>{text.done}</Button>
      </Flex>
      <DialogCross />
    </AppDialog>
  );
}

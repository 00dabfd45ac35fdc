import { Box, Button, Dialog, Field, Flex, NativeSelect, Tabs, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { failureText } from '../../../blocks/forms/failureText';
import { AllergyNotes } from '../../../blocks/lines/AllergyNotes';
import { lineOf } from '../../../blocks/lines/add/catalogue';
import type { Addable } from '../../../blocks/lines/add/catalogue';
import { useFoodIndex } from '../../../blocks/lines/add/useFoodIndex';
import { useData, useLive } from '../../../data/react';
import { allergyWarnings } from '../../../domain/allergens/warnings';
import { isMealSlot, MEAL_SLOTS, mealsField } from '../../../domain/collections/shared/lines';
import type { MealSlot } from '../../../domain/collections/shared/lines';
import { menus as collection } from '../../../domain/collections/menus';
import type { MenuListing } from '../../../domain/menuListing';
import type { NewLine } from '../../../domain/lines';
import { clientMenuText } from '../../../i18n/clientMenu';
import { menusText } from '../../../i18n/menus';
import { newId } from '../../../platform/ids';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { formatNumber } from '../../../ui/format';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { toaster } from '../../../ui/toaster';
import { useDelayed } from '../hooks/useDelayed';
import { giveableMenus, PICKER_DELAY, PICKER_LIMIT, says } from '../model/clientMenu';
import { offeredMasters } from '../model/masters';
import type { Master } from '../model/masters';
import { SearchField } from '../../../ui/SearchField';
import { MenuFigures } from '../list/MenuFigures';
import { PickRow } from './PickRow';

const text = clientMenuText.picker;
const slotNames = mealsField.merge.slots;

type PickedMenu = Pick<Master, 'id' | 'name' | 'description' | 'meals'>;
type Recipe = Extract<Addable, { kind: 'recipe' }>;

interface PickerDialogProps {
  clientId: string;
  allergies: readonly string[];
  menus: readonly MenuListing[] | undefined;
  onLine: (slot: MealSlot, line: NewLine) => void;
  onMenu: (menu: PickedMenu) => void;
  onClose: () => void;
}

/** Recipes on offer, own ones first. */
function useRecipes(query: string): Recipe[] | undefined {
  const all = useFoodIndex();
  return useMemo(() => {
    if (!all) return undefined;
    const recipes = [...all.values()].filter((one): one is Recipe => one.kind === 'recipe');
    const found = recipes.filter(({ recipe }) =>
      says([recipe.title, recipe.category ?? '', ...(recipe.aliases ?? [])].join(' '), query),
    );
    return found.sort((a, b) => Number(b.own) - Number(a.own));
  }, [all, query]);
}

/** Own published menus, newest first, then those that come with the product and of others. */
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

function RecipeRow(props: {
  recipe: Recipe;
  allergies: readonly string[];
  onAdd: (line: NewLine) => void;
}) {
  const { recipe, allergies, onAdd } = props;
  const line = useMemo(() => lineOf(recipe, 'preview'), [recipe]);
  const warnings = useMemo(() => allergyWarnings(line, allergies), [line, allergies]);
  const { title, category } = recipe.recipe;
  return (
    <PickRow
      title={title}
      button={text.add}
      spoken={text.addRecipe(title)}
      onPick={() => onAdd(lineOf(recipe, newId()))}
    >
      <Text textStyle="sm" color="fg.muted">
        {[text.energy(formatNumber(line.snapshot.nutrients.calories, 0)), category]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <AllergyNotes warnings={warnings} />
    </PickRow>
  );
}

function SlotField({ slot, onSlot }: { slot: MealSlot; onSlot: (slot: MealSlot) => void }) {
  return (
    <Field.Root>
      <Field.Label>{text.slot}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={slot}
          onChange={({ target }) => {
            if (isMealSlot(target.value)) onSlot(target.value);
          }}
        >
          {MEAL_SLOTS.map((one) => (
            <option key={one} value={one}>
              {slotNames[one]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function Recipes({ query, ...props }: PickerDialogProps & { query: string }) {
  const [slot, setSlot] = useState<MealSlot>('breakfast');
  const [said, setSaid] = useState('');
  const found = useRecipes(query);
  const add = (line: NewLine) => {
    props.onLine(slot, line);
    setSaid(text.added(line.name, slotNames[slot]));
  };
  return (
    <>
      <SlotField slot={slot} onSlot={setSlot} />
      <Text aria-live="polite" textStyle="sm" color="fg.success" minH="6" py="1">
        {said}
      </Text>
      <Box as="ul" listStyleType="none">
        {found?.slice(0, PICKER_LIMIT).map((recipe) => (
          <RecipeRow
            key={recipe.recipe.id}
            recipe={recipe}
            allergies={props.allergies}
            onAdd={add}
          />
        ))}
      </Box>
      <Ends found={found} />
    </>
  );
}

/** Takes a menu with its lines, which the list does not hold of own ones. */
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
  const found = useMenusOnOffer(props, query);
  return (
    <>
      <Box as="ul" listStyleType="none">
        {found?.slice(0, PICKER_LIMIT).map((menu) => {
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
      <Ends found={found} />
    </>
  );
}

/** Nothing found, or more than is shown. */
function Ends({ found }: { found: readonly unknown[] | undefined }) {
  if (found?.length === 0) return <EmptyState title={menusText.list.nothing} />;
  if (!found || found.length <= PICKER_LIMIT) return null;
  return (
    <Text textStyle="sm" color="fg.muted" pt="2">
      {text.first(PICKER_LIMIT)}
    </Text>
  );
}

/** Recipes for one meal, or the lines of a whole menu, for the form. */
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
            <Recipes {...props} query={searched} />
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

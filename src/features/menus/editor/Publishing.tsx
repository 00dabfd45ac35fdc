import { useMemo } from 'react';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import { publishProblems, type Menu, type PublishProblem } from '../../../domain/records/menus';
import { countItems, MEAL_SLOTS } from '../../../domain/food/storedLines';
import { dailyMenuPath } from '../../../domain/publicHouse/publicPaths';
import { getAddresses } from '../../../routing/addresses';
import { unlistedAllergies } from '../../../domain/clinical/allergens/warnings';
import { allergyCounts } from '../../../domain/clinical/allergens/concerns';
import { MENU_PATHS } from '../paths';
import { PublishPanel } from './PublishPanel';
import type { Client } from '../../../domain/records/clients';
import { useMeals } from '../../../blocks/meals/mealsContext';
import type { SaveRequest } from '../model/saving';

interface PublishingProps {
  name: string;
  description: string;
  kind: Menu['kind'];
  isPublic: boolean;
  menuId?: string;
  status: Menu['status'];
  saving: boolean;
  onSave: (request: SaveRequest) => void;
  client: Client | undefined;
}

const getPublicPage = ({ kind, isPublic, status, menuId }: PublishingProps): string | undefined =>
  kind === 'master' && isPublic && status === 'published' && menuId
    ? dailyMenuPath(menuId)
    : undefined;

function usePublicationFacts({ name, description, client }: PublishingProps) {
  const meals = useMeals();
  const allergies = client ? avoidedBy(client) : [];
  return {
    ...allergyCounts(meals, allergies),
    checked: allergies.length > 0,
    unlisted: unlistedAllergies(allergies).join(', '),
    items: countItems(meals),
    filled: MEAL_SLOTS.filter((slot) => meals[slot].items.length > 0).length,
    problems: publishProblems({ name, description, meals }).join(),
  };
}

export function Publishing(props: PublishingProps) {
  const { kind, menuId, status, saving, onSave } = props;
  const publicAt = getPublicPage(props);
  const facts = usePublicationFacts(props);
  const { certain, possible, unlisted, checked, items, filled, problems } = facts;
  return useMemo(
    () => (
      <PublishPanel
        kind={kind}
        status={status}
        previewAt={menuId && getAddresses('handouts').printMenu(menuId)}
        publicAt={publicAt}
        listAt={MENU_PATHS.list}
        problems={problems === '' ? [] : (problems.split(',') as PublishProblem[])}
        items={items}
        meals={filled}
        saving={saving}
        allergies={checked ? { certain, possible, unlisted } : undefined}
        onSave={(next) => onSave({ status: next, assign: next === 'published', asked: true })}
      />
    ),
    [
      kind,
      publicAt,
      menuId,
      status,
      problems,
      items,
      filled,
      saving,
      onSave,
      certain,
      unlisted,
      possible,
      checked,
    ],
  );
}

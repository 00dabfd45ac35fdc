import type { ComponentProps } from 'react';
import { ConflictNotice } from '../../../blocks/forms/ConflictNotice';
import { menusText } from '../../../i18n/menus';
import { useMeals } from '../../../blocks/meals/mealsContext';

type MenuConflictsProps = Pick<
  ComponentProps<typeof ConflictNotice>,
  'conflicts' | 'onTake' | 'onKeep'
>;

export function MenuConflicts(props: MenuConflictsProps) {
  const meals = useMeals();
  return (
    <ConflictNotice
      collection="menus"
      document={{ meals }}
      title={menusText.merge.title}
      {...props}
    />
  );
}

import { useData, useLiveState } from '../../data/react';
import { LimitCard } from './LimitCard';
import { useMost } from './useTier';

function OfRecipes({ most }: { most: number }) {
  const data = useData();
  const { value: recipes } = useLiveState(() => data.recipes.watchAll(), [data]);
  return recipes ? <LimitCard name="recipes" count={recipes.length} most={most} /> : null;
}

function OfMenus({ most }: { most: number }) {
  const data = useData();
  const { value: menus } = useLiveState(() => data.menuList, [data]);
  return menus ? <LimitCard name="menus" count={menus.length} most={most} /> : null;
}

export function LimitNotice({ name }: { name: 'recipes' | 'menus' }) {
  const most = useMost(name);
  if (most === 0) return null;
  return name === 'recipes' ? <OfRecipes most={most} /> : <OfMenus most={most} />;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { expect, it } from 'vitest';
import { usedRecipes, usedSlotRecipes } from './recipes';

const src = join(import.meta.dirname, '..');

function importedComponents(): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const text = readFileSync(join(src, file), 'utf8');
    for (const [, list] of text.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g))
      for (const [name] of (list ?? '').matchAll(/\b[A-Z]\w+/g))
        names.add(name.charAt(0).toLowerCase() + name.slice(1));
  }
  return names;
}

it('P01 every component in use has its styles', () => {
  const known = [...Object.keys(recipes), ...Object.keys(slotRecipes)];
  const listed = new Set([...Object.keys(usedRecipes), ...Object.keys(usedSlotRecipes)]);
  const used = [...importedComponents()].filter((name) => known.includes(name));
  expect(used).toContain('button');
  expect(used.filter((name) => !listed.has(name))).toEqual([]);
});

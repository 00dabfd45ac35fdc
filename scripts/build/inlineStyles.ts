const DECLARATION = /(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*);?/g;

function usedIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

/**
 * A page needs some twenty of the theme's eight hundred colours.
 * @param theme style sheet that declares the variables
 * @param page style sheet that uses some
 */
export function withoutUnused(theme: string, page: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of theme.matchAll(DECLARATION))
    values.set(name, [...(values.get(name) ?? []), value]);
  const rules = theme.replace(DECLARATION, '');
  const used = new Set<string>();
  const open = [...usedIn(page), ...usedIn(rules)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(values.get(name) ?? []).flatMap(usedIn));
  }
  return theme.replace(DECLARATION, (whole, name: string) => (used.has(name) ? whole : ''));
}

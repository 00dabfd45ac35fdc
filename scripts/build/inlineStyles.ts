const DECLARATION = /(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*);?/g;

function usedIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

/**
 * The theme without the variables that nothing of a page asks for: of eight hundred colours it needs twenty.
 * @param theme style sheet whose variables are the theme's
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

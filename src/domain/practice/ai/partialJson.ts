/**
 * The whole strings of a list in JSON that has no end yet.
 * @param key of the list; the first one of that name counts
 */
export function wholeStrings(json: string, key: string): string[] {
  const start = new RegExp(String.raw`"${key}"\s*:\s*\[`).exec(json);
  if (!start) return [];
  const strings: string[] = [];
  const string = /\s*,?\s*("(?:[^"\\]|\\.)*")/suy;
  string.lastIndex = start.index + start[0].length;
  for (let match = string.exec(json); match; match = string.exec(json))
    try {
      strings.push(JSON.parse(match[1] ?? '""') as string);
    } catch {
      return strings;
    }
  return strings;
}

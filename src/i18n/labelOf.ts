/**
 * The label of a word of a closed list. A word that a newer version of the app added has none here: it is shown
 * as it is stored.
 */
export function labelOf(labels: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(labels, word) ? (labels[word] as string) : word;
}

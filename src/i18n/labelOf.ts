/** A word that a newer version of the app added is shown as it is stored. */
export function getLabel(labels: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(labels, word) ? (labels[word] as string) : word;
}

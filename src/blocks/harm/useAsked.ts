import { useDraft } from '../../ui/useDraft';

const MAX_ASKED = 100;

export function useAsked(
  id: string,
): [confirmedConcerns: readonly string[], add: (more: readonly string[]) => void] {
  const [storedTexts, setStoredTexts] = useDraft<string[]>(`harm-asked:${id}`, []);
  const add = (more: readonly string[]): void =>
    setStoredTexts((before) => [...before, ...more].slice(-MAX_ASKED));
  return [storedTexts, add];
}

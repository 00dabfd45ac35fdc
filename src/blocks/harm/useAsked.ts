import { useDraft } from '../../ui/useDraft';

const MAX_ASKED = 100;

export function useAsked(
  id: string,
): [asked: readonly string[], add: (more: readonly string[]) => void] {
  const [asked, setAsked] = useDraft<string[]>(`harm-asked:${id}`, []);
  const add = (more: readonly string[]): void =>
    setAsked((before) => [...before, ...more].slice(-MAX_ASKED));
  return [asked, add];
}

import { useDraft } from '../../ui/useDraft';

/** Most texts that a device remembers of one menu or plan. */
const MAX_ASKED = 100;

/** Texts that the person has seen of a menu or plan before it went out: each is asked about once. */
export function useAsked(
  id: string,
): [asked: readonly string[], add: (more: readonly string[]) => void] {
  const [asked, setAsked] = useDraft<string[]>(`harm-asked:${id}`, []);
  const add = (more: readonly string[]): void =>
    setAsked((before) => [...before, ...more].slice(-MAX_ASKED));
  return [asked, add];
}

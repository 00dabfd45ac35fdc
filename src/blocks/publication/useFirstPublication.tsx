import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useData } from '../../data/react';
import { confirmPublication, isFirstPublication } from './firstPublication';
import { laterPart } from '../../ui/laterPart';

const FirstPublicationDialog = laterPart(
  async () => (await import('./FirstPublicationDialog')).default,
);

/** Whether the account has shown something to others, or agreed to; `undefined` until it is known. */
export function useHasAgreedToPublish(): boolean | undefined {
  const data = useData();
  const [hasAgreed, setHasAgreed] = useState<boolean>();
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const isFirst = await isFirstPublication(data).catch(() => true);
      if (!left) setHasAgreed(!isFirst);
    };
    void look();
    return () => {
      left = true;
    };
  }, [data]);
  return hasAgreed;
}

/** The question that comes before the first thing which an account shows to others. */
export function useFirstPublication(): {
  /** Publishes, at once or when the person has agreed. */
  ask: (publish: () => void) => void;
  dialog: ReactNode;
} {
  const data = useData();
  const [asked, setAsked] = useState<{ publish: () => void }>();
  const ask = useCallback(
    (publish: () => void) => {
      // A device that cannot be read is no reason to publish without a word.
      void isFirstPublication(data)
        .catch(() => true)
        .then((isFirst) => (isFirst ? setAsked({ publish }) : publish()));
    },
    [data],
  );
  const confirm = () => {
    setAsked(undefined);
    // Where it cannot be kept the question comes once more.
    void confirmPublication(data).catch(() => undefined);
    asked?.publish();
  };
  const dialog = asked ? (
    <FirstPublicationDialog onConfirm={confirm} onClose={() => setAsked(undefined)} />
  ) : null;
  return { ask, dialog };
}

/** A form's saving with that question. @param isPublic whether others see what is published there */
export function useAskedSaving<
  S extends { save: (status: 'draft' | 'published' | 'archived') => void },
>(saving: S, isPublic: boolean): [S, ReactNode] {
  const { ask, dialog } = useFirstPublication();
  const save: S['save'] = (status) => {
    if (status === 'published' && isPublic) ask(() => saving.save(status));
    else saving.save(status);
  };
  return [{ ...saving, save }, dialog];
}

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useData } from '../../data/react';
import { confirmPublication, isFirstPublication } from './firstPublication';
import { laterPart } from '../../ui/laterPart';

const FirstPublicationDialog = laterPart(
  async () => (await import('./FirstPublicationDialog')).default,
);

/** @returns `undefined` until it is known */
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

export function useFirstPublication(): {
  ask: (publish: () => void) => void;
  dialog: ReactNode;
} {
  const data = useData();
  const [isConfirming, setIsConfirming] = useState<{ publish: () => void }>();
  const ask = useCallback(
    (publish: () => void) => {
      // If the device cannot be read, ask rather than publish without consent.
      void isFirstPublication(data)
        .catch(() => true)
        .then((isFirst) => (isFirst ? setIsConfirming({ publish }) : publish()));
    },
    [data],
  );
  const confirm = () => {
    setIsConfirming(undefined);
    // If the answer cannot be stored, the question comes once more.
    void confirmPublication(data).catch(() => undefined);
    isConfirming?.publish();
  };
  const dialog = isConfirming ? (
    <FirstPublicationDialog onConfirm={confirm} onClose={() => setIsConfirming(undefined)} />
  ) : null;
  return { ask, dialog };
}

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

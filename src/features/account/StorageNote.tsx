import { useEffect, useState } from 'react';
import { common } from '../../i18n/common';
import { storageReport, type StorageReport } from '../../platform/storage';
import '../../ui/plain/plain.css';

/** Explains the report to somebody who is about to enter something; null: nothing to say. */
function noteOf({ available, temporary, persisted }: StorageReport) {
  const { storageMissing, storageTemporary, storageNotKept } = common.start;
  if (!available) return { role: 'alert', tone: 'error', text: storageMissing } as const;
  if (temporary) return { role: 'note', tone: 'warning', text: storageTemporary } as const;
  // Usual on a first visit, and no reason for alarm.
  if (persisted === false) return { role: 'note', tone: 'quiet', text: storageNotKept } as const;
  return null;
}

/** Reads the browser's report on its storage; null until it has answered. */
export function useStorageReport(): StorageReport | null {
  const [storage, setStorage] = useState<StorageReport | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const state = await storageReport();
      if (!left) setStorage(state);
    };
    void read();
    return () => {
      left = true;
    };
  }, []);
  return storage;
}

/** Says before the first entry where this browser keeps nothing, or does not promise to. */
export function StorageNote({ report }: { report: StorageReport | null }) {
  const note = report && noteOf(report);
  if (!note) return null;
  return (
    <p role={note.role} className="p-notice" data-tone={note.tone}>
      {note.text}
    </p>
  );
}

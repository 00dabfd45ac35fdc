import { useEffect, useState } from 'react';
import { common } from '../../i18n/common';
import { storageReport, type StorageReport } from '../../platform/storage';
import '../../ui/plain/plain.css';

function getNote({ available, temporary, persisted }: StorageReport) {
  const { storageMissing, storageTemporary, storageNotKept } = common.start;
  if (!available) return { role: 'alert', tone: 'error', text: storageMissing } as const;
  if (temporary) return { role: 'note', tone: 'warning', text: storageTemporary } as const;
  // Usual on a first visit, so no alarm.
  if (persisted === false) return { role: 'note', tone: 'quiet', text: storageNotKept } as const;
  return null;
}

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

export function StorageNote({ report }: { report: StorageReport | null }) {
  const note = report && getNote(report);
  if (!note) return null;
  return (
    <p role={note.role} className="p-notice" data-tone={note.tone}>
      {note.text}
    </p>
  );
}

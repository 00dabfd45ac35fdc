import { Box, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { common } from '../../i18n/common';
import { storageReport } from '../../platform/storage';
import type { StorageReport } from '../../platform/storage';

/** What the report means for somebody who is about to enter something; null: nothing to say. */
function noteOf({ available, temporary, persisted }: StorageReport) {
  const { storageMissing, storageTemporary, storageNotKept } = common.start;
  if (!available)
    return { role: 'alert', bg: 'bg.error', color: 'fg.error', text: storageMissing } as const;
  if (temporary)
    return { role: 'note', bg: 'bg.warning', color: 'fg.warning', text: storageTemporary } as const;
  // Usual on a first visit, and no reason for alarm.
  if (persisted === false)
    return { role: 'note', bg: 'bg.subtle', color: 'fg.muted', text: storageNotKept } as const;
  return null;
}

/** Says before the first entry where this browser keeps nothing, or does not promise to. */
export function StorageNote() {
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
  const note = storage && noteOf(storage);
  if (!note) return null;
  return (
    <Box role={note.role} bg={note.bg} color={note.color} borderRadius="l2" p="3">
      <Text textStyle="sm">{note.text}</Text>
    </Box>
  );
}

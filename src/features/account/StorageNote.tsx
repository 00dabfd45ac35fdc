import { Box, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { common } from '../../i18n/common';
import { storageReport } from '../../platform/storage';
import type { StorageReport } from '../../platform/storage';

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
  if (!storage || (storage.available && !storage.temporary)) return null;
  const text = storage.available ? common.start.storageNotKept : common.start.storageMissing;
  return (
    <Box
      role={storage.available ? 'note' : 'alert'}
      bg={storage.available ? 'bg.warning' : 'bg.error'}
      color={storage.available ? 'fg.warning' : 'fg.error'}
      borderRadius="l2"
      p="3"
    >
      <Text textStyle="sm">{text}</Text>
    </Box>
  );
}

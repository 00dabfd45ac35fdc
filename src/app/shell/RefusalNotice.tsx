import { Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { syncText, getWayOut } from '../../i18n/sync';
import { useSyncStatus } from '../../sync/react';

const text = syncText.rejections;

export function RefusalNotice() {
  const [params] = useSearchParams();
  const { rejections } = useSyncStatus();
  const key = params.get('refused');
  const item = key ? rejections.find((one) => one.key === key) : undefined;
  if (!item) return null;
  return (
    <Text
      role="note"
      bg="bg.error"
      color="fg.error"
      borderRadius="l2"
      px="4"
      py="3"
      mx={{ base: '4', md: '6', xl: '8' }}
      my="2"
    >
      {text.mending(item.title, item.reason)} {getWayOut(item.code)}
    </Text>
  );
}

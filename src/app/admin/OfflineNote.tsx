import { Flex } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { adminTexts } from '../../i18n/admin';
import { useOnline } from '../../ui/useOnline';
import { BannerSlot } from '../shell/BannerSlot';

function Note() {
  return (
    <Flex
      as="output"
      align="center"
      gap="2"
      px={{ base: '4', md: '6', xl: '8' }}
      py="2"
      bg="turmeric.subtle"
      color="turmeric.fg"
      textStyle="sm"
    >
      <CloudOff size={18} aria-hidden />
      {adminTexts.offline}
    </Flex>
  );
}

export function OfflineNote() {
  const online = useOnline();
  return <BannerSlot isUrgent={false}>{online ? null : <Note />}</BannerSlot>;
}

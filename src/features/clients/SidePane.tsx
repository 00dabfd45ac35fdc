import { Flex, Heading } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { clientTexts as texts } from '../../i18n/clients';
import { PaneCards } from './CardList';
import { CLIENT_PATHS } from './paths';
import { SearchBox } from './Toolbar';
import { useClientList } from './useClientList';

export function SidePane({ currentId }: { currentId: string }) {
  const { list } = useClientList();
  const navigate = useNavigate();
  const openFirst = () => {
    const [first] = list?.rows ?? [];
    if (first) void navigate(CLIENT_PATHS.detail(first.client.id));
  };
  return (
    <Flex
      as="aside"
      aria-label={texts.detail.list}
      direction="column"
      gap="3"
      w={{ base: '72', lg: '80' }}
      flexShrink="0"
      position="sticky"
      top="0"
      h="100dvh"
      p="4"
      borderEndWidth="1px"
    >
      <Heading as="h2" size="md">
        {texts.title}
      </Heading>
      <SearchBox onEnter={openFirst} />
      {list ? <PaneCards rows={list.rows} currentId={currentId} /> : null}
    </Flex>
  );
}

import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { memo } from 'react';
import { HandOutButton } from '../../../blocks/handouts/HandOutButton';
import { menusText } from '../../../i18n/menus';
import { getAddresses } from '../../../routing/addresses';
import { AppLink } from '../../../ui/Link';

const text = menusText.handOut;

export const HandOut = memo(function HandOut({ menuId }: { menuId: string }) {
  const paths = getAddresses('handouts');
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" px="4" py="3">
      <Heading as="h2" size="sm" mb="2">
        {text.title}
      </Heading>
      <Stack gap="2" align="stretch">
        <Button asChild variant="outline" colorPalette="gray" minH="11">
          <AppLink to={paths.printMenu(menuId)}>
            <Printer size={18} aria-hidden /> {text.print}
          </AppLink>
        </Button>
        <HandOutButton of="menu" id={menuId} />
      </Stack>
    </Box>
  );
});

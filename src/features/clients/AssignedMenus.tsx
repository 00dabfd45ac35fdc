import { Badge, Box, Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useData, useLive } from '../../data/react';
import type { AssignedMenu, Client } from '../../domain/collections/clients';
import { clientTexts } from '../../i18n/clients';
import { formatDate } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { addressesOf } from '../../routing/addresses';

const texts = clientTexts.menus;

function newestFirst(a: AssignedMenu, b: AssignedMenu): number {
  return a.assignedDate < b.assignedDate ? 1 : -1;
}

/** The menus that the client was given, newest first, and which one is in use. */
export function AssignedMenus({ client }: { client: Client }) {
  const data = useData();
  const menus = useLive(() => data.menus.watchAll(), [data]);
  const names = new Map(menus?.map((menu) => [menu.id, menu.name]));
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {texts.title}
      </Heading>
      {client.assignedMenus.length === 0 ? (
        <Text color="fg.muted">{texts.empty}</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {[...client.assignedMenus].sort(newestFirst).map((assigned) => {
            const name = names.get(assigned.menuId);
            return (
              <Box as="li" key={assigned.menuId} py="2" borderTopWidth="1px">
                <Flex gap="2" align="center" justify="space-between">
                  {name === undefined ? (
                    <Text color="fg.muted">{menus ? texts.notHere : null}</Text>
                  ) : (
                    <TextLink asChild fontWeight="medium" minH="11" alignItems="center">
                      <Link to={addressesOf('menus').edit(assigned.menuId)}>
                        {name.trim() === '' ? texts.unnamed : name}
                      </Link>
                    </TextLink>
                  )}
                  {assigned.menuId === client.currentMenuId ? (
                    <Badge colorPalette="leaf" size="md" flexShrink="0">
                      {texts.current}
                    </Badge>
                  ) : null}
                </Flex>
                <Text color="fg.muted" textStyle="sm" css={tabular}>
                  {texts.assigned(formatDate(assigned.assignedDate))}
                </Text>
                {assigned.notes ? <Text textStyle="sm">{assigned.notes}</Text> : null}
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

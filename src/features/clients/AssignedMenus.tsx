import { Badge, Box, Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { failureText } from '../../blocks/forms/failureText';
import { useData, useLiveState } from '../../data/react';
import { isUsable, withCurrentMenu, withMenuEnded } from '../../domain/menus/assignments';
import { goalKindWords, type AssignedMenu, type Client } from '../../domain/records/clients';
import { menus as collection } from '../../domain/records/menus';
import type { MenuListing } from '../../domain/menus/menuListing';
import { clientTexts } from '../../i18n/clients';
import { getLabel } from '../../i18n/labelOf';
import { getAddresses } from '../../routing/addresses';
import { formatDate, formatNumber } from '../../ui/format';
import { MoreMenu } from '../../ui/MoreMenu';
import { tabular } from '../../ui/theme';
import { toaster } from '../../ui/toaster';

const texts = clientTexts.menus;
const STATUS_WORDS = { inactive: texts.ended };

function newestFirst(a: AssignedMenu, b: AssignedMenu): number {
  return a.assignedDate < b.assignedDate ? 1 : -1;
}

function formatDetails({
  assignedDate,
  targetDate,
  goal,
  targetNutrition,
  ...entry
}: AssignedMenu) {
  const calories = targetNutrition?.calories;
  const isEstimate = entry.estimatedTargets?.includes('calories') === true;
  const kcal = formatNumber(calories, 0);
  return [
    texts.assigned(formatDate(assignedDate)),
    targetDate && texts.from(formatDate(targetDate)),
    goal && texts.goal(getLabel(goalKindWords, goal)),
    calories !== undefined && (isEstimate ? texts.estimated(kcal) : texts.target(kcal)),
  ]
    .filter(Boolean)
    .join(' · ');
}

const report = (error: unknown) => toaster.create({ type: 'error', title: failureText(error) });

function useChange(client: Client) {
  const data = useData();
  return async (change: (now: Client) => Client, message: string) => {
    try {
      await data.clients.update(client.id, change);
      toaster.create({
        type: 'success',
        title: message,
        action: {
          label: clientTexts.undo,
          onClick: () =>
            void data.clients.update(client.id, (now) => before(client, now)).catch(report),
        },
      });
    } catch (error) {
      report(error);
    }
  };
}

/** Menus given meanwhile stay. */
function before({ assignedMenus, currentMenuId }: Client, now: Client): Client {
  const { currentMenuId: _current, ...rest } = now;
  const statuses = new Map(assignedMenus.map(({ menuId, status }) => [menuId, status]));
  return {
    ...rest,
    assignedMenus: now.assignedMenus.map((entry) => ({
      ...entry,
      status: statuses.get(entry.menuId) ?? entry.status,
    })),
    ...(currentMenuId === undefined ? {} : { currentMenuId }),
  };
}

interface GivenProps {
  client: Client;
  assigned: AssignedMenu;
  menu: MenuListing | undefined;
  name: string;
}

const isArchived = (menu: MenuListing | undefined) => menu !== undefined && !isUsable(menu);

function listActions({ client, assigned, menu }: GivenProps, change: ReturnType<typeof useChange>) {
  const { menuId, status } = assigned;
  const makeCurrent = {
    value: 'current',
    label: texts.makeCurrent,
    run: () => void change((now) => withCurrentMenu(now, menuId), texts.madeCurrent),
  };
  const end = {
    value: 'end',
    label: texts.end,
    run: () => void change((now) => withMenuEnded(now, menuId), texts.endedNow),
  };
  const isCurrent = menuId === client.currentMenuId;
  return [
    ...(isCurrent || isArchived(menu) ? [] : [makeCurrent]),
    ...(status === 'active' ? [end] : []),
  ];
}

function StateBadge({ client, assigned, menu }: GivenProps) {
  const { menuId, status } = assigned;
  const isEnded = status !== 'active';
  if (menu && (isArchived(menu) || (menu.status === 'draft' && !isEnded)))
    return (
      <Badge colorPalette={menu.status === 'draft' ? 'gray' : 'turmeric'} size="md">
        {getLabel(collection.fields.status.words, menu.status)}
      </Badge>
    );
  if (isEnded) return <Badge size="md">{getLabel(STATUS_WORDS, status)}</Badge>;
  return menuId === client.currentMenuId ? (
    <Badge colorPalette="leaf" size="md">
      {texts.current}
    </Badge>
  ) : null;
}

function Marks(props: GivenProps) {
  const actions = listActions(props, useChange(props.client));
  return (
    <Flex align="center" gap="1" flexShrink="0">
      <StateBadge {...props} />
      {actions.length > 0 ? (
        <MoreMenu label={texts.actionsLabel(props.name)} actions={actions} />
      ) : null}
    </Flex>
  );
}

function AssignedMenuRow({
  client,
  assigned,
  menu,
  isRead,
}: Omit<GivenProps, 'name'> & { isRead: boolean }) {
  const name = menu?.name.trim() || collection.title.untitled;
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <Flex gap="2" align="center" justify="space-between">
        {menu === undefined ? (
          <Text color="fg.muted">{isRead ? texts.notHere : null}</Text>
        ) : (
          <TextLink asChild fontWeight="medium" minH="11" alignItems="center">
            <Link to={getAddresses('menus').edit(assigned.menuId)}>{name}</Link>
          </TextLink>
        )}
        <Marks client={client} assigned={assigned} menu={menu} name={name} />
      </Flex>
      <Text color="fg.muted" textStyle="sm" css={tabular}>
        {formatDetails(assigned)}
      </Text>
      {assigned.allergyReason ? (
        <Text textStyle="sm" color="fg.warning">
          {texts.allergyReason(assigned.allergyReason)}
        </Text>
      ) : null}
      {assigned.notes ? <Text textStyle="sm">{assigned.notes}</Text> : null}
    </Box>
  );
}

export function AssignedMenus({ client }: { client: Client }) {
  const data = useData();
  const { value: menus, error } = useLiveState(() => data.menuList, [data]);
  const known = new Map(menus?.map((menu) => [menu.id, menu]));
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {texts.title}
      </Heading>
      {error ? (
        <Text role="alert" color="fg.error">
          {texts.failed}
        </Text>
      ) : null}
      {client.assignedMenus.length === 0 ? (
        <Text color="fg.muted">{texts.empty}</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {[...client.assignedMenus].sort(newestFirst).map((assigned) => (
            <AssignedMenuRow
              key={assigned.menuId}
              client={client}
              assigned={assigned}
              menu={known.get(assigned.menuId)}
              isRead={menus !== undefined}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

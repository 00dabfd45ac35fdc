import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { listOrders } from '../../api/orders';
import { UsageMeter } from '../../blocks/tier/UsageMeter';
import { useData, useLive } from '../../data/react';
import { getMaximum } from '../../domain/accounts/access/counted';
import { tierName } from '../../domain/accounts/access/tiers';
import { presentTier } from '../../domain/person/clientList';
import type { MenuListing } from '../../domain/menus/menuListing';
import { summaryText } from '../../domain/nutrition/summary';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { dashboardText as all } from '../../i18n/dashboard';
import { getAddresses } from '../../routing/addresses';
import { useSyncStatus } from '../../sync/react';
import { formatDate, formatWhen } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { tabular } from '../../ui/theme';
import { Card, CardRow } from './Card';

const Quiet = ({ children }: { children: ReactNode }) => (
  <Text px="4" pb="4" color="fg.muted">
    {children}
  </Text>
);

const Rows = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" listStyleType="none" gap="0">
    {children}
  </Stack>
);

interface LinkRowProps {
  to: string;
  title: string;
  below?: string;
  end?: string;
  isUrgent?: boolean;
}

function LinkRow({ to, title, below, end, isUrgent }: LinkRowProps) {
  return (
    <CardRow>
      <Box flex="1" minW="0">
        <Text
          asChild
          fontWeight="medium"
          color={isUrgent ? 'fg.warning' : undefined}
          display="block"
          py="1"
          overflowWrap="anywhere"
        >
          <AppLink to={to}>{title}</AppLink>
        </Text>
        {below ? (
          <Text textStyle="sm" color="fg.muted">
            {below}
          </Text>
        ) : null}
      </Box>
      {end ? (
        <Text textStyle="sm" color="fg.muted" css={tabular}>
          {end}
        </Text>
      ) : null}
    </CardRow>
  );
}

function WaitingCard() {
  const texts = all.waiting;
  const { waiting, rejections, conflicts, counted, lastContact } = useSyncStatus();
  const { answer } = useGatewayQuery(listOrders, {}, texts.title);
  const undelivered = answer?.mine.filter(({ state }) => state === 'accepted').length ?? 0;
  const decisions = rejections.length + conflicts.length;
  const { centre } = getAddresses('syncCentre');
  const orders = getAddresses('orders').list;
  const rows = [
    { count: decisions, title: texts.decide(decisions), to: centre, isUrgent: true },
    { count: waiting.length, title: texts.sync(waiting.length), to: centre },
    { count: undelivered, title: texts.orders(undelivered), to: orders, isUrgent: true },
    {
      count: answer?.open.length ?? 0,
      title: texts.openOrders(answer?.open.length ?? 0),
      to: orders,
    },
  ].filter(({ count }) => count > 0);
  return (
    <Card
      title={texts.title}
      aside={
        lastContact ? (
          <Text textStyle="sm" color="fg.muted">
            {texts.contact(formatWhen(lastContact))}
          </Text>
        ) : null
      }
    >
      {rows.length === 0 ? <Quiet>{counted ? texts.nothing : texts.counting}</Quiet> : null}
      <Rows>
        {rows.map(({ title, to, isUrgent }) => (
          <LinkRow key={title} title={title} to={to} isUrgent={isUrgent} />
        ))}
      </Rows>
    </Card>
  );
}

const SHOWN = 3;

function useDrafts(menus: readonly MenuListing[]) {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const articles = useLive(() => data.articles.watchAll(), [data]);
  if (!recipes || !articles) return undefined;
  const { kinds } = all.drafts;
  return [
    ...menus.map((one) => ({
      ...one,
      title: one.name,
      kind: kinds.menu,
      to: getAddresses('menus'),
    })),
    ...recipes.map((one) => ({ ...one, kind: kinds.recipe, to: getAddresses('recipes') })),
    ...articles.map((one) => ({ ...one, kind: kinds.article, to: getAddresses('articles') })),
  ]
    .filter(({ status }) => status === 'draft')
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

function DraftsCard({ menus }: { menus: readonly MenuListing[] }) {
  const texts = all.drafts;
  const drafts = useDrafts(menus);
  const isMore = drafts !== undefined && drafts.length > SHOWN;
  return (
    <Card
      title={texts.title}
      aside={
        isMore ? (
          <Text textStyle="sm" color="fg.muted">
            {texts.count(drafts.length)}
          </Text>
        ) : null
      }
    >
      {drafts?.length === 0 ? <Quiet>{texts.nothing}</Quiet> : null}
      <Rows>
        {drafts?.slice(0, SHOWN).map(({ id, title, kind, to, updatedAt }) => (
          <LinkRow
            key={id}
            to={to.edit(id)}
            title={title.trim() || kind}
            below={kind}
            end={formatDate(updatedAt).slice(0, 5)}
          />
        ))}
      </Rows>
    </Card>
  );
}

const SHOWN_MENUS = 4;

function RecentMenusCard({ menus }: { menus: readonly MenuListing[] }) {
  const texts = all.menus;
  const recent = menus
    .filter(({ status }) => status !== 'archived')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, SHOWN_MENUS);
  const paths = getAddresses('menus');
  return (
    <Card
      title={texts.title}
      aside={
        <Button asChild variant="ghost">
          <AppLink to={paths.list}>{texts.all}</AppLink>
        </Button>
      }
    >
      {recent.length === 0 ? <Quiet>{texts.nothing}</Quiet> : null}
      <Rows>
        {recent.map((menu) => (
          <LinkRow
            key={menu.id}
            to={paths.edit(menu.id)}
            title={menu.name.trim() || all.drafts.kinds.menu}
            below={texts.energy(summaryText(menu, 'calories'))}
            end={formatDate(menu.updatedAt).slice(0, 5)}
          />
        ))}
      </Rows>
    </Card>
  );
}

function TierCard({ clients, menus }: { clients: number; menus: number }) {
  const texts = all.tier;
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  if (!notices || !recipes) return null;
  const { plan, maxClients } = presentTier(data.account, notices);
  const paths = getAddresses('subscription');
  return (
    <Card
      title={texts.title(tierName(plan))}
      aside={<Badge colorPalette="leaf">{tierName(plan)}</Badge>}
    >
      <Stack gap="3" px="4" pb="3">
        <UsageMeter variant="compact" what="clients" used={clients} most={maxClients} />
        <UsageMeter
          variant="compact"
          what="recipes"
          used={recipes.length}
          most={getMaximum(plan, 'recipes')}
        />
        <UsageMeter variant="compact" what="menus" used={menus} most={getMaximum(plan, 'menus')} />
        <Flex gap="2" wrap="wrap">
          <Button asChild variant="outline" colorPalette="gray">
            <AppLink to={paths.own}>{texts.details}</AppLink>
          </Button>
          {plan === 'business' ? null : (
            <Button asChild variant="subtle">
              <AppLink to={paths.tiers}>{texts.upgrade}</AppLink>
            </Button>
          )}
        </Flex>
      </Stack>
    </Card>
  );
}

export function Side({ clients }: { clients: number }) {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  return (
    <Stack gap="4" minW="0">
      <WaitingCard />
      {menus ? <DraftsCard menus={menus} /> : null}
      {menus ? <RecentMenusCard menus={menus} /> : null}
      {menus ? <TierCard clients={clients} menus={menus.length} /> : null}
    </Stack>
  );
}

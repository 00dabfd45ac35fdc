import { Button, Code, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { BookOpen, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { listApiKeys } from '../../api/apiKeys';
import type { ContractAnswer } from '../../api/contract';
import { createDocument } from '../../api/publicApi';
import { FeatureGuard } from '../../blocks/tier/FeatureGuard';
import { MAX_API_KEYS } from '../../domain/publicHouse/publicApi/keys';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { publicApiText as texts } from '../../i18n/publicApi';
import { getAddresses } from '../../routing/addresses';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { KeyForm } from './KeyForm';
import { KeyList } from './KeyList';
import { MadeKey, type NewKey } from './MadeKey';
import { API_PATHS } from './paths';
import { RecentCalls } from './RecentCalls';
import { UsageCard } from './UsageCard';

type Answer = ContractAnswer<typeof listApiKeys>;

const buildExample = (origin: string): string =>
  [
    `curl ${origin}${createDocument.path.replace(':collection', 'clients')} \\`,
    '  -H "Authorization: Bearer bl_live_…" \\',
    '  -H "Idempotency-Key: 4f1c…" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '{"clientName":"Nguyễn Thu Hà"}'`,
  ].join('\n');

function Start() {
  return (
    <Section title={texts.start.title}>
      <Code display="block" whiteSpace="pre" overflowX="auto" p="3" fontSize="xs" tabIndex={0}>
        {buildExample(window.location.origin)}
      </Code>
      <Stack as="dl" gap="0" mt="3" textStyle="sm">
        {texts.start.facts.map(([name, fact]) => (
          <Flex key={name} gap="3" py="2" borderTopWidth="1px" justify="space-between">
            <Text as="dt" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" textAlign="end">
              {fact}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}

/** The server has refused this practice, so any smaller tier may stand for it. */
const Locked = ({ hasKeys }: { hasKeys: boolean }) => (
  <FeatureGuard
    tier="free"
    feature="apiAccess"
    locked="card"
    title={texts.locked.title}
    text={hasKeys ? `${texts.locked.body} ${texts.locked.keysNote}` : texts.locked.body}
  />
);

function Making({ keys, onChanged }: { keys: Answer['keys']; onChanged: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<NewKey | null>(null);
  const live = keys.filter(({ revokedAt }) => revokedAt === undefined).length;
  if (made) return <MadeKey made={made} onClose={() => setMade(null)} />;
  if (isOpen)
    return (
      <KeyForm
        onCancel={() => setOpen(false)}
        onMade={(key) => {
          setMade(key);
          setOpen(false);
          void onChanged();
        }}
      />
    );
  if (live >= MAX_API_KEYS) return <Notice tone="info" title={texts.keys.full(MAX_API_KEYS)} />;
  return (
    <Button alignSelf="start" minH="11" onClick={() => setOpen(true)}>
      <KeyRound size={18} aria-hidden /> {texts.keys.create}
    </Button>
  );
}

function Shown({ answer, reload }: { answer: Answer; reload: () => Promise<void> }) {
  const { isSold, keys, usage } = answer;
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
      <Stack gap="4">
        {isSold ? <Making keys={keys} onChanged={reload} /> : <Locked hasKeys={keys.length > 0} />}
        {isSold || keys.length > 0 ? <KeyList keys={keys} onChanged={reload} /> : null}
        {isSold ? <RecentCalls calls={usage.recent} keys={keys} /> : null}
      </Stack>
      {isSold ? (
        <Stack gap="4">
          <UsageCard usage={usage} />
          <Start />
          <Notice tone="info" title={texts.rules.title}>
            {texts.rules.body}
          </Notice>
        </Stack>
      ) : null}
    </Grid>
  );
}

export function ApiPage() {
  const { answer, error, reload } = useGatewayQuery(listApiKeys, {}, texts.what);
  const actions = answer?.isSold ? (
    <Button asChild minH="11" variant="outline" colorPalette="gray">
      <AppLink to={API_PATHS.tryIt}>
        <BookOpen size={18} aria-hidden /> {texts.tryIt}
      </AppLink>
    </Button>
  ) : undefined;
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={actions}
      back={{ to: getAddresses('account').own, label: texts.back }}
    >
      <Stack gap="4">
        {error ? (
          <Notice
            tone="warning"
            title={error}
            action={{ label: texts.retry, onPress: () => void reload() }}
          />
        ) : null}
        {answer ? <Shown answer={answer} reload={reload} /> : null}
        {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      </Stack>
    </Page>
  );
}

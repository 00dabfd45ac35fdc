import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { revokeApiKey } from '../../api/apiKeys';
import {
  MAX_API_KEYS,
  type ApiCollection,
  type ApiKeyView,
} from '../../domain/publicHouse/publicApi/keys';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { publicApiText } from '../../i18n/publicApi';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatDate, formatNumber, formatWhen } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';

const texts = publicApiText.keys;
const asking = publicApiText.revoke;

function Scopes({ scopes }: Pick<ApiKeyView, 'scopes'>) {
  return (
    <Flex gap="1.5" wrap="wrap" mt="1">
      {scopes.map((scope) => {
        const [name = 'clients', may = 'read'] = scope.split(':');
        return (
          <Badge key={scope} colorPalette={may === 'write' ? 'leaf' : 'gray'}>
            {publicApiText.scope(name as ApiCollection, may)}
          </Badge>
        );
      })}
    </Flex>
  );
}

/** `dùng lần cuối 2 phút trước · 12.408 lần tháng này`. */
function usedText({ lastUsedAt, used }: ApiKeyView): string {
  if (lastUsedAt === undefined) return texts.unused;
  return [texts.lastUsed(formatWhen(lastUsedAt)), texts.month(formatNumber(used, 0))].join(' · ');
}

function stateText(key: ApiKeyView): string {
  const { revokedAt, leaked } = key;
  if (revokedAt === undefined) return usedText(key);
  const revoked = texts.revoked(formatDate(revokedAt));
  return leaked ? `${texts.leaked} · ${revoked}` : revoked;
}

function Row({ apiKey, onRevoke }: { apiKey: ApiKeyView; onRevoke: () => void }) {
  const { name, hint, createdAt, revokedAt, scopes, leaked } = apiKey;
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minW="52" color={revokedAt ? 'fg.muted' : 'fg'}>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <chakra.span fontFamily="mono">{hint}</chakra.span> ·{' '}
            {texts.since(formatDate(createdAt))}
          </Text>
          {revokedAt ? null : <Scopes scopes={scopes} />}
          <Text textStyle="sm" color={leaked ? 'fg.error' : 'fg.muted'} mt="1">
            {stateText(apiKey)}
          </Text>
        </Box>
        {revokedAt ? null : (
          <Button
            size="sm"
            minH="11"
            variant="outline"
            colorPalette="gray"
            aria-label={asking.of(name)}
            onClick={onRevoke}
          >
            {asking.button}
          </Button>
        )}
      </Flex>
    </chakra.li>
  );
}

interface Props {
  keys: readonly ApiKeyView[];
  onChanged: () => Promise<void>;
}

export function KeyList({ keys, onChanged }: Props) {
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKeyView | null>(null);
  const { busy, error, run } = useAction(asking.doing);
  const live = keys.filter(({ revokedAt }) => revokedAt === undefined).length;
  const revoke = async ({ id, name }: ApiKeyView): Promise<void> => {
    const isDone = await run(() => gateway.ask(revokeApiKey, { params: { id } }));
    setKeyToRevoke(null);
    if (isDone) toaster.create({ title: asking.done(name), type: 'success' });
    await onChanged();
  };
  return (
    <Section title={texts.title} hint={texts.count(live, MAX_API_KEYS)}>
      {keys.length === 0 ? <Text color="fg.muted">{texts.none}</Text> : null}
      <chakra.ul listStyleType="none" aria-label={texts.title}>
        {keys.map((key) => (
          <Row key={key.id} apiKey={key} onRevoke={() => setKeyToRevoke(key)} />
        ))}
      </chakra.ul>
      <Problem text={error} />
      <ConfirmDialog
        open={keyToRevoke !== null}
        danger
        busy={busy}
        title={keyToRevoke ? asking.title(keyToRevoke.name) : ''}
        confirmLabel={asking.confirm}
        onConfirm={() => keyToRevoke && void revoke(keyToRevoke)}
        onClose={() => setKeyToRevoke(null)}
      >
        {asking.body}
      </ConfirmDialog>
    </Section>
  );
}

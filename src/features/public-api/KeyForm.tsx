import { Box, Button, Checkbox, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createApiKey } from '../../api/apiKeys';
import {
  API_COLLECTIONS,
  MAX_API_KEY_NAME,
  type ApiCollection,
  type ApiScope,
} from '../../domain/publicApi/keys';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { publicApiText } from '../../i18n/publicApi';
import { Problem } from '../../ui/plain/Problem';
import { TextField } from '../../ui/plain/TextField';
import { Section } from '../../ui/Section';
import type { NewKey } from './MadeKey';

const texts = publicApiText.keys;

interface ScopesProps {
  chosen: readonly ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
}

function ScopesOf({ name, chosen, onChange }: ScopesProps & { name: ApiCollection }) {
  const scopes: readonly ApiScope[] = [`${name}:read`, `${name}:write`];
  const toggle = (scope: ApiScope): void =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <Flex columnGap="3" wrap="wrap">
      {scopes.map((scope) => (
        <Checkbox.Root
          key={scope}
          minH="11"
          minW="32"
          checked={chosen.includes(scope)}
          onCheckedChange={() => toggle(scope)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {publicApiText.scope(name, scope.endsWith(':write') ? 'write' : 'read')}
          </Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Flex>
  );
}

function Scopes(props: ScopesProps & { error: string | undefined }) {
  const { error, ...choice } = props;
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="medium">
        {texts.scopes}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {texts.scopesHint}
      </Text>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} columnGap="6" mt="1">
        {API_COLLECTIONS.map((name) => (
          <ScopesOf key={name} name={name} {...choice} />
        ))}
      </Grid>
      {error ? (
        <Text role="alert" color="fg.error" textStyle="sm">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}

interface Props {
  onMade: (made: NewKey) => void;
  onCancel: () => void;
}

/** The typed key, and making it. */
function useNewKey(onMade: Props['onMade']) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [isTried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.doing);
  const [needsName, needsScope] = [name.trim() === '', scopes.length === 0];
  const make = async (): Promise<void> => {
    setTried(true);
    if (needsName || needsScope) return;
    await run(async () => {
      const { key } = await gateway.ask(createApiKey, { body: { name: name.trim(), scopes } });
      onMade({ name: name.trim(), key });
    });
  };
  return {
    name,
    setName,
    scopes,
    setScopes,
    nameError: isTried && needsName ? texts.needName : undefined,
    scopeError: isTried && needsScope ? texts.needScope : undefined,
    busy,
    error,
    make,
  };
}

/** Names a key and says what it may. */
export function KeyForm({ onMade, onCancel }: Props) {
  const { name, setName, scopes, setScopes, ...made } = useNewKey(onMade);
  return (
    <Section title={texts.create}>
      <Flex direction="column" gap="4">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          value={name}
          error={made.nameError}
          onChange={(typed) => setName(typed.slice(0, MAX_API_KEY_NAME))}
        />
        <Scopes chosen={scopes} onChange={setScopes} error={made.scopeError} />
        <Problem text={made.error} />
        <Flex gap="2" wrap="wrap">
          <Button minH="11" loading={made.busy} onClick={() => void made.make()}>
            {texts.make}
          </Button>
          <Button minH="11" variant="outline" colorPalette="gray" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Flex>
      </Flex>
    </Section>
  );
}

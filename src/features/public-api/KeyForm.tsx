import { Box, Checkbox, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createApiKey } from '../../api/apiKeys';
import { readSecurity, type SecurityResponse } from '../../api/security';
import { ProofForm, type Proven } from '../../blocks/proof/ProofForm';
import {
  API_COLLECTIONS,
  MAX_API_KEY_NAME,
  type ApiCollection,
  type ApiScope,
} from '../../domain/publicHouse/publicApi/keys';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { usePasskeyProof } from '../../gateway/usePasskeyProof';
import { publicApiText } from '../../i18n/publicApi';
import { securityText } from '../../i18n/security';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/plain/TextField';
import { Section } from '../../ui/Section';
import type { NewKey } from './MadeKey';

const texts = publicApiText.keys;

interface ScopesProps {
  chosen: readonly ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
}

function CollectionScopes({ name, chosen, onChange }: ScopesProps & { name: ApiCollection }) {
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
          <CollectionScopes key={name} name={name} {...choice} />
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

function useNewKey(onMade: Props['onMade']) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [isTried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.doing);
  const [needsName, needsScope] = [name.trim() === '', scopes.length === 0];
  const make = async (proof: Proven): Promise<void> => {
    await run(async () => {
      const body = { name: name.trim(), scopes, ...proof };
      const { key } = await gateway.ask(createApiKey, { body });
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
    ready: !needsName && !needsScope,
    onTry: () => setTried(true),
    busy,
    error,
    make,
  };
}

interface FieldsProps extends Props {
  security: SecurityResponse;
}

function Fields({ security, onMade, onCancel }: FieldsProps) {
  const { name, setName, scopes, setScopes, make, nameError, scopeError, ...form } =
    useNewKey(onMade);
  const passkey = usePasskeyProof();
  const asks = {
    password: true,
    code: security.secondFactor.asked === true,
    passkey: (security.passkeys?.list.length ?? 0) > 0,
  };
  return (
    <ProofForm
      {...form}
      asks={asks}
      passkey={passkey}
      submit={texts.make}
      onSubmit={(proof) => void make(proof)}
      onCancel={onCancel}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        value={name}
        error={nameError}
        onChange={(typed) => setName(typed.slice(0, MAX_API_KEY_NAME))}
      />
      <Scopes chosen={scopes} onChange={setScopes} error={scopeError} />
      <Text color="fg.muted" textStyle="sm">
        {security.google?.withoutPassword ? texts.setPassword : texts.proof}
      </Text>
    </ProofForm>
  );
}

export function KeyForm(props: Props) {
  const { answer, error, reload } = useGatewayQuery(readSecurity, {}, texts.doing);
  const retry = { label: publicApiText.retry, onPress: () => void reload() };
  return (
    <Section title={texts.create}>
      {answer ? <Fields {...props} security={answer} /> : null}
      {error ? <Notice tone="warning" title={error} action={retry} /> : null}
      {!answer && !error ? <Text color="fg.muted">{securityText.loading}</Text> : null}
    </Section>
  );
}

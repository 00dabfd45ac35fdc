import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { linkGoogle, unlinkGoogle } from '../../api/google';
import type { SecurityResponse } from '../../api/security';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { usePasskeyProof } from '../../gateway/usePasskeyProof';
import { securityText } from '../../i18n/security';
import { formatWhen } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { Problem } from '../../ui/plain/Problem';
import { toaster } from '../../ui/toaster';
import { googleProblem, toldByGoogle } from './googleTold';
import { ProofForm, type Proven } from '../../blocks/proof/ProofForm';

const text = securityText.google;

interface GoogleLinkProps {
  state: NonNullable<SecurityResponse['google']>;
  asksCode: boolean;
  passkey: boolean;
  load: () => Promise<void>;
}

function useTold(): string | null {
  const [googleResult] = useState(() => toldByGoogle());
  useEffect(() => {
    if (googleResult === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (googleResult === 'linked') toaster.create({ title: text.isLinked, type: 'success' });
  }, [googleResult]);
  return googleResult === null || googleResult === 'linked' ? null : googleProblem(googleResult);
}

function useGoogleLink(load: () => Promise<void>) {
  const [isWanted, setIsWanted] = useState(false);
  const { busy, error, run, clear } = useAction(text.what);
  const want = (linkState: boolean): void => {
    clear();
    setIsWanted(linkState);
  };
  const link = (body: Proven) =>
    run(async () => window.location.assign((await gateway.ask(linkGoogle, { body })).url));
  const unlink = (body: Proven) =>
    run(async () => {
      await gateway.ask(unlinkGoogle, { body });
      toaster.create({ title: text.isUnlinked, type: 'success' });
      want(false);
      await load();
    });
  return { isWanted, want, busy, error, link, unlink };
}

export function GoogleLink({ state, asksCode, passkey, load }: GoogleLinkProps) {
  const passkeyProof = usePasskeyProof();
  const { linked, withoutPassword } = state;
  const problem = useTold();
  const { isWanted, want, busy, error, link, unlink } = useGoogleLink(load);
  if (isWanted)
    return (
      <ProofForm
        asks={{ password: true, code: asksCode, passkey }}
        passkey={passkeyProof}
        submit={linked ? text.unlink : text.toGoogle}
        {...{ busy, error }}
        onSubmit={(proof) => void (linked ? unlink(proof) : link(proof))}
        onCancel={() => want(false)}
      >
        {linked ? <Text>{text.unlinking}</Text> : null}
      </ProofForm>
    );
  return (
    <Stack gap="3" align="start">
      <Text overflowWrap="anywhere">
        {linked ? text.linked(linked.email, formatWhen(linked.since)) : text.none}
      </Text>
      <Problem text={problem} />
      {withoutPassword ? (
        <Notice tone="info" title={text.withoutPassword} />
      ) : (
        <Button variant="outline" colorPalette="gray" onClick={() => want(true)}>
          {linked ? text.unlink : text.link}
        </Button>
      )}
    </Stack>
  );
}

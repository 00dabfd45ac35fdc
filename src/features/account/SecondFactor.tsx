import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { SecondFactorState } from '../../domain/accounts/security';
import { usePasskeyProof } from '../../gateway/usePasskeyProof';
import { securityText } from '../../i18n/security';
import { formatWhen } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { ProofForm } from '../../blocks/proof/ProofForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorScan } from './SecondFactorScan';
import { useSecondFactor, type Wanted } from './useSecondFactor';

const text = securityText.factor;
const FEW = 3;

interface StandingProps {
  state: SecondFactorState;
  onWant: (request: Wanted) => void;
}

const others = { variant: 'outline', colorPalette: 'gray' } as const;

function Off({ state: { asked = false, recoveryLeft = 0 }, onWant }: StandingProps) {
  return (
    <Stack gap="3" align="start">
      <Text>{asked ? `${text.passkeysOnly} ${text.left(recoveryLeft)}` : text.off}</Text>
      <Flex gap="2" wrap="wrap">
        <Button colorPalette="leaf" onClick={() => onWant('set')}>
          {text.turnOn}
        </Button>
        {asked ? (
          <Button {...others} onClick={() => onWant('renew')}>
            {text.renew}
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
}

function Standing({ state, onWant }: StandingProps) {
  const { recoveryLeft = 0, since, required } = state;
  if (!state.on) return <Off state={state} onWant={onWant} />;
  return (
    <Stack gap="3" align="start">
      <Text>
        {text.on(formatWhen(since))}. {text.left(recoveryLeft)}
      </Text>
      {recoveryLeft <= FEW ? <Notice tone="warning" title={text.few} /> : null}
      <Flex gap="2" wrap="wrap">
        <Button {...others} onClick={() => onWant('renew')}>
          {text.renew}
        </Button>
        <Button {...others} onClick={() => onWant('set')}>
          {text.change}
        </Button>
        {required ? null : (
          <Button {...others} onClick={() => onWant('remove')}>
            {text.turnOff}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

const SUBMIT = { set: text.next, renew: text.renew, remove: text.turnOff } as const;

export function SecondFactor(props: {
  state: SecondFactorState;
  passkey: boolean;
  load: () => Promise<void>;
}) {
  const { state, passkey, load } = props;
  const passkeyProof = usePasskeyProof();
  const { request, want, start, codes, busy, error, ...steps } = useSecondFactor(load);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void steps.finish()} />;
  const formProps = { busy, error, onCancel: () => want(null) };
  if (start)
    return (
      <SecondFactorScan start={start} {...formProps} onCode={(code) => void steps.confirm(code)} />
    );
  if (!request) return <Standing state={state} onWant={want} />;
  return (
    <ProofForm
      key={request}
      asks={{
        password: request !== 'renew',
        code: state.on || state.asked === true,
        passkey: passkey && request !== 'renew',
      }}
      passkey={passkeyProof}
      submit={SUBMIT[request]}
      {...formProps}
      onSubmit={(proof) => void steps.prove(proof)}
    />
  );
}

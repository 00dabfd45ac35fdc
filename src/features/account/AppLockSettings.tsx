import { Button, Field, Flex, Input, NativeSelect, Text } from '@chakra-ui/react';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { appLockText } from '../../i18n/appLock';
import {
  canLock,
  changeLock,
  LOCK_MINUTES,
  lockChanges,
  getLockMinutes,
  PIN_PATTERN,
  readLock,
  createSecret,
  SHARED_MINUTES,
} from '../../platform/appLock';
import { isSharedDevice } from '../../platform/sharedDevice';
import { toaster } from '../../ui/toaster';

const text = appLockText.settings;
const DIGITS = { type: 'password', inputMode: 'numeric', autoComplete: 'off' } as const;

async function reportResult(done: Promise<void>, title: string): Promise<void> {
  try {
    await done;
    toaster.create({ type: 'success', title });
  } catch {
    toaster.create({ type: 'error', title: text.failed });
  }
}

/** @throws where the device has no room */
async function storePin(accountId: string, pin: string): Promise<void> {
  const { minutes = 0 } = readLock(localStorage, accountId);
  changeLock(accountId, {
    pin: await createSecret(pin),
    wrongPins: 0,
    usedAt: Date.now(),
    ...(minutes === 0 ? { minutes: SHARED_MINUTES } : {}),
  });
}

function PinForm({ accountId, has }: { accountId: string; has: boolean }) {
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWrong(!PIN_PATTERN.test(pin));
    if (!PIN_PATTERN.test(pin)) return;
    setPin('');
    await reportResult(storePin(accountId, pin), text.pinSet);
  };
  const type = (typed: string): void => {
    setPin(typed);
    setWrong(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field.Root invalid={wrong} mt="2">
        <Field.Label>{has ? text.otherPin : text.newPin}</Field.Label>
        <Flex gap="2" w="full">
          <Input
            {...DIGITS}
            maxLength={8}
            value={pin}
            onChange={({ target }) => type(target.value)}
          />
          <Button type="submit" variant="outline" colorPalette="leaf" flexShrink="0">
            {text.setPin}
          </Button>
        </Flex>
        <Field.ErrorText>{text.pinWrong}</Field.ErrorText>
      </Field.Root>
    </form>
  );
}

function Minutes({ accountId, disabled }: { accountId: string; disabled: boolean }) {
  const minutes = getLockMinutes(readLock(localStorage, accountId), isSharedDevice());
  const choose = (next: number): void => {
    try {
      changeLock(accountId, { minutes: next, usedAt: Date.now() });
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    }
  };
  return (
    <Field.Root disabled={disabled} mt="4">
      <Field.Label>{text.label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={minutes} onChange={({ target }) => choose(Number(target.value))}>
          {LOCK_MINUTES.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? text.never : text.after(one)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>{text.hint}</Field.HelperText>
    </Field.Root>
  );
}

export function AppLockSettings({ accountId }: { accountId: string }) {
  useSyncExternalStore(lockChanges.subscribe, lockChanges.getSnapshot);
  const record = readLock(localStorage, accountId);
  if (!canLock()) return <Text textStyle="sm">{text.cannot}</Text>;
  const canOpen = record.pin !== undefined || record.password !== undefined;
  const lockNow = (): void => changeLock(accountId, { locked: true });
  return (
    <>
      <Minutes accountId={accountId} disabled={!canOpen} />
      <PinForm accountId={accountId} has={record.pin !== undefined} />
      {canOpen ? (
        <Button mt="2" variant="outline" colorPalette="gray" onClick={lockNow}>
          {text.now}
        </Button>
      ) : null}
    </>
  );
}

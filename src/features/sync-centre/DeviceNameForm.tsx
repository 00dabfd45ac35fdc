import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { syncText } from '../../i18n/sync';
import { nameDevice, namedDevice } from '../../gateway/browserSession';
import { DEVICE_NAME_MAX } from '../../gateway/deviceName';
import { deviceName } from './deviceName';
import { useActionToast } from './useActionToast';

const text = syncText.device;

export function DeviceNameForm() {
  const [saved, setSaved] = useState(() => namedDevice() ?? deviceName(navigator.userAgent));
  const [name, setName] = useState(saved);
  const { busy, run } = useActionToast();
  const save = async (): Promise<void> => {
    await nameDevice(name);
    const currentName = namedDevice() ?? deviceName(navigator.userAgent);
    setSaved(currentName);
    setName(currentName);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(save, text.renamed, text.renameFailed);
      }}
    >
      <Field.Root mb="3">
        <Field.Label>{text.name}</Field.Label>
        <Flex gap="2" w="full">
          <Input
            value={name}
            maxLength={DEVICE_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          {name.trim() === saved ? null : (
            <Button type="submit" colorPalette="leaf" flexShrink="0" loading={busy}>
              {text.save}
            </Button>
          )}
        </Flex>
        <Field.HelperText>{text.renameHint}</Field.HelperText>
      </Field.Root>
    </form>
  );
}

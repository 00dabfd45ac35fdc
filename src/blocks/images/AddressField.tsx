import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { IMAGE_LIMITS } from '../../domain/records/images/limits';
import { getFileName, parseWebAddress } from '../../domain/records/images/webAddress';
import { imagesText } from '../../i18n/images';
import { fetchFromAddress } from '../../workers/addressFetchClient';
import { isComposing } from '../../ui/composing';

const text = imagesText.upload.address;

function useAddress(onFile: (file: File) => void) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const get = async (): Promise<void> => {
    const address = parseWebAddress(typed);
    setProblem(address ? undefined : text.invalid);
    if (!address || isBusy) return;
    setBusy(true);
    try {
      const blob = await fetchFromAddress(address, IMAGE_LIMITS.managerBytes);
      onFile(new File([blob], getFileName(address), { type: blob.type }));
    } catch {
      setProblem(text.failed);
    } finally {
      setBusy(false);
    }
  };
  return { typed, setTyped, problem, isBusy, get: () => void get() };
}

export function AddressField({ onFile }: { onFile: (file: File) => void }) {
  const { typed, setTyped, problem, isBusy, get } = useAddress(onFile);
  return (
    <Field.Root invalid={problem !== undefined} maxW="md" w="full">
      <Field.Label>{text.label}</Field.Label>
      <Flex gap="2" w="full">
        <Input
          type="url"
          autoComplete="off"
          minH="11"
          maxLength={2000}
          placeholder={text.hint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // Must not submit the surrounding form.
            event.preventDefault();
            get();
          }}
        />
        <Button variant="outline" colorPalette="gray" minH="11" loading={isBusy} onClick={get}>
          {text.get}
        </Button>
      </Flex>
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

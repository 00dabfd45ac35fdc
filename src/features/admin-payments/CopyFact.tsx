import { Button, Flex } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { RecordFact } from '../../ui/RecordCard';
import { toaster } from '../../ui/toaster';

const texts = adminPaymentTexts.copy;

async function copy(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toaster.create({ title: texts.done, type: 'success' });
  } catch {
    toaster.create({ title: texts.failed, type: 'error' });
  }
}

interface CopyFactProps {
  name: string;
  value: string | undefined;
  none?: string;
  copied?: string | undefined;
}

export function CopyFact({ name, value, none, copied = value }: CopyFactProps) {
  if (value === undefined || copied === undefined)
    return <RecordFact name={name}>{none}</RecordFact>;
  return (
    <RecordFact name={name}>
      <Flex gap="2" align="center" wrap="wrap">
        {value}
        <Button
          minH="11"
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={texts.of(name, copied)}
          onClick={() => void copy(copied)}
        >
          <Copy size={16} aria-hidden /> {texts.label}
        </Button>
      </Flex>
    </RecordFact>
  );
}

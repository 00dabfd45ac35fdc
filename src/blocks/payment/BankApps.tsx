import { Box, Button, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { PaymentView } from '../../domain/money/paymentView';
import { paymentText as text } from '../../i18n/payment';
import { bankLinks, copyMemo } from './bankLinks';

export function BankApps({ payment }: { payment: PaymentView }) {
  const links = bankLinks(payment);
  if (links.length === 0) return null;
  return (
    <chakra.details
      display={{ base: 'block', md: 'none' }}
      w="full"
      borderWidth="1px"
      borderRadius="l2"
      textAlign="start"
    >
      <chakra.summary minH="11" px="4" display="flex" gap="2" alignItems="center" cursor="pointer">
        <ExternalLink size={18} aria-hidden />
        {text.openBank}
      </chakra.summary>
      <Box p="4" pt="0">
        <Text color="fg.muted" textStyle="sm" mb="2">
          {text.openBankHint}
        </Text>
        <SimpleGrid columns={2} gap="2">
          {links.map(({ name, href }) => (
            <Button key={href} asChild minH="11" variant="outline" colorPalette="gray">
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => copyMemo(payment)}
              >
                {name}
              </a>
            </Button>
          ))}
        </SimpleGrid>
      </Box>
    </chakra.details>
  );
}

import { Box, Flex, Text } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import type { Client } from '../../domain/records/clients';
import { aiText } from '../../i18n/ai';
import { Section } from '../../ui/Section';
import type { Carried } from './useCarried';
import { KeepButtons } from './KeepButtons';
import { useKeep } from './useKeep';

const text = aiText.carried;

export function CarriedAnswer(props: { carried: Carried; client: Client | undefined }) {
  const { carried, client } = props;
  const { passages, question } = carried;
  const lines = passages.map(({ text: passageText, source }) => `${passageText} (${source})`);
  const keep = useKeep(client, question, text.by, lines);
  if (passages.length === 0)
    return (
      <Section title={text.title} hint={text.hint}>
        <Text aria-live="polite">{text.nothing}</Text>
      </Section>
    );
  return (
    <Section title={text.title} hint={text.hint}>
      <Box as="ul" listStyleType="none" aria-live="polite">
        {passages.map(({ text: passageText, source }) => (
          <Flex as="li" key={passageText} gap="3" py="3" borderTopWidth="1px" align="start">
            <Box color="fg.success" pt="1">
              <BookOpen size={16} aria-hidden />
            </Box>
            <Box flex="1" minW="0">
              <Text>{passageText}</Text>
              <Text textStyle="sm" color="fg.muted">
                {source}
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
      <KeepButtons keep={keep} client={client} />
    </Section>
  );
}

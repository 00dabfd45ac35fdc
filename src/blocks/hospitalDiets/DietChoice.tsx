import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { dietLabel, type ChosenDiet } from '../../domain/records/hospitalDietForms';
import { hospitalDietsText as text } from '../../i18n/hospitalDiets';
import { laterPart } from '../../ui/laterPart';
import { Section } from '../../ui/Section';

const DietDialog = laterPart(async () => (await import('./DietDialog')).DietDialog);

interface DietChoiceProps {
  own: ChosenDiet | undefined;
  ofClient?: ChosenDiet | undefined;
  none?: string;
  onChange: (diet: ChosenDiet | undefined) => void;
  children?: ReactNode;
}

export function DietChoice(props: DietChoiceProps) {
  const { own, ofClient, none = text.none, onChange, children } = props;
  const [open, setOpen] = useState(false);
  const chosen = own ?? ofClient;
  const description = ofClient ? text.ofClient(dietLabel(ofClient)) : own ? dietLabel(own) : none;
  const isOther = own && ofClient && own.code !== ofClient.code;
  return (
    <Section title={text.title} hint={text.decision}>
      <Text mb="2" color={chosen ? undefined : 'fg.muted'}>
        {isOther ? text.otherThanClient(description, dietLabel(own)) : description}
      </Text>
      <Flex gap="2" wrap="wrap" mb={children ? '3' : '0'}>
        <Button variant="outline" colorPalette="leaf" minH="11" onClick={() => setOpen(true)}>
          {chosen ? text.change : text.choose}
        </Button>
        {own ? (
          <Button variant="ghost" colorPalette="gray" minH="11" onClick={() => onChange(undefined)}>
            {text.remove}
          </Button>
        ) : null}
      </Flex>
      {children}
      {open ? (
        <DietDialog selectedDiet={chosen} onChoose={onChange} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  );
}

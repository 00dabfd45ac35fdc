import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { BookCopy, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { menus, type Menu } from '../../../domain/records/menus';
import { menusText } from '../../../i18n/menus';

const text = menusText.wizard;
const { words } = menus.fields.kind;

function ModeCard(props: { icon: ReactNode; title: string; hint: string; onPress: () => void }) {
  return (
    <chakra.button
      type="button"
      textAlign="left"
      p="5"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l3"
      bg="bg.panel"
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ borderColor: 'leaf.solid' }}
      onClick={props.onPress}
    >
      <Box
        display="inline-block"
        p="3"
        mb="3"
        bg="leaf.subtle"
        color="leaf.fg"
        borderRadius="full"
        aria-hidden
      >
        {props.icon}
      </Box>
      <Text fontWeight="semibold" textStyle="lg">
        {props.title}
      </Text>
      <Text color="fg.muted">{props.hint}</Text>
    </chakra.button>
  );
}

interface ModeStepProps {
  /** Whether a new master is public from the start. */
  isShared: boolean;
  onChoose: (kind: Menu['kind']) => void;
}

export function ModeStep({ isShared, onChoose }: ModeStepProps) {
  return (
    <>
      <Text color="fg.muted" mb="4">
        {text.modeHint}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <ModeCard
          icon={<BookCopy size={24} />}
          title={words.master}
          hint={isShared ? text.masterHint : text.firstMasterHint}
          onPress={() => onChoose('master')}
        />
        <ModeCard
          icon={<UserRound size={24} />}
          title={words.personal}
          hint={text.personalHint}
          onPress={() => onChoose('personal')}
        />
      </SimpleGrid>
    </>
  );
}

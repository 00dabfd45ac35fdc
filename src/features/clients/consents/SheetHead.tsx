import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Lock, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { consentSheetTexts as texts } from '../../../i18n/consentSheet';

export const TEXT_SIZES = { small: 0.9, medium: 1, large: 1.25 } as const;
export type TextSize = keyof typeof TEXT_SIZES;
const SIZES = Object.keys(TEXT_SIZES) as TextSize[];

function useReading(text: string) {
  const [isReading, setReading] = useState(false);
  const speech = typeof window === 'undefined' ? undefined : window.speechSynthesis;
  useEffect(() => () => speech?.cancel(), [speech]);
  const toggle = () => {
    if (!speech) return;
    speech.cancel();
    if (isReading) return setReading(false);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'vi-VN';
    utterance.addEventListener('end', () => setReading(false));
    speech.speak(utterance);
    setReading(true);
  };
  return { isReading, toggle: speech ? toggle : undefined };
}

interface SheetHeadProps {
  isLockable: boolean;
  spokenText: string;
  size: TextSize;
  onSize: (size: TextSize) => void;
}

function SizeButtons({ size, onSize }: Pick<SheetHeadProps, 'size' | 'onSize'>) {
  return (
    <Flex as="fieldset" aria-label={texts.textSize} bg="bg.muted" borderRadius="l2" p="1" gap="1">
      {SIZES.map((one) => (
        <Button
          key={one}
          minH="11"
          minW="11"
          px="2"
          variant={one === size ? 'solid' : 'ghost'}
          colorPalette={one === size ? 'leaf' : 'gray'}
          aria-pressed={one === size}
          aria-label={texts.sizes[one]}
          fontSize={`${TEXT_SIZES[one]}rem`}
          onClick={() => onSize(one)}
        >
          A
        </Button>
      ))}
    </Flex>
  );
}

export function SheetHead({ isLockable, spokenText, size, onSize }: SheetHeadProps) {
  const { isReading, toggle } = useReading(spokenText);
  return (
    <Flex
      gap="3"
      align="center"
      wrap="wrap"
      borderBottomWidth="1px"
      px={{ base: '4', md: '8' }}
      py="2"
    >
      <Flex gap="2" align="center" flex="1 1 240px" color="fg.muted">
        <Box flexShrink="0">
          <Lock size={18} aria-hidden />
        </Box>
        <Text textStyle="sm">{isLockable ? texts.handed : texts.handedOpen}</Text>
      </Flex>
      {toggle ? (
        <Button minH="11" variant="outline" colorPalette="gray" onClick={toggle}>
          {isReading ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
          {isReading ? texts.stopReading : texts.readAloud}
        </Button>
      ) : null}
      <SizeButtons size={size} onSize={onSize} />
    </Flex>
  );
}

import { IconButton } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { placeId, usePlanDrag, type Held } from './planDrag';

interface HandleProps {
  held: Held;
  label: string;
  help: string;
  grip: (element: Element | null) => void;
}

export function Handle({ held, label, help, grip }: HandleProps) {
  const { lifted, onKeyDown } = usePlanDrag();
  return (
    <IconButton
      ref={grip}
      variant="ghost"
      colorPalette="gray"
      color="fg.subtle"
      size="sm"
      cursor="grab"
      touchAction="none"
      minW={{ base: '9', md: '6' }}
      w={{ md: '6' }}
      px={{ md: '0' }}
      minH="11"
      aria-label={label}
      aria-describedby={help}
      aria-pressed={lifted !== null && placeId(lifted.from) === placeId(held)}
      onKeyDown={(event) => onKeyDown(event, held)}
    >
      <GripVertical size={16} aria-hidden />
    </IconButton>
  );
}

import { Box, Button, Dialog } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { linesText } from '../../../i18n/lines';
import { AllergyNotes } from '../AllergyNotes';
import { AmountBar } from './AmountBar';
import type { ChosenLine, Announcement } from './useChosenLine';
import type { AccountPicks } from './usePicks';

const text = linesText.add;

function SaidAloud({ message }: { message: Announcement }) {
  return (
    <>
      {message.text}. <AllergyNotes food={message.food} warnings={message.warnings} hint />
    </>
  );
}

interface Selected {
  count: number;
  most: number | undefined;
  isListed: boolean;
  setListed: (isListed: boolean) => void;
}

function SelectedButton({ count, most, isListed, setListed }: Selected) {
  if (count === 0) return null;
  const label = most === undefined ? text.selected(count) : text.selectionCount(count, most);
  return (
    <Button
      variant={isListed ? 'subtle' : 'outline'}
      colorPalette="leaf"
      aria-expanded={isListed}
      onClick={() => setListed(!isListed)}
    >
      <ListChecks size={18} aria-hidden /> {isListed ? text.back : label}
    </Button>
  );
}

interface AddFootProps {
  line: ChosenLine;
  picks: AccountPicks;
  selected: Selected | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function AddFoot({ line: chosen, picks, selected, onConfirm, onClose }: AddFootProps) {
  const { line, edible, heard, setLine, announcement, warnings } = chosen;
  return (
    <Dialog.Footer borderTopWidth="1px" py="3" minH="16" flexWrap="wrap">
      {line ? (
        <AmountBar
          line={line}
          edible={edible}
          heard={heard}
          warnings={warnings}
          isFavourite={picks.favourite.includes(line.itemId)}
          onMark={(isMarked) => picks.mark(line.itemId, isMarked)}
          onChange={setLine}
          onConfirm={onConfirm}
        />
      ) : (
        <>
          <Box flex="1" minW="40" textStyle="sm" color={announcement ? 'fg.success' : 'fg.muted'}>
            {announcement?.text ?? text.keys}
            <AllergyNotes
              food={announcement?.food ?? ''}
              warnings={announcement?.warnings ?? []}
              hint
            />
          </Box>
          {selected ? <SelectedButton {...selected} /> : null}
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {text.done}
          </Button>
        </>
      )}
      <Box srOnly aria-live="polite">
        {announcement ? <SaidAloud message={announcement} /> : null}
      </Box>
    </Dialog.Footer>
  );
}

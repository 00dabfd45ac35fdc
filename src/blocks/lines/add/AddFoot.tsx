import { Box, Button, Dialog } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { linesText } from '../../../i18n/lines';
import { AllergyNotes } from '../AllergyNotes';
import { AmountBar } from './AmountBar';
import type { ChosenLine, Said } from './useChosenLine';
import type { AccountPicks } from './usePicks';

const text = linesText.add;

function SaidAloud({ said }: { said: Said }) {
  return (
    <>
      {said.text}. <AllergyNotes food={said.food} warnings={said.warnings} hint />
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
  const label = most === undefined ? text.selected(count) : text.selectedOf(count, most);
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
  chosen: ChosenLine;
  picks: AccountPicks;
  selected: Selected | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function AddFoot({ chosen, picks, selected, onConfirm, onClose }: AddFootProps) {
  const { line, edible, heard, setLine, said, warnings } = chosen;
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
          <Box flex="1" minW="40" textStyle="sm" color={said ? 'fg.success' : 'fg.muted'}>
            {said?.text ?? text.keys}
            <AllergyNotes food={said?.food ?? ''} warnings={said?.warnings ?? []} hint />
          </Box>
          {selected ? <SelectedButton {...selected} /> : null}
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {text.done}
          </Button>
        </>
      )}
      <Box srOnly aria-live="polite">
        {said ? <SaidAloud said={said} /> : null}
      </Box>
    </Dialog.Footer>
  );
}

import { Box, Button } from '@chakra-ui/react';
import { Wand2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTargets } from '../../../blocks/targets/useTargets';
import type { Client } from '../../../domain/collections/clients';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { isPrescribed } from '../../../domain/targets/prescribed';
import { exchangeText } from '../../../i18n/exchange';
import type { Edit } from '../hooks/useEditing';
import { goalText } from './texts';
import { laterPart } from '../../../ui/laterPart';

const AdjustDialog = laterPart(async () => (await import('./AdjustDialog')).AdjustDialog);

const text = exchangeText.adjust;

interface AdjustDayProps {
  client: Client | undefined;
  asked: AskedTargets | undefined;
  edit: Edit;
}

/** Proposes amounts with which the day comes to the client's target. */
export const AdjustDay = memo(function AdjustDay({ client, asked, edit }: AdjustDayProps) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const { targets, sources, clinical } = useTargets(client, asked);
  const calories = targets?.calories;
  if (calories === undefined) return null;
  // How much protein is the expert's to say: what was estimated is a floor within the limits, and nothing to come to.
  const protein = client && isPrescribed(sources.protein) ? targets?.protein : undefined;
  const goal = { calories, protein, limits: clinical.limits };
  return (
    <>
      <Button variant="outline" colorPalette="leaf" minH="11" onClick={() => setOpen(true)}>
        <Wand2 size={18} aria-hidden /> {text.button(goalText(goal))}
      </Button>
      <Box srOnly aria-live="polite">
        {said}
      </Box>
      {open ? (
        <AdjustDialog goal={goal} edit={edit} onApplied={setSaid} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
});

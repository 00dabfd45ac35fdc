import { Box, Button } from '@chakra-ui/react';
import { Wand2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTargets } from '../../../blocks/targets/useTargets';
import type { Client } from '../../../domain/collections/clients';
import { dietOfCode } from '../../../domain/hospitalDiets/diets';
import { dietLabel } from '../../../domain/hospitalDiets/forms';
import { targetOfDiet } from '../../../domain/hospitalDiets/target';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { isPrescribed } from '../../../domain/targets/prescribed';
import { exchangeText } from '../../../i18n/exchange';
import type { Edit } from '../hooks/useEditing';
import { hospitalDietsText } from '../../../i18n/hospitalDiets';
import { goalText } from './texts';
import { laterPart } from '../../../ui/laterPart';

const AdjustDialog = laterPart(async () => (await import('./AdjustDialog')).AdjustDialog);

const text = exchangeText.adjust;

interface AdjustDayProps {
  client: Client | undefined;
  asked: AskedTargets | undefined;
  /** The menu's own code. */
  hospitalDiet: Client['hospitalDiet'];
  edit: Edit;
}

/** The goal of the day: the client's targets, within the chosen code of hospital diets where there is one. */
function useGoal({ client, asked, hospitalDiet }: Omit<AdjustDayProps, 'edit'>) {
  const found = useTargets(client, asked);
  const chosen = hospitalDiet ?? client?.hospitalDiet;
  const diet = dietOfCode(chosen?.code);
  const own = {
    ...(found.targets ? { targets: found.targets } : {}),
    sources: found.sources,
    limits: found.clinical.limits,
  };
  const { targets, sources, limits } = diet ? targetOfDiet(own, diet) : own;
  const calories = targets?.calories;
  if (calories === undefined) return undefined;
  // How much protein is the expert's to say: what was estimated is a floor within the limits, and nothing to come to.
  const protein = client && isPrescribed(sources.protein) ? targets?.protein : undefined;
  const goal = { calories, protein, limits };
  return {
    goal,
    title:
      diet && chosen ? hospitalDietsText.adjust(dietLabel(chosen)) : text.button(goalText(goal)),
  };
}

/** Proposes amounts with which the day comes to the client's target, or into the limits of its code. */
export const AdjustDay = memo(function AdjustDay({ edit, ...of }: AdjustDayProps) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const found = useGoal(of);
  if (!found) return null;
  return (
    <>
      <Button variant="outline" colorPalette="leaf" minH="11" onClick={() => setOpen(true)}>
        <Wand2 size={18} aria-hidden /> {found.title}
      </Button>
      <Box srOnly aria-live="polite">
        {said}
      </Box>
      {open ? (
        <AdjustDialog {...found} edit={edit} onApplied={setSaid} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
});

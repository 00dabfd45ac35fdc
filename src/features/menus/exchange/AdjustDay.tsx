import { Box, Button } from '@chakra-ui/react';
import { Wand2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTargets } from '../../../blocks/targets/useTargets';
import type { Client } from '../../../domain/records/clients';
import { checkedDiet, dietLabel } from '../../../domain/records/hospitalDietForms';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { exchangeText } from '../../../i18n/exchange';
import type { Edit } from '../hooks/useEditing';
import { hospitalDietsText } from '../../../i18n/hospitalDiets';
import { getDayGoal } from './goal';
import { goalText } from './texts';
import { laterPart } from '../../../ui/laterPart';

const AdjustDialog = laterPart(async () => (await import('./AdjustDialog')).AdjustDialog);
const AdjustToDiet = laterPart(async () => (await import('./AdjustToDiet')).AdjustToDiet);

const text = exchangeText.adjust;

interface AdjustDayProps {
  client: Client | undefined;
  targetChoices: AskedTargets | undefined;
  hospitalDiet: Client['hospitalDiet'];
  edit: Edit;
}

export const AdjustDay = memo(function AdjustDay(props: AdjustDayProps) {
  const { client, targetChoices, hospitalDiet, edit } = props;
  const [open, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const day = useTargets(client, targetChoices);
  const { targets, sources } = day;
  const chosen = checkedDiet(client, hospitalDiet);
  const goal = getDayGoal({ ...(targets ? { targets } : {}), sources }, client !== undefined);
  const title = chosen
    ? hospitalDietsText.adjust(dietLabel(chosen))
    : goal && text.button(goalText(goal));
  if (title === undefined) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" colorPalette="leaf" minH="11" onClick={() => setOpen(true)}>
        <Wand2 size={18} aria-hidden /> {title}
      </Button>
      <Box srOnly aria-live="polite">
        {announcement}
      </Box>
      {open && chosen ? (
        <AdjustToDiet
          {...{ title, chosen, day, edit }}
          isOfClient={client !== undefined}
          onApplied={setAnnouncement}
          onClose={close}
        />
      ) : null}
      {open && !chosen && goal ? (
        <AdjustDialog {...{ title, goal, day, edit }} onApplied={setAnnouncement} onClose={close} />
      ) : null}
    </>
  );
});

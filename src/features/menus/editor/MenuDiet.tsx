import { Button, Spinner } from '@chakra-ui/react';
import { useMemo } from 'react';
import { DietChoice } from '../../../blocks/hospitalDiets/DietChoice';
import { useMeals } from '../../../blocks/meals/mealsContext';
import { useTargets } from '../../../blocks/targets/useTargets';
import type { Client } from '../../../domain/records/clients';
import { checkedDiet } from '../../../domain/records/hospitalDietForms';
import { hospitalDietsText } from '../../../i18n/hospitalDiets';
import { plansText } from '../../../i18n/plans';
import { getAddresses } from '../../../routing/addresses';
import { laterPart } from '../../../ui/laterPart';
import { AppLink } from '../../../ui/Link';
import type { Edit } from '../hooks/useEditing';
import type { EditorValue } from '../model/editorValue';

const DietFindings = laterPart(
  async () => (await import('../../../blocks/hospitalDiets/DietFindings')).DietFindings,
);

interface MenuDietProps {
  hospitalDiet: EditorValue['hospitalDiet'];
  client: Client | undefined;
  edit: Edit;
}

export function MenuDiet({ hospitalDiet, client, edit }: MenuDietProps) {
  const meals = useMeals();
  const { clinical, targets, sources, rules } = useTargets(client);
  const target = useMemo(
    () => ({ ...(targets ? { targets } : {}), sources, limits: clinical.limits, rules }),
    [targets, sources, clinical, rules],
  );
  const chosen = checkedDiet(client, hospitalDiet);
  return (
    <DietChoice
      own={hospitalDiet}
      ofClient={client?.hospitalDiet}
      onChange={(diet) =>
        edit(({ hospitalDiet: _before, ...now }) => (diet ? { ...now, hospitalDiet: diet } : now))
      }
    >
      {chosen ? (
        <>
          <DietFindings
            selectedDiet={chosen}
            meals={meals}
            target={target}
            waiting={<Spinner aria-label={plansText.loading} />}
          />
          <Button asChild variant="plain" px="0" minH="11" textDecoration="underline">
            <AppLink to={getAddresses('kitchen').list}>{hospitalDietsText.kitchen}</AppLink>
          </Button>
        </>
      ) : null}
    </DietChoice>
  );
}

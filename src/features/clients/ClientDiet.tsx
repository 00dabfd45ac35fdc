import { DietChoice } from '../../blocks/hospitalDiets/DietChoice';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { dietLabel, type ChosenDiet } from '../../domain/records/hospitalDietForms';
import { hospitalDietsText as text } from '../../i18n/hospitalDiets';
import { toaster } from '../../ui/toaster';

export function ClientDiet({ client }: { client: Client }) {
  const data = useData();
  const change = async (diet: ChosenDiet | undefined) => {
    try {
      await data.clients.update(client.id, ({ hospitalDiet: _before, ...now }) =>
        diet ? { ...now, hospitalDiet: diet } : now,
      );
      toaster.create({
        type: 'success',
        title: diet ? text.saved(dietLabel(diet)) : text.removed,
      });
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    }
  };
  return (
    <DietChoice
      own={client.hospitalDiet}
      none={text.noneForClient}
      onChange={(diet) => void change(diet)}
    />
  );
}

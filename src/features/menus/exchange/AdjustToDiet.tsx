import { Dialog, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { dietOfCode } from '../../../domain/targets/hospitalDiets/diets';
import type { ChosenDiet } from '../../../domain/records/hospitalDietForms';
import { targetOfDiet } from '../../../domain/generator/hospitalDietTarget';
import { hospitalDietsText } from '../../../i18n/hospitalDiets';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { AdjustDialog, type AdjustDialogProps } from './AdjustDialog';
import { getDayGoal } from './goal';

interface AdjustToDietProps extends Omit<AdjustDialogProps, 'goal' | 'chosen'> {
  chosen: ChosenDiet;
  isOfClient: boolean;
}

export function AdjustToDiet({ chosen, isOfClient, ...props }: AdjustToDietProps) {
  const { targets, sources, clinical } = props.day;
  const goal = useMemo(() => {
    const diet = dietOfCode(chosen.code);
    const target = { ...(targets ? { targets } : {}), sources, limits: clinical.limits };
    return diet && getDayGoal(targetOfDiet(target, diet), isOfClient);
  }, [chosen, targets, sources, clinical, isOfClient]);
  if (goal) return <AdjustDialog {...props} goal={goal} chosen={chosen} />;
  return (
    <AppDialog onClose={props.onClose} size="md">
      <Dialog.Header pe="14">
        <Dialog.Title>{props.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb="6">
        <Text>{hospitalDietsText.noEnergy(chosen.code)}</Text>
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}

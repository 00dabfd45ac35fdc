import { Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { adjustDay, type Adjusted, type DayGoal } from '../../../domain/generator/exchange/adjust';
import { patchLine } from '../../../domain/food/lines';
import { formatNumber } from '../../../domain/nutrition/format';
import { quantityText } from '../../../domain/food/quantities';
import { common } from '../../../i18n/common';
import { exchangeText } from '../../../i18n/exchange';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { tabular } from '../../../ui/theme';
import { useMeals } from '../../../blocks/meals/mealsContext';
import type { MenuTargets } from '../../../blocks/targets/useTargets';
import { useStandard } from '../../../blocks/verdict/useStandard';
import type { ChosenDiet } from '../../../domain/records/hospitalDietForms';
import type { Edit } from '../hooks/useEditing';
import { listRemarks, signed } from './texts';

const text = exchangeText.adjust;

function Changes({ changes, after }: Pick<Adjusted, 'changes' | 'after'>) {
  return (
    <Stack as="ul" listStyleType="none" gap="0" css={tabular}>
      {changes.map(({ lineId, name, from, to, unit, calories }) => (
        <Flex as="li" key={lineId} gap="3" py="1.5" borderBottomWidth="1px">
          <Text flex="1" minW="0">
            {name}
          </Text>
          <Text color="fg.muted">{text.change(quantityText(from), quantityText(to), unit)}</Text>
          <Text minW="12" textAlign="right" fontWeight="medium">
            {signed(calories)}
          </Text>
        </Flex>
      ))}
      <Flex as="li" gap="3" pt="2" fontWeight="semibold">
        <Text flex="1">{text.after}</Text>
        <Text>{text.sum(formatNumber(after.calories, 0), formatNumber(after.protein, 1))}</Text>
      </Flex>
    </Stack>
  );
}

function Remarks(adjusted: Adjusted) {
  return listRemarks(adjusted).map((line) => (
    <Text key={line} color={adjusted.reached ? undefined : 'fg.warning'}>
      {line}
    </Text>
  ));
}

interface FootProps {
  count: number;
  onApply: () => void;
  onClose: () => void;
}

function Foot({ count, onApply, onClose }: FootProps) {
  return (
    <Dialog.Footer>
      <Button variant="outline" colorPalette="gray" onClick={onClose}>
        {count > 0 ? common.cancel : common.close}
      </Button>
      {count > 0 ? (
        <Button colorPalette="leaf" onClick={onApply}>
          {text.apply}
        </Button>
      ) : null}
    </Dialog.Footer>
  );
}

export interface AdjustDialogProps {
  title: string;
  goal: DayGoal;
  day: MenuTargets;
  chosen?: ChosenDiet;
  edit: Edit;
  /** Announced to screen readers: a toast would cover the buttons of a phone. */
  onApplied: (message: string) => void;
  onClose: () => void;
}

function useAdjusted({ goal: { calories, protein }, day, chosen }: AdjustDialogProps): Adjusted {
  const meals = useMeals();
  const standard = useStandard(day, chosen);
  return useMemo(
    () => adjustDay(meals, { calories, protein }, standard),
    [meals, calories, protein, standard],
  );
}

export function AdjustDialog(props: AdjustDialogProps) {
  const { title, edit, onApplied, onClose } = props;
  const adjusted = useAdjusted(props);
  const { changes } = adjusted;
  const apply = () => {
    edit((value) => ({
      ...value,
      meals: changes.reduce(
        (now, { lineId, to }) => patchLine(now, lineId, { quantity: to }),
        value.meals,
      ),
    }));
    onApplied(text.applied(changes.length));
    onClose();
  };
  return (
    <AppDialog onClose={onClose} scrollBehavior="inside" size="md">
      <Dialog.Header pe="14" pb="2">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body tabIndex={0} focusVisibleRing="inside">
        <Stack gap="3">
          {changes.length > 0 ? (
            <>
              <Text textStyle="sm" color="fg.muted">
                {text.hint}
              </Text>
              <Changes {...adjusted} />
            </>
          ) : null}
          <Remarks {...adjusted} />
        </Stack>
      </Dialog.Body>
      <Foot count={changes.length} onApply={apply} onClose={onClose} />
      <DialogCross />
    </AppDialog>
  );
}

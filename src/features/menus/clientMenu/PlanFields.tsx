import { Field, NativeSelect, SimpleGrid, Textarea } from '@chakra-ui/react';
import { memo } from 'react';
import { goalKindWords, type GoalKind } from '../../../domain/records/clients';
import { menus } from '../../../domain/records/menus';
import { LONG_TEXT_LENGTH } from '../../../domain/schema/primitives';
import { clientMenuText } from '../../../i18n/clientMenu';
import { isGoal, type ClientMenuDraft } from '../model/clientMenu';
import { DateInput } from '../../../ui/DateInput';

const text = clientMenuText;

type PlanFieldsProps = Pick<ClientMenuDraft, 'targetDate' | 'goal' | 'notes'> & {
  invalidDate: boolean;
  put: (change: Partial<ClientMenuDraft>) => void;
};

function GoalField({ goal, put }: Pick<PlanFieldsProps, 'goal' | 'put'>) {
  return (
    <Field.Root>
      <Field.Label>{text.plan.goal}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={goal}
          onChange={({ target }) => put({ goal: isGoal(target.value) ? target.value : '' })}
        >
          <option value="">{text.plan.goalOfClient}</option>
          {(Object.keys(goalKindWords) as GoalKind[]).map((one) => (
            <option key={one} value={one}>
              {goalKindWords[one]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

export const PlanFields = memo(function PlanFields(props: PlanFieldsProps) {
  const { targetDate, goal, notes, invalidDate, put } = props;
  return (
    <SimpleGrid as="section" aria-label={text.plan.title} columns={{ base: 1, md: 2 }} gap="4">
      <Field.Root invalid={invalidDate}>
        <Field.Label>{menus.fields.targetDate.label}</Field.Label>
        <DateInput value={targetDate} onChange={(typed) => put({ targetDate: typed })} />
        <Field.ErrorText>{text.errors.date}</Field.ErrorText>
      </Field.Root>
      <GoalField goal={goal} put={put} />
      <Field.Root gridColumn="1 / -1">
        <Field.Label>{text.plan.notes}</Field.Label>
        <Textarea
          autoresize
          rows={2}
          maxLength={LONG_TEXT_LENGTH}
          value={notes}
          onChange={(event) => put({ notes: event.target.value })}
        />
        <Field.HelperText>{text.plan.notesHint}</Field.HelperText>
      </Field.Root>
    </SimpleGrid>
  );
});

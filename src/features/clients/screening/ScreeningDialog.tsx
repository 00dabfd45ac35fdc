import { Box, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { TextField } from '../../../blocks/forms/controls';
import { FormDialog } from '../../../blocks/forms/FormDialog';
import { keepScreening } from './keepScreening';
import { failureText } from '../../../blocks/forms/failureText';
import { useData } from '../../../data/react';
import { cleanLetters } from '../../../domain/text/cleanLetters';
import type { Client } from '../../../domain/records/clients';
import { screening } from '../../../domain/records/kinds/screening';
import { computeOutcome, TOOLS, type ScreeningTool } from '../../../domain/person/screening/tools';
import { ruleYears } from '../../../domain/clinical/ruleAge';
import { screeningText as texts } from '../../../i18n/screening';
import { localDate } from '../../../platform/clock';
import { getWordLabel } from '../../../ui/fieldText';
import { useDraft } from '../../../ui/useDraft';

interface Typed {
  tool: ScreeningTool;
  by: string;
  answers: Record<string, string>;
}
const EMPTY: Typed = { tool: 'nrs2002', by: '', answers: {} };
const ADULT = 18;
const MAX_NAME = 300;

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <Box>
      <Text asChild fontWeight="medium" textStyle="sm">
        <label htmlFor={id}>{label}</label>
      </Text>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={id}
          h="11"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}

function Outcome({ tool, answers }: Pick<Typed, 'tool' | 'answers'>) {
  const { score, result } = computeOutcome(tool, answers);
  return (
    <Text as="output" display="block" fontWeight="medium">
      {[
        score === undefined ? '' : texts.score(score),
        getWordLabel(screening.fields.result, result),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}

function useScreeningForm(client: Client, onClose: () => void) {
  const data = useData();
  const [typed, setTyped, clear, restored] = useDraft<Typed>(`screening:${client.id}`, EMPTY);
  const [state, setState] = useState({ saving: false, failure: '', refusals: 0 });
  const save = async () => {
    const by = cleanLetters(typed.by).trim().slice(0, MAX_NAME);
    if (by === '') {
      setState((now) => ({ ...now, refusals: now.refusals + 1 }));
      return;
    }
    setState((now) => ({ ...now, saving: true, failure: '' }));
    const questions = TOOLS[typed.tool].questions.map(({ id }) => id);
    try {
      await data.records.of('screening').insert({
        ...data.newBase(),
        kind: 'screening',
        clientId: client.id,
        tool: typed.tool,
        version: TOOLS[typed.tool].version,
        screenedDate: localDate(),
        screenedBy: by,
        answers: questions.flatMap((question) => {
          const answer = typed.answers[question];
          return answer ? [{ question, answer }] : [];
        }),
        ...computeOutcome(typed.tool, typed.answers),
      });
      await keepScreening(data, client.id);
      clear();
      onClose();
    } catch (error) {
      setState((now) => ({ ...now, saving: false, failure: failureText(error) }));
    }
  };
  return { typed, setTyped, clear, restored, save, ...state };
}

interface QuestionsProps {
  typed: Typed;
  onTyped: (typed: Typed) => void;
}

function ToolChoice({ typed, onTyped }: QuestionsProps) {
  return (
    <Choice
      label={texts.tool}
      value={typed.tool}
      onChange={(next) => onTyped({ ...typed, tool: next as ScreeningTool, answers: {} })}
    >
      {Object.values(TOOLS).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

function Questions({ typed, onTyped }: QuestionsProps) {
  const tool = TOOLS[typed.tool];
  return tool.questions.map(({ id, text, answers }) => (
    <Choice
      key={`${tool.id}:${id}`}
      label={text}
      value={typed.answers[id] ?? ''}
      onChange={(answer) => onTyped({ ...typed, answers: { ...typed.answers, [id]: answer } })}
    >
      <option value="">{texts.choose}</option>
      {answers.map((answer) => (
        <option key={answer.id} value={answer.id}>
          {answer.text}
        </option>
      ))}
    </Choice>
  ));
}

export function ScreeningDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const form = useScreeningForm(client, onClose);
  const { typed, setTyped } = form;
  const tool = TOOLS[typed.tool];
  const age = ruleYears(client, localDate());
  return (
    <FormDialog
      title={texts.addTitle}
      restored={form.restored}
      onDiscard={form.clear}
      saving={form.saving}
      failure={form.failure || null}
      refusals={form.refusals}
      onSave={() => void form.save()}
      onClose={onClose}
    >
      <Stack gap="4">
        {age !== undefined && age < ADULT ? <Text color="fg.warning">{texts.children}</Text> : null}
        <ToolChoice typed={typed} onTyped={setTyped} />
        <Questions typed={typed} onTyped={setTyped} />
        <TextField
          label={texts.by}
          value={typed.by}
          onChange={(by) => setTyped({ ...typed, by })}
          error={form.refusals > 0 && typed.by.trim() === '' ? texts.byMissing : undefined}
        />
        <Outcome tool={typed.tool} answers={typed.answers} />
        <Text textStyle="sm" color="fg.muted">
          {tool.citation}
        </Text>
      </Stack>
    </FormDialog>
  );
}

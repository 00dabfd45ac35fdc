import {
  Button,
  Code,
  Field,
  Flex,
  Grid,
  NativeSelect,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react';
import { useState } from 'react';
import { readOpenApi } from '../../api/publicApi';
import { API_COLLECTIONS, API_KEY_PATTERN } from '../../domain/publicHouse/publicApi/keys';
import { tryApi, type TriedAnswer } from '../../gateway/tryApi';
import { useAction } from '../../gateway/useAction';
import { publicApiText } from '../../i18n/publicApi';
import { newId } from '../../platform/ids';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { TextField } from '../../ui/plain/TextField';
import { Section } from '../../ui/Section';
import { API_PATHS } from './paths';
import {
  buildCall,
  EXAMPLES,
  namesId,
  namesRevision,
  findProblem,
  TRY_ACTS,
  type TryForm,
} from './tryForm';

const texts = publicApiText.test;

function Choice<T extends string>(props: {
  label: string;
  value: T;
  options: readonly T[];
  getName: (option: T) => string;
  onChange: (value: T) => void;
}) {
  const { label, value, options, getName, onChange } = props;
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          minH="11"
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {getName(option)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

const FIRST: TryForm = {
  collection: 'clients',
  act: 'list',
  id: '',
  revision: '',
  body: EXAMPLES.clients,
};

type Change = (change: Partial<TryForm>) => void;

function Target({ form, onChange }: { form: TryForm; onChange: Change }) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <Choice
        label={texts.collection}
        value={form.collection}
        options={API_COLLECTIONS}
        getName={(name) => publicApiText.collections[name]}
        onChange={(collection) => onChange({ collection, body: EXAMPLES[collection] })}
      />
      <Choice
        label={texts.act}
        value={form.act}
        options={TRY_ACTS}
        getName={(act) => texts.acts[act]}
        onChange={(act) => onChange({ act })}
      />
    </Grid>
  );
}

function Details({ form, onChange }: { form: TryForm; onChange: Change }) {
  const { act, id, revision, body } = form;
  return (
    <>
      {namesId(act) ? (
        <TextField label={texts.id} value={id} onChange={(typed) => onChange({ id: typed })} />
      ) : null}
      {namesRevision(act) ? (
        <TextField
          label={texts.revision}
          value={revision}
          onChange={(typed) => onChange({ revision: typed })}
        />
      ) : null}
      {act === 'create' || act === 'update' ? (
        <Field.Root>
          <Field.Label>{texts.body}</Field.Label>
          <Textarea
            fontFamily="mono"
            rows={8}
            spellCheck={false}
            value={body}
            onChange={(event) => onChange({ body: event.target.value })}
          />
        </Field.Root>
      ) : null}
    </>
  );
}

function AnswerCard({ answer }: { answer: TriedAnswer | undefined }) {
  return (
    <Section title={texts.answer}>
      {answer ? (
        <Stack gap="2" aria-live="polite">
          <Text fontWeight="semibold">{texts.status(answer.status, answer.took)}</Text>
          <Code
            display="block"
            whiteSpace="pre"
            overflow="auto"
            maxH="96"
            p="3"
            tabIndex={0}
            aria-label={texts.answer}
          >
            {answer.text}
          </Code>
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.none}</Text>
      )}
    </Section>
  );
}

function useTry() {
  const [key, setKey] = useState('');
  const [form, setForm] = useState<TryForm>(FIRST);
  const [answer, setAnswer] = useState<TriedAnswer>();
  const [problem, setProblem] = useState<string>();
  const { busy, error, run } = useAction(texts.doing);
  const change: Change = (part) => setForm((last) => ({ ...last, ...part }));
  const send = async (): Promise<void> => {
    const validKey = API_KEY_PATTERN.exec(key)?.[0];
    const formProblem = validKey === undefined ? texts.needKey : findProblem(form);
    setProblem(formProblem);
    if (formProblem !== undefined || validKey === undefined) return;
    await run(async () => setAnswer(await tryApi(validKey, buildCall(form, newId()))));
  };
  return { key, setKey, form, change, answer, busy, problem: problem ?? error, send };
}

function Buttons({ busy, onSend }: { busy: boolean; onSend: () => void }) {
  return (
    <Flex gap="2" wrap="wrap">
      <Button minH="11" loading={busy} onClick={onSend}>
        {texts.send}
      </Button>
      <Button asChild minH="11" variant="outline" colorPalette="gray">
        <a href={readOpenApi.path} target="_blank" rel="noreferrer">
          {publicApiText.describe}
        </a>
      </Button>
    </Flex>
  );
}

export function TryPage() {
  const { key, setKey, form, change, answer, busy, problem, send } = useTry();
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: API_PATHS.page, label: publicApiText.backToKeys }}
    >
      <Stack gap="4">
        <Section title={texts.request}>
          <Flex direction="column" gap="4">
            <TextField
              label={texts.key}
              hint={texts.keyHint}
              type="password"
              autoComplete="off"
              value={key}
              onChange={setKey}
            />
            <Target form={form} onChange={change} />
            <Details form={form} onChange={change} />
            <Problem text={problem} />
            <Buttons busy={busy} onSend={() => void send()} />
          </Flex>
        </Section>
        <AnswerCard answer={answer} />
      </Stack>
    </Page>
  );
}

import { Button, Checkbox, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { TextDoubts } from '../../blocks/textFiles/TextDoubts';
import { failureText } from '../../blocks/forms/failureText';
import { useData } from '../../data/react';
import { tierName } from '../../domain/accounts/access/tiers';
import type { BulkKind } from '../../domain/practice/bulk/kinds';
import type { ImportRecord } from '../../domain/practice/bulk/importRecord';
import { bulkText } from '../../i18n/bulk';
import { getAddresses } from '../../routing/addresses';
import { download } from '../../ui/download';
import { formatNumber } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { ProgressBar } from '../../ui/ProgressBar';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { bulkClient } from '../../workers/bulkClient';
import { AllergyQuestions } from './AllergyQuestions';
import { ColumnMapping, CsvChoices } from './ColumnMapping';
import { PreviewTable } from './PreviewTable';
import { rowText } from './rowText';
import { runImport } from './runImport';
import { leftIn } from './stored';
import { useImport, type ImportState } from './useImport';

const texts = bulkText.import;
const count = (value: number): string => formatNumber(value, 0);

const [MAX_NAMES, MAX_NAME] = [20, 60];
const quoted = (names: readonly string[]): string =>
  names
    .slice(0, MAX_NAMES)
    .map((name) => `“${name.slice(0, MAX_NAME)}”`)
    .join(', ') + (names.length > MAX_NAMES ? '…' : '');

type Ready = ImportState & {
  file: NonNullable<ImportState['file']>;
  preview: NonNullable<ImportState['preview']>;
};

function RoomNotice({ preview: { room, counts } }: Pick<Ready, 'preview'>) {
  const left = leftIn(room) ?? 0;
  const { tier, most, count: now } = room;
  return (
    <Notice
      tone="warning"
      title={texts.room(tierName(tier), count(most), count(now), count(counts.new), count(left))}
    >
      <AppLink to={getAddresses('subscription').tiers}>{bulkText.seeTiers}</AppLink>
    </Notice>
  );
}

interface RunProps {
  ready: Ready;
  onRecord: (record: ImportRecord) => void;
}

function useRun({ ready, onRecord }: RunProps) {
  const data = useData();
  const [done, setDone] = useState<number>();
  const { file, preview, clear } = ready;
  const run = async () => {
    let written = 0;
    const onProgress = (now: number) => {
      written = now;
      setDone(now);
    };
    setDone(0);
    try {
      const importSummary = { kind: file.kind, file: file.name, count: preview.counts.new };
      await runImport(data, bulkClient(), { ...importSummary, onRecord, onProgress });
      toaster.create({ type: 'success', title: texts.done(count(written)) });
      clear();
    } catch (error) {
      const title = texts.stopped(count(written));
      toaster.create({ type: 'error', title, description: failureText(error) });
    } finally {
      setDone(undefined);
    }
  };
  return { done, run };
}

async function saveLeftOut({ file, preview }: Ready): Promise<void> {
  const reasons = preview.rows.map((row) => [row.line, rowText(file.kind, row)] as const);
  const csv = await bulkClient().leftOut(reasons.map(([line, reason]) => [line, reason]));
  download('dong-khong-nhap.csv', csv, 'text/csv;charset=utf-8');
}

function Run({ ready, onRecord }: RunProps) {
  const { preview, clear } = ready;
  const { done, run } = useRun({ ready, onRecord });
  const { counts, room, unknownAllergies } = preview;
  const left = leftIn(room);
  const isTooMany = left !== undefined && counts.new > left;
  const isAsked = unknownAllergies.length > 0;
  const isLeftOut = counts.error + counts.double + counts.known > 0;
  return (
    <Stack gap="3">
      {isTooMany ? <RoomNotice preview={preview} /> : null}
      {isAsked ? <Text color="fg.warning">{texts.allergies.first}</Text> : null}
      {done === undefined ? null : (
        <Flex align="center" gap="3">
          <Text as="output">{texts.progress(count(done), count(counts.new))}</Text>
          <ProgressBar share={counts.new === 0 ? 0 : done / counts.new} />
        </Flex>
      )}
      <Flex gap="3" wrap="wrap">
        <Button
          loading={done !== undefined}
          disabled={counts.new === 0 || isTooMany || isAsked}
          onClick={() => void run()}
        >
          {texts.run(count(counts.new))}
        </Button>
        {isLeftOut ? (
          <Button variant="outline" colorPalette="gray" onClick={() => void saveLeftOut(ready)}>
            {texts.leftOut}
          </Button>
        ) : null}
        <Button variant="ghost" disabled={done !== undefined} onClick={clear}>
          {texts.other}
        </Button>
      </Flex>
    </Stack>
  );
}

function UnreadParts({ file, mapping }: Pick<Ready, 'file' | 'mapping'>) {
  const { unknownKeys = [], otherSheets = [], doubts = [], remarks = [] } = file;
  const left = file.headers
    .map((header, at) => header || texts.unnamed(at + 1))
    .filter((_, at) => mapping[at] === null && file.samples[at] !== '');
  return (
    <>
      {left.length > 0 ? (
        <Notice tone="warning" title={texts.columnsLeftOut(quoted(left))} />
      ) : null}
      <TextDoubts doubts={doubts} />
      {remarks.map(({ remark, names }) => (
        <Notice key={remark} tone="warning" title={texts.remarks[remark]}>
          {quoted(names)}
        </Notice>
      ))}
      {unknownKeys.length > 0 ? (
        <Notice tone="warning" title={texts.unknownKeys(quoted(unknownKeys))}>
          {texts.unknownKeysHint}
        </Notice>
      ) : null}
      {otherSheets.length > 0 ? (
        <Notice tone="warning" title={texts.otherSheets(quoted(otherSheets))} />
      ) : null}
    </>
  );
}

function Chosen({ state, onRecord }: { state: ImportState; onRecord: RunProps['onRecord'] }) {
  const { file, preview, takesDoubles, setTakesDoubles } = state;
  if (!file) return null;
  const isDoubled = preview !== undefined && (preview.counts.double > 0 || takesDoubles);
  return (
    <Stack gap="4" mt="4">
      <Text fontWeight="semibold">
        {texts.about(file.name, count(file.rows), file.headers.length)}
      </Text>
      <UnreadParts file={file} mapping={state.mapping} />
      <CsvChoices file={file} reread={state.reread} />
      <ColumnMapping file={file} mapping={state.mapping} map={state.map} />
      {preview ? (
        <>
          <AllergyQuestions words={preview.unknownAllergies} onAnswer={state.answer} />
          {isDoubled ? (
            <Checkbox.Root
              checked={takesDoubles}
              onCheckedChange={({ checked }) => setTakesDoubles(checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{texts.takesDoubles}</Checkbox.Label>
            </Checkbox.Root>
          ) : null}
          <PreviewTable kind={file.kind} preview={preview} />
          <Run ready={{ ...state, file, preview }} onRecord={onRecord} />
        </>
      ) : null}
    </Stack>
  );
}

export function ImportPart({ kind, onRecord }: { kind: BulkKind; onRecord: RunProps['onRecord'] }) {
  const state = useImport(kind);
  return (
    <Section title={texts.title} hint={texts.hint} busy={state.isReading}>
      <Field.Root>
        <Field.Label>{texts.file}</Field.Label>
        <Input
          type="file"
          accept=".csv,.txt,.xlsx,.json"
          pt="1.5"
          maxW="lg"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) void state.choose(chosen);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
      </Field.Root>
      {state.isReading ? <Text as="output">{texts.reading}</Text> : null}
      {state.error ? <Notice tone="warning" title={state.error} /> : null}
      <Chosen state={state} onRecord={onRecord} />
    </Section>
  );
}

import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { FoodKind } from '../../../api/adminFoods';
import { foodImportTexts as texts } from '../../../i18n/foodImports';
import { formatNumber } from '../../../ui/format';
import { Problem } from '../../../ui/plain/Problem';
import { ProgressBar } from '../../../ui/ProgressBar';
import { ImportChanges } from './ImportChanges';
import { ImportColumns } from './ImportColumns';
import { ImportReport } from './ImportReport';
import { PastImports } from './PastImports';
import { useFoodImport, type FoodImportState, type ImportStep } from './useFoodImport';

const STEPS: readonly ImportStep[] = ['file', 'columns', 'changes', 'report'];

function Steps({ step }: { step: ImportStep }) {
  return (
    <Flex as="ol" gap="4" wrap="wrap" listStyleType="none" aria-label={texts.stepsLabel}>
      {STEPS.map((one, at) => (
        <Text
          as="li"
          key={one}
          fontWeight={one === step ? 'semibold' : 'normal'}
          color={one === step ? 'leaf.fg' : 'fg.muted'}
          aria-current={one === step ? 'step' : undefined}
        >
          {at + 1}. {texts.steps[one]}
        </Text>
      ))}
    </Flex>
  );
}

function FileStep({ state }: { state: FoodImportState }) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  return (
    <Stack gap="3" align="start" bg="bg.panel" borderWidth="1px" borderRadius="l3" p="5" maxW="2xl">
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx,text/csv,text/plain"
        aria-label={texts.file.label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (!file) return;
          setName(file.name);
          void state.open(file);
        }}
      />
      <Button
        minH="11"
        colorPalette="leaf"
        loading={state.busy}
        onClick={() => input.current?.click()}
      >
        <FileUp size={18} aria-hidden />
        {texts.file.label}
      </Button>
      <Text color="fg.muted" textStyle="sm">
        {texts.file.hint}
      </Text>
      <Problem text={state.problem === '' ? state.error : `${name}: ${state.problem}`} />
    </Stack>
  );
}

function Working({ state: { progress, step } }: { state: FoodImportState }) {
  if (!progress) return null;
  const say = step === 'changes' ? texts.running : texts.planning;
  return (
    <Box maxW="2xl" aria-live="polite">
      <Text mb="2">{say(formatNumber(progress.done, 0), formatNumber(progress.all, 0))}</Text>
      <Flex>
        <ProgressBar share={progress.all === 0 ? 0 : progress.done / progress.all} />
      </Flex>
    </Box>
  );
}

const PARTS: Record<ImportStep, (props: { state: FoodImportState }) => ReactNode> = {
  file: FileStep,
  columns: ImportColumns,
  changes: ImportChanges,
  report: ImportReport,
};

export function ImportsTab({ kind, onChanged }: { kind: FoodKind; onChanged: () => void }) {
  const state = useFoodImport(kind, onChanged);
  const Part = PARTS[state.step];
  return (
    <Stack gap="5">
      <Steps step={state.step} />
      <Working state={state} />
      <Part state={state} />
      {state.step === 'file' || state.step === 'report' ? (
        <PastImports key={state.step} onChanged={onChanged} />
      ) : null}
    </Stack>
  );
}

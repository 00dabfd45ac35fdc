import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useData } from '../../data/react';
import {
  importRecordSchema,
  MAX_IMPORTS,
  type ImportRecord,
} from '../../domain/practice/bulk/importRecord';
import { bulkText } from '../../i18n/bulk';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatNumber, formatWhen } from '../../ui/format';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { useDraft } from '../../ui/useDraft';
import { undoImport } from './runImport';

const texts = bulkText.undo;
const count = (value: number): string => formatNumber(value, 0);

interface Imports {
  records: ImportRecord[];
}
const NONE: Imports = { records: [] };

function readImports(stored: unknown): Imports {
  const { records } = stored as { records?: unknown };
  if (!Array.isArray(records)) return NONE;
  return { records: records.filter((one) => importRecordSchema.safeParse(one).success) };
}

const without = ({ records }: Imports, { at }: ImportRecord): ImportRecord[] =>
  records.filter((one) => one.at !== at);

export function useImports() {
  const [{ records }, set] = useDraft('bulk:imports', NONE, { read: readImports });
  return {
    records,
    note: (record: ImportRecord) =>
      set((all) => ({ records: [record, ...without(all, record)].slice(0, MAX_IMPORTS) })),
    forget: (record: ImportRecord) => set((all) => ({ records: without(all, record) })),
  };
}

interface UndoProps {
  records: readonly ImportRecord[];
  forget: (record: ImportRecord) => void;
}

interface RowProps {
  record: ImportRecord;
  onAsk: (record: ImportRecord) => void;
}

function ImportRow({ record, onAsk }: RowProps) {
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {record.file}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {texts.of(bulkText.kinds[record.kind], count(record.ids.length), formatWhen(record.at))}
        </Text>
      </Box>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-label={texts.undoLabel(record.file)}
        onClick={() => onAsk(record)}
      >
        {texts.action}
      </Button>
    </Flex>
  );
}

export function UndoPart({ records, forget }: UndoProps) {
  const data = useData();
  const [recordToUndo, setRecordToUndo] = useState<ImportRecord>();
  const [isBusy, setIsBusy] = useState(false);
  const undo = async (record: ImportRecord) => {
    setIsBusy(true);
    try {
      const { removedCount, keptCount } = await undoImport(data, record);
      forget(record);
      toaster.create({ type: 'success', title: texts.done(count(removedCount), count(keptCount)) });
    } catch {
      toaster.create({ type: 'error', title: texts.failed });
    } finally {
      setIsBusy(false);
      setRecordToUndo(undefined);
    }
  };
  if (records.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Stack gap="3">
        {records.map((record) => (
          <ImportRow key={record.at} record={record} onAsk={setRecordToUndo} />
        ))}
      </Stack>
      <ConfirmDialog
        open={recordToUndo !== undefined}
        title={texts.question}
        confirmLabel={texts.action}
        busy={isBusy}
        danger
        onConfirm={() => void (recordToUndo ? undo(recordToUndo) : undefined)}
        onClose={() => setRecordToUndo(undefined)}
      >
        <Text>{texts.text(count(recordToUndo?.ids.length ?? 0))}</Text>
      </ConfirmDialog>
    </Section>
  );
}

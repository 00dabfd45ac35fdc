import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FeatureGuard } from '../../blocks/tier/FeatureGuard';
import { useData, useLive } from '../../data/react';
import type { ImportRecord } from '../../domain/practice/bulk/importRecord';
import { BULK_KINDS, type BulkKind } from '../../domain/practice/bulk/kinds';
import { presentTier } from '../../domain/person/clientList';
import { bulkText as texts } from '../../i18n/bulk';
import { Page } from '../../ui/Page';
import { Choice } from './ColumnMapping';
import { ExportPart } from './ExportPart';
import { ImportPart } from './ImportPart';
import { UndoPart, useImports } from './UndoPart';

function Parts({ onRecord }: { onRecord: (record: ImportRecord) => void }) {
  const [kind, setKind] = useState<BulkKind>('clients');
  return (
    <Stack gap="4">
      <Box maxW="72">
        <Choice
          label={texts.kind}
          value={kind}
          options={BULK_KINDS.map((one) => [one, texts.kinds[one]] as const)}
          onChange={setKind}
        />
      </Box>
      <ImportPart key={kind} kind={kind} onRecord={onRecord} />
      <ExportPart kind={kind} />
    </Stack>
  );
}

/** Earlier imports can be undone on every tier. */
export function BulkPage() {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const imports = useImports();
  const tier = notices && presentTier(data.account, notices).plan;
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <Stack gap="4">
        {tier === undefined ? null : (
          <FeatureGuard
            tier={tier}
            feature="bulkExchange"
            locked="card"
            title={texts.lockedTitle}
            text={texts.lockedText}
          >
            <Parts onRecord={imports.note} />
          </FeatureGuard>
        )}
        <UndoPart records={imports.records} forget={imports.forget} />
      </Stack>
    </Page>
  );
}

import { chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { syncText } from '../../i18n/sync';
import { persistAnswered, storageReport, type StorageReport } from '../../platform/storage';
import type { SyncStatus } from '../../sync/status';
import { formatBytes, formatWhen } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { DeviceNameForm } from './DeviceNameForm';
import { Section } from '../../ui/Section';

const text = syncText.device;

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Flex justify="space-between" gap="4" py="1.5">
      <chakra.dt>{name}</chakra.dt>
      <chakra.dd css={tabular} textAlign="right">
        {value}
      </chakra.dd>
    </Flex>
  );
}

function usageText({ usage, quota }: StorageReport): string {
  if (usage === null) return text.unknown;
  return quota === null ? formatBytes(usage) : text.of(formatBytes(usage), formatBytes(quota));
}

function persistedText({ persisted }: StorageReport): string {
  if (persisted === null) return text.unknown;
  return persisted ? text.yes : text.no;
}

function useStorageReport(): StorageReport | null {
  const [report, setReport] = useState<StorageReport | null>(null);
  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const next = await storageReport();
      if (!left) setReport(next);
    };
    void read();
    void persistAnswered().then(read);
    return () => {
      left = true;
    };
  }, []);
  return report;
}

export function ThisDevice({ status }: { status: SyncStatus }) {
  const report = useStorageReport();
  const { lastContact, lastSent } = status;
  return (
    <Section title={text.title}>
      <DeviceNameForm />
      <chakra.dl>
        <Fact name={text.usage} value={report ? usageText(report) : '—'} />
        <Fact name={text.persisted} value={report ? persistedText(report) : '—'} />
        <Fact name={text.contact} value={lastContact ? formatWhen(lastContact) : text.never} />
        {lastSent ? (
          <Fact name={text.sent} value={`${lastSent.title} · ${formatWhen(lastSent.at)}`} />
        ) : null}
      </chakra.dl>
      {report?.temporary ? (
        <Text color="chilli.fg" mt="2">
          {text.temporary}
        </Text>
      ) : null}
      {report?.persisted === false && !report.temporary ? (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {text.notPersisted}
        </Text>
      ) : null}
    </Section>
  );
}

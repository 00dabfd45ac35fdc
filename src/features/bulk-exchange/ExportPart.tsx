import { Button, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useData } from '../../data/react';
import type { BulkKind } from '../../domain/practice/bulk/kinds';
import { bulkText } from '../../i18n/bulk';
import { localDate } from '../../platform/clock';
import { download } from '../../ui/download';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { bulkClient } from '../../workers/bulkClient';
import type { BulkFormat } from '../../workers/bulkService';
import { getRepository } from './stored';

const texts = bulkText.export;

const TYPES: Record<BulkFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};
const FORMATS = Object.keys(TYPES) as BulkFormat[];
const FILE_NAMES: Record<BulkKind, string> = {
  clients: 'khach-hang',
  consultations: 'lan-kham',
  menus: 'thuc-don',
  recipes: 'cong-thuc',
  foods: 'thuc-pham',
};

export function ExportPart({ kind }: { kind: BulkKind }) {
  const data = useData();
  const [busy, setBusy] = useState<BulkFormat>();
  const save = async (format: BulkFormat) => {
    setBusy(format);
    try {
      const documents = await getRepository(data, kind).all();
      if (documents.length === 0) {
        toaster.create({ type: 'info', title: texts.nothing });
        return;
      }
      const bytes = await bulkClient().write(kind, documents, format);
      download(`${FILE_NAMES[kind]}-${localDate()}.${format}`, bytes, TYPES[format]);
      toaster.create({ type: 'success', title: texts.done(documents.length) });
    } catch {
      toaster.create({ type: 'error', title: texts.failed });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Section title={texts.title} hint={texts.hint}>
      <Flex gap="3" wrap="wrap">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="outline"
            colorPalette="gray"
            loading={busy === format}
            disabled={busy !== undefined}
            onClick={() => void save(format)}
          >
            <Download aria-hidden /> {texts.format[format]}
          </Button>
        ))}
      </Flex>
    </Section>
  );
}

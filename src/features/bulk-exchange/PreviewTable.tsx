import { Badge, Flex, Table, Text } from '@chakra-ui/react';
import type { BulkKind } from '../../domain/practice/bulk/kinds';
import type { RowState } from '../../domain/practice/bulk/preview';
import { bulkText } from '../../i18n/bulk';
import { formatNumber } from '../../ui/format';
import type { Preview } from '../../workers/bulkService';
import { rowText } from './rowText';

const texts = bulkText.import;

const STATES: readonly RowState[] = ['new', 'error', 'double', 'known', 'blank'];
const PALETTES: Record<RowState, string> = {
  new: 'leaf',
  error: 'chilli',
  double: 'turmeric',
  known: 'gray',
  blank: 'gray',
};

function Row({ kind, row }: { kind: BulkKind; row: Preview['rows'][number] }) {
  return (
    <Table.Row>
      <Table.Cell>{row.line}</Table.Cell>
      <Table.Cell>
        <Badge colorPalette={PALETTES[row.state]}>{texts.states[row.state]}</Badge>
      </Table.Cell>
      <Table.Cell>{row.title.slice(0, 120)}</Table.Cell>
      <Table.Cell>{rowText(kind, row)}</Table.Cell>
    </Table.Row>
  );
}

export function PreviewTable({ kind, preview }: { kind: BulkKind; preview: Preview }) {
  const { counts, rows } = preview;
  const all = STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <Flex gap="2" wrap="wrap" mb="3">
        {STATES.filter((state) => counts[state] > 0 || state === 'new').map((state) => (
          <Badge key={state} colorPalette={PALETTES[state]} size="lg">
            {texts.counts[state](formatNumber(counts[state], 0))}
          </Badge>
        ))}
      </Flex>
      <Table.ScrollArea maxH="md">
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row>
              {[texts.line, texts.state, texts.name, texts.why].map((name) => (
                <Table.ColumnHeader key={name}>{name}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Row key={row.line} kind={kind} row={row} />
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {all > rows.length ? (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {texts.visibleRows(rows.length)}
        </Text>
      ) : null}
    </>
  );
}

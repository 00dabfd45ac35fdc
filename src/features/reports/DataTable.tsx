import { Box, Table, Text } from '@chakra-ui/react';
import type { ReportTable } from '../../domain/practice/reports/tables';
import { reportsText } from '../../i18n/reports';
import { formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';

export function DataTable({ table: { title, columns, rows } }: { table: ReportTable }) {
  return (
    // A wide table is scrolled by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Table.ScrollArea tabIndex={0} aria-label={reportsText.tableLabel(title)} as="section">
      <Table.Root size="sm" css={tabular}>
        <Table.Header>
          <Table.Row>
            {columns.map((column, at) => (
              <Table.ColumnHeader key={column} textAlign={at === 0 ? 'start' : 'end'}>
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own and keep their order
            <Table.Row key={at}>
              {columns.map((column, index) => {
                const cell = row[index];
                return (
                  <Table.Cell key={column} textAlign={index === 0 ? 'start' : 'end'}>
                    {typeof cell === 'string' ? cell : formatNumber(cell)}
                  </Table.Cell>
                );
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

export function TableBehind({ table }: { table: ReportTable }) {
  return (
    <Box as="details" mt="3">
      <Text as="summary" cursor="pointer" color="fg.muted" textStyle="sm" py="2">
        {reportsText.table}
      </Text>
      <DataTable table={table} />
    </Box>
  );
}

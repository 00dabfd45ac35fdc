import { Box, Table, Text } from '@chakra-ui/react';
import { readReaders, type ReadThing } from '../../api/publicProfile';
import { formatNumber } from '../../domain/nutrition/format';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { publicProfileText as text } from '../../i18n/publicProfile';
import { Problem } from '../../ui/plain/Problem';

const { columns } = text;
const NUMBER = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

function Row({ thing }: { thing: ReadThing }) {
  const { target, title, path, views, likes, reviews, mean } = thing;
  return (
    <Table.Row>
      <Table.Cell overflowWrap="anywhere">
        <a href={path} target="_blank" rel="noreferrer">
          {target.type === 'experts' ? text.ownPage : title}
        </a>
      </Table.Cell>
      <Table.Cell {...NUMBER}>{formatNumber(views)}</Table.Cell>
      <Table.Cell {...NUMBER}>{formatNumber(likes)}</Table.Cell>
      <Table.Cell {...NUMBER}>{formatNumber(reviews)}</Table.Cell>
      <Table.Cell {...NUMBER}>{mean === undefined ? '—' : formatNumber(mean, 1)}</Table.Cell>
    </Table.Row>
  );
}

export function Readers() {
  const { answer, error } = useGatewayQuery(readReaders, {}, text.readers);
  if (error) return <Problem text={error} />;
  if (!answer) return <Text color="fg.muted">{text.loading}</Text>;
  if (answer.things.length === 0) return <Text color="fg.muted">{text.noReaders}</Text>;
  return (
    <Box as="section" overflowX="auto" aria-label={text.readersTable} tabIndex={0}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{columns.thing}</Table.ColumnHeader>
            <Table.ColumnHeader {...NUMBER}>{columns.views}</Table.ColumnHeader>
            <Table.ColumnHeader {...NUMBER}>{columns.likes}</Table.ColumnHeader>
            <Table.ColumnHeader {...NUMBER}>{columns.reviews}</Table.ColumnHeader>
            <Table.ColumnHeader {...NUMBER}>{columns.mean}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {answer.things.map((thing) => (
            <Row key={`${thing.target.type} ${thing.target.id}`} thing={thing} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

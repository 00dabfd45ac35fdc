import { Box, Link as TextLink, NativeSelect, Table } from '@chakra-ui/react';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { clients, type Client, type ClientStatus } from '../../domain/records/clients';
import type { ClientRow } from '../../domain/person/clientList';
import { clientTexts } from '../../i18n/clients';
import { formatDate } from '../../ui/format';
import { MoreMenu } from '../../ui/MoreMenu';
import { tabular } from '../../ui/theme';
import { CLIENT_PATHS } from './paths';
import { MatchLine, Tags, VitalLine } from './ClientParts';
import { cardTags, problemTags } from './people';
import { TableHeader } from './TableHeader';
import { useWindowRows } from '../../ui/useVirtualRows';
import { useWidth } from './charts/useWidth';
import { COLUMN_KEYS, fitColumns, useClientView } from './viewStore';

const texts = clientTexts.list;
const { status } = clients.fields;
/** Of most rows: each that differs from it is laid out twice. */
const ROW_HEIGHT = 69;

export interface RowActions {
  onOpen: (client: Client) => void;
  onEdit: (client: Client) => void;
  onRemove: (client: Client) => void;
  onStatus: (client: Client, status: ClientStatus) => void;
}

/** A status that this version does not know can be left as it is. */
function StatusCell({ client, onStatus }: { client: Client } & Pick<RowActions, 'onStatus'>) {
  return (
    <NativeSelect.Root size="md">
      <NativeSelect.Field
        aria-label={texts.statusLabel(client.clientName)}
        value={client.status}
        fontSize="13px"
        ps="2"
        pe="6"
        onChange={(event) =>
          onStatus(client, event.currentTarget.value === 'inactive' ? 'inactive' : 'active')
        }
      >
        <option value="active">{status.words.active}</option>
        <option value="inactive">{status.words.inactive}</option>
        {Object.hasOwn(status.words, client.status) ? null : <option>{client.status}</option>}
      </NativeSelect.Field>
      <NativeSelect.Indicator right="1" />
    </NativeSelect.Root>
  );
}

const Row = memo(function Row(props: {
  row: ClientRow;
  index: number;
  actions: RowActions;
  measure: (node: Element | null) => void;
}) {
  const { row, actions, index, measure } = props;
  const { client } = row;
  const problems = problemTags(client);
  const goals = cardTags({ goals: client.goals, medicalConditions: [], allergies: [] });
  return (
    <Table.Row ref={measure} data-index={index} aria-rowindex={index + 2} bg="bg.panel">
      <Table.Cell>
        <TextLink asChild fontWeight="semibold" minH="6" py="0.5">
          <Link to={CLIENT_PATHS.detail(client.id)}>{client.clientName}</Link>
        </TextLink>
        <VitalLine row={row} />
        <MatchLine matches={row.matches} />
      </Table.Cell>
      <Table.Cell>
        <Tags tags={problems} />
      </Table.Cell>
      <Table.Cell>
        <Tags tags={goals} />
      </Table.Cell>
      <Table.Cell css={tabular}>
        {row.lastConsultationDate ? formatDate(row.lastConsultationDate) : texts.neverSeen}
      </Table.Cell>
      <Table.Cell px="0.5">
        <StatusCell client={client} onStatus={actions.onStatus} />
      </Table.Cell>
      <Table.Cell>{client.source}</Table.Cell>
      <Table.Cell position="sticky" insetEnd="0" bg="bg.panel" px="1">
        <MoreMenu
          label={texts.actionsLabel(client.clientName)}
          actions={[
            { value: 'open', label: texts.open, run: () => actions.onOpen(client) },
            { value: 'edit', label: clientTexts.edit, run: () => actions.onEdit(client) },
            {
              value: 'remove',
              label: clientTexts.remove,
              danger: true,
              run: () => actions.onRemove(client),
            },
          ]}
        />
      </Table.Cell>
    </Table.Row>
  );
});

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <Table.Cell colSpan={COLUMN_KEYS.length} p="0" />
    </tr>
  );
}

export function ClientTable({ rows, actions }: { rows: ClientRow[]; actions: RowActions }) {
  const { box: frame, width: room } = useWidth();
  const chosen = useClientView((state) => state.widths);
  const widths = fitColumns(chosen, room);
  const total = COLUMN_KEYS.reduce((sum, column) => sum + widths[column], 0);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useWindowRows(box, {
    count: rows.length,
    getKey: (index) => rows[index]?.client.id ?? index,
    estimate: ROW_HEIGHT,
    overscan: 8,
  });
  const { items, offset } = virtual;
  const before = (items[0]?.start ?? offset) - offset;
  const after = virtual.total - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <Box ref={frame} w="full">
      <Box
        ref={box}
        overflowX="auto"
        w="fit-content"
        maxW="full"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.panel"
      >
        <Table.Root
          size="md"
          aria-label={texts.label}
          aria-rowcount={rows.length + 1}
          css={{ tableLayout: 'fixed' }}
          style={{ width: total }}
        >
          <colgroup>
            {COLUMN_KEYS.map((column) => (
              <col key={column} style={{ width: widths[column] }} />
            ))}
          </colgroup>
          <TableHeader widths={widths} />
          <Table.Body>
            <Spacer height={before} />
            {items.map((item) => {
              const row = rows[item.index];
              return row ? (
                <Row
                  key={row.client.id}
                  row={row}
                  index={item.index}
                  actions={actions}
                  measure={virtual.measure}
                />
              ) : null;
            })}
            <Spacer height={after} />
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}

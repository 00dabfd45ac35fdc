import { Badge, Box, Table, VisuallyHidden } from '@chakra-ui/react';
import { hasPermission, type Permission } from '../../domain/accounts/access/permissions';
import { ADMIN_ROLE_NAMES } from '../../domain/accounts/access/names';
import { adminRoleSchema } from '../../domain/accounts/access/roles';
import { adminStaffTexts } from '../../i18n/adminStaff';
import { Section } from '../../ui/Section';
import { getTone } from './roles';

const texts = adminStaffTexts.rights;
const ROLES = adminRoleSchema.options;
const RIGHTS = Object.entries(texts.names) as [Permission, string][];

function Held({ is }: { is: boolean }) {
  return (
    <Table.Cell textAlign="center" color={is ? 'leaf.fg' : 'fg.muted'}>
      <span aria-hidden>{is ? '✓' : '–'}</span>
      <VisuallyHidden>{is ? texts.yes : texts.no}</VisuallyHidden>
    </Table.Cell>
  );
}

export function Rights() {
  return (
    <Section title={texts.title} hint={texts.hint}>
      <Box as="section" position="relative" overflowX="auto" tabIndex={0} aria-label={texts.right}>
        <Table.Root size="sm" minW="lg">
          <Table.Header>
            <Table.Row bg="bg.muted">
              <Table.ColumnHeader>{texts.right}</Table.ColumnHeader>
              {ROLES.map((role) => (
                <Table.ColumnHeader key={role} textAlign="center">
                  <Badge colorPalette={getTone(role)}>{ADMIN_ROLE_NAMES[role]}</Badge>
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {RIGHTS.map(([permission, name]) => (
              <Table.Row key={permission}>
                <Table.Cell>{name}</Table.Cell>
                {ROLES.map((role) => (
                  <Held key={role} is={hasPermission(role, permission)} />
                ))}
              </Table.Row>
            ))}
            <Table.Row fontWeight="semibold" bg="bg.muted">
              <Table.Cell>{texts.health}</Table.Cell>
              <Table.Cell colSpan={ROLES.length} textAlign="center" color="fg.muted">
                {texts.nobody}
              </Table.Cell>
            </Table.Row>
          </Table.Body>
        </Table.Root>
      </Box>
    </Section>
  );
}

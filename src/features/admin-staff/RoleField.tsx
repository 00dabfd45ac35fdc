import { Field, NativeSelect } from '@chakra-ui/react';
import { ADMIN_ROLE_NAMES } from '../../domain/accounts/access/names';
import { adminRoleSchema, type AdminRole } from '../../domain/accounts/access/roles';
import { adminStaffTexts as texts } from '../../i18n/adminStaff';

const ROLES = adminRoleSchema.options;

interface RoleFieldProps {
  value: AdminRole;
  onChange: (role: AdminRole) => void;
}

export function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{texts.role}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          onChange={({ target }) =>
            onChange(ROLES.find((role) => role === target.value) ?? 'support')
          }
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {ADMIN_ROLE_NAMES[role]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>{texts.roleHint[value]}</Field.HelperText>
    </Field.Root>
  );
}

import { Text } from '@chakra-ui/react';
import { clientMenuText } from '../../../i18n/clientMenu';
import { menusText } from '../../../i18n/menus';
import { EmptyState } from '../../../ui/EmptyState';
import { PICKER_LIMIT } from '../model/clientMenu';

export function PickEnds({ results }: { results: readonly unknown[] | undefined }) {
  if (results?.length === 0) return <EmptyState title={menusText.list.nothing} />;
  if (!results || results.length <= PICKER_LIMIT) return null;
  return (
    <Text textStyle="sm" color="fg.muted" pt="2">
      {clientMenuText.picker.first(PICKER_LIMIT)}
    </Text>
  );
}

import { Badge, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FOOD_REASON_MAX, type FoodVersion, type ShownEntry } from '../../api/adminFoods';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { formatWhen } from '../../ui/format';
import { ReasonDialog } from '../../ui/ReasonDialog';
import type { EntryActs } from './useEntryActs';
import { listChanges } from './versionChanges';

const texts = adminFoodTexts.history;

function formatChanges(version: FoodVersion, former: FoodVersion | undefined): string {
  if (!former) return texts.created;
  const changes = listChanges(former.entry, version.entry);
  return changes.length === 0 ? texts.same : texts.fields(changes.join(', '));
}

function VersionRow(props: {
  version: FoodVersion;
  former: FoodVersion | undefined;
  onRestore: () => void;
}) {
  const { version, former, onRestore } = props;
  const { editor, at, reason, importId, isCurrent } = version;
  const who = editor.name === '' ? texts.editors[editor.kind] : editor.name;
  return (
    <Box as="li" py="3" borderTopWidth="1px">
      <Text textStyle="sm" color="fg.muted">
        {texts.by(who, formatWhen(at))}
        {importId === undefined ? '' : ` · ${texts.imported}`}{' '}
        {isCurrent ? <Badge colorPalette="leaf">{texts.current}</Badge> : null}
      </Text>
      {reason === undefined ? null : <Text overflowWrap="anywhere">{reason}</Text>}
      <Text textStyle="sm" overflowWrap="anywhere">
        {formatChanges(version, former)}
      </Text>
      {isCurrent ? null : (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          colorPalette="gray"
          mt="2"
          onClick={onRestore}
        >
          {texts.restore}
        </Button>
      )}
    </Box>
  );
}

export function EntryHistory({ shown, acts }: { shown: ShownEntry; acts: EntryActs }) {
  const [asked, setAsked] = useState<FoodVersion | null>(null);
  const { versions } = shown;
  const restore = async (reason: string): Promise<boolean> => {
    if (!asked) return false;
    const isDone = await acts.restore(shown, asked.version, reason);
    if (isDone) setAsked(null);
    return isDone;
  };
  return (
    <Stack gap="3">
      <Box as="ul" listStyleType="none">
        {versions.map((version, at) => (
          <VersionRow
            key={version.version}
            version={version}
            former={versions[at + 1]}
            onRestore={() => setAsked(version)}
          />
        ))}
      </Box>
      {asked ? (
        <ReasonDialog
          title={texts.restoreTitle}
          body={texts.restoreBody}
          confirm={texts.restore}
          label={adminFoodTexts.form.reason}
          most={FOOD_REASON_MAX}
          draftKey={`admin:food:restore:${shown.entry.id}`}
          busy={acts.busy}
          error={acts.error}
          onConfirm={restore}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Stack>
  );
}

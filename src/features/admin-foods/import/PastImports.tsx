import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { listFoodImports, undoFoodImport, type FoodImport } from '../../../api/foodImports';
import { gateway } from '../../../gateway/browserSession';
import { useAction } from '../../../gateway/useAction';
import { useGatewayQuery } from '../../../gateway/useGatewayQuery';
import { common } from '../../../i18n/common';
import { foodImportTexts } from '../../../i18n/foodImports';
import { Question } from '../../../ui/AppDialog';
import { formatNumber, formatWhen } from '../../../ui/format';
import { Problem } from '../../../ui/plain/Problem';
import { toaster } from '../../../ui/toaster';

const texts = foodImportTexts.past;
const number = (value: number): string => formatNumber(value, 0);

function ImportRow({ one, onUndo }: { one: FoodImport; onUndo: () => void }) {
  const { file, source, at, by, added, changed, undone } = one;
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="center" wrap="wrap">
      <Box flex="1" minW="52">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {file}
        </Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {source} · {texts.counts(number(added), number(changed))}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {texts.line(formatWhen(at), by)}
        </Text>
      </Box>
      {undone ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.undone(formatWhen(undone.at), undone.by)}
        </Text>
      ) : (
        <Button
          minH="11"
          variant="outline"
          colorPalette="gray"
          aria-label={texts.undoOf(file)}
          onClick={onUndo}
        >
          <Undo2 size={16} aria-hidden />
          {texts.undo}
        </Button>
      )}
    </Flex>
  );
}

function UndoQuestion(props: { one: FoodImport; onDone: () => void; onClose: () => void }) {
  const { one, onDone, onClose } = props;
  const action = useAction(foodImportTexts.act);
  const undo = async (): Promise<void> => {
    const isDone = await action.run(async () => {
      const params = { id: one.importId };
      const { restored, removed, kept } = await gateway.ask(undoFoodImport, { params });
      toaster.create({
        type: 'success',
        title: texts.done(number(restored), number(removed)),
        ...(kept.length > 0 ? { description: texts.kept(kept.join(', ')) } : {}),
      });
    });
    onDone();
    if (isDone) onClose();
  };
  const buttons = (
    <>
      <Button variant="outline" colorPalette="gray" minH="11" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button colorPalette="chilli" minH="11" loading={action.busy} onClick={() => void undo()}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <Question title={texts.ask(one.file)} buttons={buttons} onClose={onClose}>
      <Stack gap="3">
        <Text>{texts.body}</Text>
        <Problem text={action.error} />
      </Stack>
    </Question>
  );
}

export function PastImports({ onChanged }: { onChanged: () => void }) {
  const { answer, error, reload } = useGatewayQuery(listFoodImports, {}, foodImportTexts.what);
  const [asked, setAsked] = useState<FoodImport | null>(null);
  const changed = (): void => {
    onChanged();
    void reload();
  };
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p="4" maxW="2xl">
      <Heading as="h2" size="md">
        {texts.title}
      </Heading>
      <Problem text={error} />
      {answer?.imports.length === 0 ? <Text color="fg.muted">{texts.empty}</Text> : null}
      <Box as="ul" listStyleType="none">
        {answer?.imports.map((one) => (
          <ImportRow key={one.importId} one={one} onUndo={() => setAsked(one)} />
        ))}
      </Box>
      {asked ? <UndoQuestion one={asked} onDone={changed} onClose={() => setAsked(null)} /> : null}
    </Box>
  );
}

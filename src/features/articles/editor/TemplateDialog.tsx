import { Box, Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { Block } from '../../../domain/records/articleBlocks/blocks';
import { markdownToBlocks } from '../../../domain/publicHouse/articles/markdownParse';
import { articlesText } from '../../../i18n/articles';
import { newId } from '../../../platform/ids';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { toaster } from '../../../ui/toaster';
import { PHONE, useMedia } from '../../../ui/useMedia';
import type { Edit } from '../../../ui/useUndo';
import { withIds } from '../model/withIds';
import type { ArticleValue } from '../model/articleValue';
import { TEMPLATES, type ArticleTemplate } from '../model/templates';
import { ArticleBlocks } from '../ArticleBlocks';

const text = articlesText.template;

interface NamesProps {
  chosen: ArticleTemplate | undefined;
  onChoose: (template: ArticleTemplate) => void;
}

function Names({ chosen, onChoose }: NamesProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {TEMPLATES.map((template) => (
        <li key={template.id}>
          <Button
            variant={template === chosen ? 'subtle' : 'ghost'}
            colorPalette={template === chosen ? 'leaf' : 'gray'}
            w="full"
            h="auto"
            py="2"
            justifyContent="flex-start"
            textAlign="start"
            whiteSpace="normal"
            aria-pressed={template === chosen}
            onClick={() => onChoose(template)}
          >
            <Box>
              <Text fontWeight="semibold">{template.name}</Text>
              <Text textStyle="sm" fontWeight="normal" color="fg.muted">
                {template.about}
              </Text>
            </Box>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function Preview({ blocks, onApply }: { blocks: readonly Block[]; onApply: () => void }) {
  return (
    <>
      <Button colorPalette="leaf" w="full" onClick={onApply}>
        {text.apply}
      </Button>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {text.replaces}
      </Text>
      <ArticleBlocks blocks={blocks} />
    </>
  );
}

interface TemplateDialogProps {
  edit: Edit<ArticleValue>;
  onClose: () => void;
}

export function TemplateDialog({ edit, onClose }: TemplateDialogProps) {
  const phone = useMedia(PHONE);
  const [chosen, setChosen] = useState<ArticleTemplate>();
  const blocks = useMemo(
    () => (chosen ? withIds(markdownToBlocks(chosen.markdown), newId) : []),
    [chosen],
  );
  const apply = () => {
    edit((now) => ({ ...now, blocks }));
    toaster.create({ type: 'success', title: text.applied });
    onClose();
  };
  return (
    <AppDialog onClose={onClose} size={phone ? 'full' : 'xl'} scrollBehavior="inside">
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body tabIndex={0}>
        <Flex gap="5" direction={{ base: 'column', md: 'row' }}>
          <Box flex="1">
            <Names chosen={chosen} onChoose={setChosen} />
          </Box>
          <Box flex="1" minW="0">
            {chosen ? (
              <Preview blocks={blocks} onApply={apply} />
            ) : (
              <Text color="fg.muted">{text.choose}</Text>
            )}
          </Box>
        </Flex>
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}

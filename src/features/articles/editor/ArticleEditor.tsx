import { Box, Button, Flex, Grid, Stack, Text, Textarea } from '@chakra-ui/react';
import { LayoutTemplate } from 'lucide-react';
import { useCallback, useEffect, useState, type Ref } from 'react';
import { RemovalNotice } from '../../../blocks/moderation/RemovalNotice';
import { ConflictNotice } from '../../../blocks/forms/ConflictNotice';
import type { Block } from '../../../domain/records/articleBlocks/blocks';
import { articles } from '../../../domain/records/articles';
import { articlesText } from '../../../i18n/articles';
import { formatWhen } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';
import { useMedia, WIDE } from '../../../ui/useMedia';
import type { ArticleEdit, ArticleSaving } from '../hooks/useArticleSave';
import { toArticle } from '../model/articleValue';
import { ARTICLE_PATHS } from '../paths';
import { BlockEditor, type BlockEditorHandle } from './BlockEditor';
import { HelpPanel } from './HelpPanel';
import { InfoPanel, PublishPanel } from './SidePanel';
import { TemplateDialog } from './TemplateDialog';
import { isComposing } from '../../../ui/composing';

const text = articlesText;

interface ArticleEditorProps {
  edit: ArticleEdit;
  saving: ArticleSaving;
  isNew: boolean;
  gone?: boolean;
  editorRef: Ref<BlockEditorHandle>;
}

function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save]);
}

function Actions({ edit, saving }: Pick<ArticleEditorProps, 'edit' | 'saving'>) {
  const [choosing, setChoosing] = useState(false);
  const { status } = edit.base;
  return (
    <Flex gap="2" wrap="wrap" mb="4">
      <Button variant="outline" colorPalette="gray" onClick={() => setChoosing(true)}>
        <LayoutTemplate size={18} aria-hidden /> {text.template.button}
      </Button>
      {status === 'published' ? null : (
        <Button
          variant="outline"
          colorPalette="leaf"
          loading={saving.saving}
          onClick={() => saving.save('draft')}
        >
          {text.publish.saveDraft}
        </Button>
      )}
      <Button colorPalette="leaf" loading={saving.saving} onClick={() => saving.save('published')}>
        {status === 'published' ? text.publish.update : text.publish.publish}
      </Button>
      {choosing ? (
        <TemplateDialog edit={edit.undoable.edit} onClose={() => setChoosing(false)} />
      ) : null}
    </Flex>
  );
}

function Notices({ edit, gone, isNew }: Pick<ArticleEditorProps, 'edit' | 'gone' | 'isNew'>) {
  return (
    <Stack gap="3" mb="4" _empty={{ display: 'none' }}>
      {gone ? <Notice tone="warning" title={text.draft.deleted} /> : null}
      {edit.base ? <RemovalNotice collection="articles" id={edit.base.id} /> : null}
      {edit.isStored ? null : <Notice tone="warning" title={text.draft.notKept} />}
      {edit.restored ? (
        <Notice
          tone="info"
          title={text.draft.restored}
          action={{ label: text.draft.discard, onPress: edit.discard }}
        />
      ) : null}
      {!isNew && edit.value.coverImage === '' ? (
        <Notice tone="warning" title={text.draft.coverLost}>
          {text.draft.coverLostHint}
        </Notice>
      ) : null}
      <ConflictNotice
        collection="articles"
        document={edit.base}
        title={text.merge.title}
        conflicts={edit.conflicts}
        onTake={(conflict) => edit.resolve(conflict, 'kept')}
        onKeep={(conflict) => edit.resolve(conflict, 'shown')}
      />
    </Stack>
  );
}

function TitleField({ edit, refused }: { edit: ArticleEdit; refused: boolean }) {
  const missing = refused && edit.value.title.trim() === '';
  return (
    <Box mb="3">
      <Textarea
        aria-label={articles.fields.title.label}
        aria-invalid={missing}
        placeholder={text.form.titleHint}
        autoresize
        rows={1}
        maxLength={300}
        variant="flushed"
        fontSize={{ base: '2xl', md: '3xl' }}
        fontWeight="bold"
        lineHeight="1.25"
        value={edit.value.title}
        onChange={({ target }) =>
          edit.undoable.edit(
            (now) => ({ ...now, title: target.value.replaceAll('\n', ' ') }),
            'title',
          )
        }
      />
      {missing ? (
        <Text color="fg.error" textStyle="sm" role="alert">
          {text.save.titleMissing}
        </Text>
      ) : null}
    </Box>
  );
}

export function ArticleEditor(props: ArticleEditorProps) {
  const { edit, saving, isNew, editorRef } = props;
  const { base, value, undoable } = edit;
  const { edit: change } = undoable;
  const wide = useMedia(WIDE);
  const article = toArticle(value, base);
  useSaveKey(() => saving.save(base.status));
  const setBlocks = useCallback(
    (blocks: Block[], step: string | undefined) =>
      change((now) => ({ ...now, blocks }), step === undefined ? undefined : `block:${step}`),
    [change],
  );
  const unsaved = edit.dirty || isNew;
  return (
    <Page
      title={value.title.trim() || (isNew ? text.create : articles.title.untitled)}
      subtitle={unsaved ? text.save.unsaved : text.save.savedAt(formatWhen(base.updatedAt))}
      back={{ to: ARTICLE_PATHS.list, label: text.backToList }}
      maxW="8xl"
    >
      <Actions edit={edit} saving={saving} />
      <Notices edit={edit} gone={props.gone ?? false} isNew={isNew} />
      <Grid
        templateColumns={wide ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 1fr)'}
        gap={{ base: '4', xl: '8' }}
        alignItems="start"
      >
        <Box maxW="3xl" w="full" mx="auto" minW="0">
          <TitleField edit={edit} refused={saving.refused} />
          <BlockEditor ref={editorRef} blocks={value.blocks} onBlocks={setBlocks} {...undoable} />
        </Box>
        <Stack gap="4">
          <PublishPanel edit={edit} article={article} saving={saving} isNew={isNew} />
          <InfoPanel edit={edit} article={article} />
          <HelpPanel />
        </Stack>
      </Grid>
    </Page>
  );
}

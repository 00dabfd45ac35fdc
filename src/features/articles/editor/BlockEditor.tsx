import { Box, Button, Flex, IconButton } from '@chakra-ui/react';
import { BookOpen, CookingPot, Image, Redo2, Table, TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import {
  BLOCK_WORDS,
  type Block,
  type BlockType,
} from '../../../domain/records/articleBlocks/blocks';
import { articlesText } from '../../../i18n/articles';
import { Notice } from '../../../ui/Notice';
import type { ArticleEditor, EditorProblem } from '../blockEditor/createEditor';
import type { EditorHost } from '../blockEditor/host';
import { drawBlocks, type Drawn } from '../model/undrawn';
import { useEditorHost } from '../hooks/useEditorHost';
import '../article.css';
import './editor.css';
import { isComposing } from '../../../ui/composing';

const text = articlesText;

const TOOLS: readonly (readonly [BlockType, typeof Image])[] = [
  ['recipe', CookingPot],
  ['dailyMenu', BookOpen],
  ['image', Image],
  ['table', Table],
  ['warning', TriangleAlert],
];

export interface BlockEditorHandle {
  flush: () => Promise<void>;
}

interface BlockEditorProps {
  blocks: Block[];
  onBlocks: (blocks: Block[], step: string | undefined) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  ref: Ref<BlockEditorHandle>;
}

type Problem = EditorProblem | 'load';

interface Told extends Drawn {
  onBlocks: BlockEditorProps['onBlocks'];
  isBehind: boolean;
}

function openOn(
  holder: HTMLElement,
  editorState: { current: Told },
  host: EditorHost,
  onProblems: (problems: readonly Problem[]) => void,
  onOpen: (editor: ArticleEditor) => void,
): { close: () => void; opening: Promise<void> } {
  let left = false;
  let opened: ArticleEditor | undefined;
  const open = async (): Promise<void> => {
    const { createEditor } = await import('../blockEditor/createEditor');
    if (left) return;
    editorState.current.isBehind = false;
    opened = await createEditor({
      holder,
      blocks: editorState.current.blocks,
      host,
      onProblems,
      onChange: (changed, step) => {
        editorState.current.undrawn = [...editorState.current.undrawn, changed];
        editorState.current.onBlocks(changed, step);
      },
    });
    if (left) opened.destroy();
    else onOpen(opened);
    if (!left && editorState.current.isBehind) await opened.show(editorState.current.blocks);
  };
  const opening = open().catch(() => onProblems(['load']));
  const close = (): void => {
    left = true;
    opened?.destroy();
  };
  return { close, opening };
}

function useEditor({ blocks, onBlocks }: BlockEditorProps) {
  const holder = useRef<HTMLDivElement>(null);
  const editor = useRef<ArticleEditor>(undefined);
  const editorState = useRef<Told>({ blocks, onBlocks, undrawn: [], isBehind: false });
  const opening = useRef<Promise<void>>(undefined);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { host, dialog } = useEditorHost();
  // A layout effect: whatever the editor reports in between would be taken for older than what is drawn.
  useLayoutEffect(() => {
    const { drawn, isOther } = drawBlocks(editorState.current, blocks);
    const isBehind = editorState.current.isBehind || (isOther && !editor.current);
    editorState.current = { ...drawn, onBlocks, isBehind };
    if (isOther) void editor.current?.show(blocks);
  }, [blocks, onBlocks]);
  useEffect(() => {
    if (!holder.current) return;
    const open = openOn(holder.current, editorState, host, setProblems, (opened) => {
      editor.current = opened;
      setOpen(true);
    });
    opening.current = open.opening;
    return () => {
      editor.current = undefined;
      open.close();
    };
  }, [host]);
  /** The editor takes letters before it is ready; these are handed over too. */
  const flush = async (): Promise<void> => {
    await opening.current;
    await editor.current?.flush();
  };
  return {
    holder,
    editor,
    flush,
    problems,
    dialog,
    isOpening: !isOpen && !problems.includes('load'),
  };
}

interface ToolbarProps extends Pick<BlockEditorProps, 'canUndo' | 'canRedo'> {
  onUndo: () => void;
  onRedo: () => void;
  onAdd: (type: BlockType) => void;
}

function Steps({ canUndo, canRedo, onUndo, onRedo }: Omit<ToolbarProps, 'onAdd'>) {
  const steps = [
    { label: text.editor.undo, run: onUndo, can: canUndo, Icon: Undo2 },
    { label: text.editor.redo, run: onRedo, can: canRedo, Icon: Redo2 },
  ];
  return steps.map(({ label, run, can, Icon }) => (
    <IconButton
      key={label}
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      title={label}
      disabled={!can}
      onClick={run}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  ));
}

function Toolbar({ onAdd, ...steps }: ToolbarProps) {
  return (
    <Flex
      role="toolbar"
      aria-label={text.editor.toolbar}
      gap="1"
      p="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflowX="auto"
      position="sticky"
      top="16"
      zIndex="2"
    >
      <Steps {...steps} />
      {TOOLS.map(([type, Icon]) => (
        <Button
          key={type}
          variant="ghost"
          colorPalette="gray"
          fontWeight="medium"
          flexShrink="0"
          px="3"
          // Keeps the caret in the text, behind which the block is put.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAdd(type)}
        >
          <Icon size={18} aria-hidden /> {BLOCK_WORDS[type]}
        </Button>
      ))}
    </Flex>
  );
}

export function BlockEditor(props: BlockEditorProps) {
  const { undo, redo, canUndo, canRedo, ref } = props;
  const { holder, editor, flush, problems, dialog, isOpening } = useEditor(props);
  useImperativeHandle(ref, () => ({ flush }));
  const afterFlush = (go: () => void) => () => void flush().then(() => setTimeout(go));
  return (
    <Box>
      <Toolbar
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={afterFlush(undo)}
        onRedo={redo}
        onAdd={(type) => editor.current?.add(type)}
      />
      {problems.map((problem) => (
        <Box key={problem} mt="3">
          <Notice tone="warning" title={text.problems[problem]} />
        </Box>
      ))}
      <Box
        as="section"
        ref={holder}
        className="article article-editor"
        aria-label={text.editor.label}
        mt="4"
        // Keeps what stands below out of sight until the text is there: it would move under a finger.
        minH={isOpening ? '100dvh' : undefined}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.shiftKey) redo();
          else afterFlush(undo)();
        }}
      />
      {dialog}
    </Box>
  );
}

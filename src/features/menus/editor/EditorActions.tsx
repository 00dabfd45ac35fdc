import { Button, IconButton } from '@chakra-ui/react';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { menusText } from '../../../i18n/menus';
import type { Editing } from '../hooks/useEditing';
import { isComposing } from '../../../ui/composing';

export function useEditorKeys(save: () => void, { undo, redo }: Pick<Editing, 'undo' | 'redo'>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || isComposing(event)) return;
      const key = event.key.toLowerCase();
      const field = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (key === 's') {
        event.preventDefault();
        save();
      } else if ((key === 'z' || key === 'y') && !field) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save, undo, redo]);
}

export type History = Pick<Editing, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
interface ActionsProps extends History {
  saving: boolean;
  save: () => void;
  label: string;
}

export function Actions({ canUndo, canRedo, undo, redo, saving, save, label }: ActionsProps) {
  const steps = [
    { name: menusText.undo, icon: Undo2, can: canUndo, go: undo },
    { name: menusText.redo, icon: Redo2, can: canRedo, go: redo },
  ];
  return (
    <>
      {steps.map(({ name, icon: Icon, can, go }) => (
        <IconButton
          key={name}
          variant="outline"
          colorPalette="gray"
          aria-label={name}
          title={name}
          disabled={!can}
          hideBelow={name === menusText.redo && !can ? 'md' : undefined}
          onClick={go}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
      <Button colorPalette="leaf" px={{ base: '3', md: '5' }} loading={saving} onClick={save}>
        {label}
      </Button>
    </>
  );
}

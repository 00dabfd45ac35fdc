import { Button } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { handoutsText as text } from '../../i18n/handouts';

const dialogs = () => import('./HandOutDialog');
const DIALOGS = {
  menu: lazy(async () => ({ default: (await dialogs()).MenuHandOutDialog })),
  recipe: lazy(async () => ({ default: (await dialogs()).RecipeHandOutDialog })),
};

/** Opens what prints or sends a stored menu or recipe; the dialog is loaded when it is first asked for. */
export function HandOutButton({ of, id }: { of: keyof typeof DIALOGS; id: string }) {
  const [open, setOpen] = useState(false);
  const HandOutDialog = DIALOGS[of];
  return (
    <>
      <Button variant="outline" colorPalette="gray" minH="11" onClick={() => setOpen(true)}>
        <Send size={18} aria-hidden /> {text.dialog}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <HandOutDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

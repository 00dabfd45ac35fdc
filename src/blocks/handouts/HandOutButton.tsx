import { Button } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { handoutsText as text } from '../../i18n/handouts';
import { laterPart } from '../../ui/laterPart';

const dialogs = () => import('./HandOutDialog');
const DIALOGS = {
  menu: laterPart(async () => (await dialogs()).MenuHandOutDialog),
  recipe: laterPart(async () => (await dialogs()).RecipeHandOutDialog),
};

export function HandOutButton({ of, id }: { of: keyof typeof DIALOGS; id: string }) {
  const [open, setOpen] = useState(false);
  const HandOutDialog = DIALOGS[of];
  return (
    <>
      <Button variant="outline" colorPalette="gray" minH="11" onClick={() => setOpen(true)}>
        <Send size={18} aria-hidden /> {text.dialog}
      </Button>
      {open ? <HandOutDialog id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

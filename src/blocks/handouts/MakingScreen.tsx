import { Button } from '@chakra-ui/react';
import { loadingText } from '../../i18n/loading';
import { LoadingScreen } from '../../ui/LoadingScreen';
import type { Stage } from './useHandOver';

const text = loadingText.document;
const STAGES = ['images', 'pages', 'file'] as const satisfies readonly Stage[];

export interface MakingScreenProps {
  stage: Stage;
  onLeave: () => void;
}

export default function MakingScreen({ stage, onLeave }: MakingScreenProps) {
  const now = STAGES.indexOf(stage);
  const steps = STAGES.map((one, at) => {
    const state = at < now ? ('done' as const) : at === now ? ('now' as const) : ('later' as const);
    return { label: text[one], state };
  });
  return (
    <LoadingScreen
      title={text.title}
      hint={text.hint}
      steps={steps}
      onLeave={onLeave}
      action={
        <Button variant="outline" colorPalette="gray" onClick={onLeave}>
          {text.leave}
        </Button>
      }
    />
  );
}

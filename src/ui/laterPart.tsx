import { Button, Flex, Text } from '@chakra-ui/react';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { common } from '../i18n/common';
import { isMissingChunk } from './missingChunk';
import { part, type Part } from '../routing/part';
import { toaster } from './toaster';

interface BoundaryProps {
  onMissing: () => void;
  missing: ReactNode;
  children: ReactNode;
}

/** Takes only the error of a missing part; any other goes on to the page's own boundary. */
class MissingPartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error)) this.props.onMissing();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isMissingChunk(error)) throw error;
    return this.props.missing;
  }
}

/** Browsers that keep a failed file until the page goes (Chromium) fetch it again behind a reload only. */
const RELOAD = { label: common.errorPage.reload, onClick: () => window.location.reload() };

interface LaterProps {
  waiting?: ReactNode;
  onMissing?: () => void;
}

function MissingPart() {
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Text color="fg.muted">{common.partMissing}</Text>
      <Button variant="outline" colorPalette="gray" minH="11" onClick={RELOAD.onClick}>
        {RELOAD.label}
      </Button>
    </Flex>
  );
}

/**
 * Where the part cannot be fetched (no network, or an update took the file away) the page around it stays: what can be
 * closed closes with a message, anything else says so in its place; both offer a reload.
 */
export function laterFrom<M, P extends object>(
  from: Part<M>,
  choose: (module: M) => ComponentType<P>,
): ComponentType<P & LaterProps> {
  const begin = () => lazy(async () => ({ default: choose(await from.load()) }));
  let Later = begin();
  return function Drawn({ waiting, onMissing, ...props }: P & LaterProps) {
    // Chosen once: a component of another type would begin anew.
    const [Chosen] = useState<ComponentType<P>>(() => (from.loaded ? choose(from.loaded) : Later));
    const own = props as unknown as P;
    const leave = onMissing ?? (own as { onClose?: () => void }).onClose;
    const onFailed = () => {
      Later = begin();
      if (leave) toaster.create({ type: 'warning', title: common.partMissing, action: RELOAD });
      leave?.();
    };
    const missing = leave ? (waiting ?? null) : <MissingPart />;
    return (
      <MissingPartBoundary onMissing={onFailed} missing={missing}>
        <Suspense fallback={waiting ?? null}>
          <Chosen {...own} />
        </Suspense>
      </MissingPartBoundary>
    );
  };
}

/** @param fetch a dynamic import; called again when it failed */
export function laterPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
): ComponentType<P & LaterProps> {
  return laterFrom(part(fetch), (component) => component);
}

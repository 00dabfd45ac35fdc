import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';

interface CatcherProps {
  address: string;
  alone?: boolean;
  children: ReactNode;
}
interface CatcherState {
  address: string;
  failure: { error: unknown } | null;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { address: this.props.address, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { address }: CatcherProps,
    before: CatcherState,
  ): CatcherState | null {
    return address === before.address ? null : { address, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? (
      <ErrorPage error={failure.error} alone={this.props.alone ?? false} />
    ) : (
      this.props.children
    );
  }
}

export function ErrorBoundary(props: { alone?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  return <Catcher address={pathname} {...props} />;
}

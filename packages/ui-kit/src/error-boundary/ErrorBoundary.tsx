import { Component, type ReactNode } from 'react';

import { ChunkLoadError } from '../loading/loadWithin.ts';
import { StateView } from '../state-view/StateView.tsx';
import { ChunkErrorView } from './ChunkErrorView.tsx';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** A new value, such as the route's path, renders the content again. */
  resetKey?: unknown;
  /** Called with every error, for the log. */
  onError?: (error: unknown) => void;
  /** The title of the message. Default: "something went wrong". */
  title?: ReactNode;
  /** Wraps the message, such as in a dialog. */
  renderMessage?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  error: unknown;
  resetKey: unknown;
}

/** Limits an error to its part of the page: shows a message and a button to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: BoundaryState): BoundaryState | null {
    if (Object.is(props.resetKey, state.resetKey)) return null;
    return { failed: false, error: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  readonly retry = (): void => this.setState({ failed: false, error: undefined });

  override render(): ReactNode {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    const { title, renderMessage = (message) => message } = this.props;
    if (error instanceof ChunkLoadError) return renderMessage(<ChunkErrorView />);
    return renderMessage(<StateView state={{ kind: 'error', error, onRetry: this.retry, title }} />);
  }
}

import type { TouchedHub } from '@vitrina/editor-core/store';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface CanvasBoundaryProps {
  readonly message: string;
  readonly hub: TouchedHub;
  readonly onBroken: () => void;
  /** Renders the page; with `isIsolating`, each block with a boundary of its own. */
  readonly children: (isIsolating: boolean) => ReactNode;
}

interface CanvasState {
  /** Whether blocks have boundaries of their own, since a View has failed. */
  readonly isIsolating: boolean;
  readonly hasFailed: boolean;
}

/**
 * Catches errors of Views. After the first one, renders each block in its own boundary, so that only the failing
 * block is replaced: boundaries from the start would cost a component per block. If the page fails even so, renders
 * again after the next change, such as an undo.
 */
export class CanvasBoundary extends Component<CanvasBoundaryProps, CanvasState> {
  override state: CanvasState = { isIsolating: false, hasFailed: false };

  static getDerivedStateFromError(): Partial<CanvasState> {
    return { hasFailed: true };
  }

  private stopListening = (): void => undefined;

  override componentDidMount(): void {
    this.stopListening = this.props.hub.subscribeAny(() => {
      if (this.state.hasFailed) this.setState({ hasFailed: false });
    });
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (this.state.isIsolating) this.props.onBroken();
    else this.setState({ isIsolating: true, hasFailed: false });
    reportError(
      new Error(`The canvas broke at ${info.componentStack ?? 'an unknown place'}`, { cause: error }),
    );
  }

  override render(): ReactNode {
    const { isIsolating, hasFailed } = this.state;
    if (!hasFailed) return this.props.children(isIsolating);
    return isIsolating ? this.props.message : null;
  }
}

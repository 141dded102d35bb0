import type { IsolationProps } from '@vitrina/block-kit/react';
import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useComponent } from '../store/hooks.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';

/** Class of what is shown in the place of a block whose View fails. */
export const brokenClass = 'BrokenBlock';

/** Replaces a block whose View fails with a named place, until the block is changed. */
export function BlockBoundary({ id, children }: IsolationProps) {
  return (
    <Boundary resetKey={useComponent(id)} fallback={<BrokenBlock id={id} />}>
      {children}
    </Boundary>
  );
}

/** Can be selected, so that its values can be edited and it can be removed. */
function BrokenBlock({ id }: Pick<IsolationProps, 'id'>) {
  const intl = useIntl();
  const texts = useBlockTexts();
  const component = useComponent(id);
  const name = component ? texts.component(component) : '';
  return (
    <div data-block={id} data-key={component?.componentKey} className={brokenClass} tabIndex={-1}>
      {intl.formatMessage({ id: 'builder.canvas.blockBroken' }, { name })}
    </div>
  );
}

interface BoundaryProps {
  readonly resetKey: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly resetKey: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

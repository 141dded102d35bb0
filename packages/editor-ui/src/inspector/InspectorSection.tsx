import type { PropSection } from '@vitrina/block-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

import { Fold } from '../panels/Fold.tsx';
import { useEditorState } from '../store/hooks.ts';

interface InspectorSectionProps {
  readonly section: PropSection;
  /** Names of the props in the section. */
  readonly propNames: readonly string[];
  /** Whether one of the props is set at this size. */
  readonly isChanged: boolean;
  /** Whether a filter shows the section, which is then open. */
  readonly isFiltered: boolean;
  readonly children: ReactNode;
}

/**
 * Collapsible section of the inspector. The collapsed state applies to all blocks and is stored for the next
 * visit.
 */
export function InspectorSection(props: InspectorSectionProps) {
  const { section, propNames, isChanged, isFiltered, children } = props;
  const isWanted = useEditorState(({ view }) =>
    propNames.some((name) => view.wantedField === `prop:${name}`),
  );
  return (
    <Fold
      storageKey={`builder.inspector.${section}`}
      title={
        <span>
          <FormattedMessage id={`builder.inspector.section.${section}`} />
          {isChanged && (
            <span aria-hidden className="field-dot">
              •
            </span>
          )}
        </span>
      }
      isOpenAtFirst={section !== 'advanced'}
      isWanted={isWanted}
      isHeldOpen={isFiltered}
    >
      <div className="inspector-section">{children}</div>
    </Fold>
  );
}

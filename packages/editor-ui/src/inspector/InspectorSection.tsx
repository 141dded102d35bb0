import Box from '@mui/material/Box';
import type { PropSection } from '@vitrina/block-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

import { Fold } from '../panels/Fold.tsx';
import { useEditorState } from '../store/hooks.ts';

interface InspectorSectionProps {
  readonly section: PropSection;
  /** Names of the props in the section. */
  readonly propNames: readonly string[];
  readonly children: ReactNode;
}

/**
 * Collapsible section of the inspector. The collapsed state applies to all blocks and is stored for the next
 * visit.
 */
export function InspectorSection({ section, propNames, children }: InspectorSectionProps) {
  const isWanted = useEditorState(({ view }) =>
    propNames.some((name) => view.wantedField === `prop:${name}`),
  );
  return (
    <Fold
      storageKey={`builder.inspector.${section}`}
      title={<FormattedMessage id={`builder.inspector.section.${section}`} />}
      isOpenAtFirst
      isWanted={isWanted}
    >
      <Box sx={{ px: 3, pb: 4, display: 'flex', flexDirection: 'column', gap: 3 }}>{children}</Box>
    </Fold>
  );
}

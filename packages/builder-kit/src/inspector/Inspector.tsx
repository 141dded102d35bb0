import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BlockDefinition, PropKind, PropSection } from '@vitrina/block-kit';
import { mvideoTemplate, type ComponentId } from '@vitrina/epack-model';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder, useComponentKey } from '../store/hooks.ts';
import { getActiveId } from '../store/selectors.ts';
import { MvideoSettings } from '../template-settings/MvideoSettings.tsx';
import { InspectorHeader } from './InspectorHeader.tsx';
import { InspectorSection } from './InspectorSection.tsx';
import { LateField } from './LateField.tsx';
import { PropField } from './PropField.tsx';
import { SeveralSelected } from './SeveralSelected.tsx';

/** Props of {@link Inspector}. */
export interface InspectorProps {
  /** Closes it, where it lies over the page. */
  readonly onClose?: (() => void) | undefined;
}

/** The props of the active component, by section; while nothing is active, what the template itself asks. */
export function Inspector({ onClose }: InspectorProps) {
  // Drawn once there is time for it: what a click selects is to be seen at once.
  const activeId = useDeferredValue(useBuilder(getActiveId));
  const selectedCount = useBuilder((state) => state.view.selection.length);
  const template = useBuilder((state) => state.document.active.template);
  if (activeId === undefined && template === mvideoTemplate) return <MvideoSettings />;
  if (activeId === undefined) return <Hint id="builder.inspector.nothing" />;
  if (selectedCount > 1) return <SeveralSelected />;
  return <ComponentInspector id={activeId} onClose={onClose} />;
}

function Hint({ id }: { id: string }) {
  return (
    <Typography variant="body2" sx={{ p: 4, color: 'text.secondary' }}>
      <FormattedMessage id={id} />
    </Typography>
  );
}

interface ComponentInspectorProps {
  readonly id: ComponentId;
  readonly onClose: (() => void) | undefined;
}

/** Follows what the component is, not what its props say: each field follows its own. */
function ComponentInspector({ id, onClose }: ComponentInspectorProps) {
  const key = useComponentKey(id);
  const definition = useBuilderStore().services.catalogue.find(key ?? '');
  if (key === undefined) return null;
  if (definition === undefined) return <Hint id="builder.inspector.unknownBlock" />;
  return (
    <>
      <InspectorHeader key={id} id={id} definition={definition} onClose={onClose} />
      <Box sx={{ flex: 1, overflowY: 'auto', pb: 8 }}>
        {listSections(definition).map(({ section, props, before }) => (
          <InspectorSection key={section} section={section} propNames={props.map(([name]) => name)}>
            {props.map(([name, kind], index) => (
              // From one block to the next most props are the same: their fields only change their values.
              <LateField
                key={isStateless(kind) ? name : `${name} ${id}`}
                isFirst={before + index < firstFields}
              >
                <PropField componentId={id} definition={definition} name={name} kind={kind} />
              </LateField>
            ))}
          </InspectorSection>
        ))}
      </Box>
    </>
  );
}

/** Fields that are in view whatever the block. */
const firstFields = 6;

/** Controls that hold nothing of their own once they are left: from one text to the next they only change their values. */
const statelessControls = new Set([
  'text',
  'richText',
  'choice',
  'number',
  'boolean',
  'colour',
  'length',
  'classNames',
  'attributes',
  'fontFamily',
]);

function isStateless({ control }: PropKind<unknown>): boolean {
  return statelessControls.has(control.name);
}

const sectionOrder: readonly PropSection[] = ['content', 'style', 'data'];

/**
 * The props of a block by section, a block's own before those that all blocks have, with how many stand before; empty
 * sections are left out.
 */
function listSections(definition: BlockDefinition) {
  const own = Object.entries(definition.ownProps);
  const common = Object.entries(definition.props).filter(
    ([name]) => !Object.hasOwn(definition.ownProps, name),
  );
  const all = [...own, ...common];
  let before = 0;
  return sectionOrder
    .map((section) => {
      const props = all.filter(([, kind]) => kind.section === section);
      const listed = { section, props, before };
      before += props.length;
      return listed;
    })
    .filter(({ props }) => props.length > 0);
}

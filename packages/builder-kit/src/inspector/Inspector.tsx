import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BlockDefinition, PropSection } from '@vitrina/block-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder, useComponent } from '../store/hooks.ts';
import { getActiveId } from '../store/selectors.ts';
import { InspectorHeader } from './InspectorHeader.tsx';
import { InspectorSection } from './InspectorSection.tsx';
import { PropField } from './PropField.tsx';

/** The props of the active component, by section. Where it lies over the page it can be closed. */
export function Inspector({ onClose }: { onClose?: (() => void) | undefined }) {
  // Drawn once there is time for it: what a click selects is to be seen at once.
  const activeId = useDeferredValue(useBuilder(getActiveId));
  const selectedCount = useBuilder((state) => state.view.selection.length);
  if (activeId === undefined) return <Hint id="builder.inspector.nothing" />;
  if (selectedCount > 1) return <Hint id="builder.inspector.several" count={selectedCount} />;
  return <ComponentInspector key={activeId} id={activeId} onClose={onClose} />;
}

function Hint({ id, count = 0 }: { id: string; count?: number }) {
  return (
    <Typography variant="body2" sx={{ p: 4, color: 'text.secondary' }}>
      <FormattedMessage id={id} values={{ count }} />
    </Typography>
  );
}

interface ComponentInspectorProps {
  readonly id: ComponentId;
  readonly onClose: (() => void) | undefined;
}

function ComponentInspector({ id, onClose }: ComponentInspectorProps) {
  const component = useComponent(id);
  const definition = useBuilderStore().services.catalogue.find(component?.componentKey ?? '');
  if (component === undefined) return null;
  if (definition === undefined) return <Hint id="builder.inspector.unknownBlock" />;
  return (
    <>
      <InspectorHeader component={component} definition={definition} onClose={onClose} />
      <Box sx={{ flex: 1, overflowY: 'auto', pb: 8 }}>
        {listSections(definition).map(({ section, props }) => (
          <InspectorSection key={section} section={section}>
            {props.map(([name, kind]) => (
              <PropField
                key={name}
                componentId={id}
                prop={Object.hasOwn(component.props, name) ? component.props[name] : undefined}
                definition={definition}
                name={name}
                kind={kind}
              />
            ))}
          </InspectorSection>
        ))}
      </Box>
    </>
  );
}

const sectionOrder: readonly PropSection[] = ['content', 'style', 'data'];

/** The props of a block by section, a block's own before those that all blocks have; empty sections are left out. */
function listSections(definition: BlockDefinition) {
  const own = Object.entries(definition.ownProps);
  const common = Object.entries(definition.props).filter(
    ([name]) => !Object.hasOwn(definition.ownProps, name),
  );
  const all = [...own, ...common];
  return sectionOrder
    .map((section) => ({ section, props: all.filter(([, kind]) => kind.section === section) }))
    .filter(({ props }) => props.length > 0);
}

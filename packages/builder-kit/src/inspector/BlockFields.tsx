import type { BlockDefinition, PropKind, PropSection } from '@vitrina/block-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { memo } from 'react';

import { InspectorSection } from './InspectorSection.tsx';
import { LateField } from './LateField.tsx';
import { PropField } from './PropField.tsx';

interface BlockFieldsProps {
  readonly id: ComponentId;
  readonly definition: BlockDefinition;
}

/** The props of a component by section. From one block to the next of its kind most fields only change their values. */
export const BlockFields = memo(function BlockFields({ id, definition }: BlockFieldsProps) {
  return listSections(definition).map(({ section, props, before }) => (
    <InspectorSection key={section} section={section} propNames={props.map(([name]) => name)}>
      {props.map(([name, kind], index) => (
        <LateField key={isStateless(kind) ? name : `${name} ${id}`} isFirst={before + index < firstFields}>
          <PropField componentId={id} definition={definition} name={name} kind={kind} />
        </LateField>
      ))}
    </InspectorSection>
  ));
});

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

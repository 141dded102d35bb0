import { type BlockTemplate, defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { formProps } from './schema.ts';

const startingFields: readonly BlockTemplate[] = [
  { key: 'FormInput', props: { label: 'Name', name: 'name' } },
  {
    key: 'FormInput',
    props: { label: 'Email', name: 'email', rules: [{ kind: 'required' }, { kind: 'email' }] },
  },
  { key: 'FormButton' },
];

/**
 * A form that submits its fields to an address; then another page opens, or blocks are shown and hidden.
 *
 * @public
 */
export const form = defineBlock({
  key: 'Form',
  family: 'generic',
  props: formProps,
  nesting: {
    allowedChildren: [
      'FormInput',
      'FormCheckbox',
      'FormRadioGroup',
      'FormSelect',
      'FormButton',
      'Row',
      'Text',
      'Image',
    ],
  },
  css: '.Form-form{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}.Form-status:empty{display:none}.Form-status[data-status=failure]{color:#cf222e}',
  elements: ['vitrina-form'],
  previewStates: ['success', 'failure'],
  unusedProps: ({ afterSubmit }) =>
    afterSubmit === 'redirect'
      ? ['showOnSuccess', 'hideOnSuccess', 'showOnFailure', 'hideOnFailure']
      : ['redirectLink', 'redirectTarget'],
  create: () => ({ key: 'Form', children: startingFields }),
  keywords: ['feedback', 'subscribe', 'форма', 'заявка'],
  thumbnail: thumbnail(
    `<rect x="12.75" y="7.75" width="38.5" height="9.5" rx="2"/><rect x="12.75" y="20.75" width="38.5" height="9.5" rx="2"/><rect x="12.75" y="33.75" width="18.5" height="8.5" rx="2" ${tint}/><path d="M17 12.5h14M17 25.5h9"/>`,
  ),
});

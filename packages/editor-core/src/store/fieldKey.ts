/** Names a field of the editor, in `data-field` and wherever somebody is led to it. */
export type FieldKey = `prop:${string}` | `data:${string}` | `template:${string}`;

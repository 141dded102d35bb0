/** Key of an editor field, used in `data-field` and for navigation to the field. */
export type FieldKey = 'inspector:search' | `prop:${string}` | `data:${string}` | `template:${string}`;

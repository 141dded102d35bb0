/** Key of an editor field, used in `data-field` and for navigation to the field. */
export type FieldKey = `prop:${string}` | `data:${string}` | `template:${string}`;

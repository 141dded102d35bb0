/**
 * Returns the id if the catalog has a message for it, otherwise undefined, for the caller to fall back on other text. Only
 * for ids made of data from elsewhere: codes of a server, names in block definitions of other teams.
 */
export function asMessageId(messages: object, id: string): LabelId | undefined {
  return Object.hasOwn(messages, id) ? (id as LabelId) : undefined;
}

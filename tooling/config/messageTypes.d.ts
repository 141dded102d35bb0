// Each package adds its messages to MessageArguments in src/messages/arguments.d.ts. react-intl reads both interfaces.

declare namespace FormatjsIntl {
  /** Arguments of every message by its id. */
  interface MessageArguments {}

  interface Message {
    ids: MessageId;
  }
}

/** Id of a message that the package can show: its own or of a package it depends on. */
type MessageId = keyof FormatjsIntl.MessageArguments;

/** Id of a message without arguments. */
type LabelId = {
  [Id in MessageId]: keyof FormatjsIntl.MessageArguments[Id] extends never ? Id : never;
}[MessageId];

/** The part between a prefix with a dot and a suffix, in the ids of messages without arguments. */
type LabelsUnder<Prefix extends string, Suffix extends string = ''> = LabelId extends infer Id
  ? Id extends `${Prefix}.${infer Name}${Suffix}`
    ? Name
    : never
  : never;

/** The part before a dot and a suffix, in the ids of messages without arguments. */
type LabelPrefix<Suffix extends string> = LabelId extends infer Id
  ? Id extends `${infer Prefix}.${Suffix}`
    ? Prefix
    : never
  : never;

/** A message with the values of its arguments, to be formatted later. */
type MessageText =
  | { readonly id: LabelId; readonly values?: never }
  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- never only while no package adds messages
  | {
      [Id in Exclude<MessageId, LabelId>]: {
        readonly id: Id;
        readonly values: Readonly<FormatjsIntl.MessageArguments[Id]>;
      };
    }[Exclude<MessageId, LabelId>];

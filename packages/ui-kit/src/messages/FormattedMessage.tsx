import type { ReactNode } from 'react';
import { FormattedMessage as UncheckedMessage, type MessageTag } from 'react-intl';

/** The values of one message as React shows them: nodes for texts, functions for tags. */
type ShownValues<Arguments> = {
  [Name in keyof Arguments]: Arguments[Name] extends MessageTag
    ? (chunks: ReactNode[]) => ReactNode
    : string extends Arguments[Name]
      ? NonNullable<ReactNode>
      : Arguments[Name];
};

/** The values that every message of a union accepts. */
type CommonValues<Arguments> = (
  Arguments extends unknown ? (values: ShownValues<Arguments>) => void : never
) extends (values: infer Values) => void
  ? Values
  : never;

/** Props of `FormattedMessage`; `values` is required if the message has arguments. */
export type FormattedMessageProps<Id extends MessageId> = { id: Id; tagName?: 'div' } & ([Id] extends [
  LabelId,
]
  ? { values?: never }
  : { values: CommonValues<FormatjsIntl.MessageArguments[Id]> });

/** Renders a message. The same as react-intl's, but `values` has the types of the message's arguments. */
export const FormattedMessage = UncheckedMessage as <const Id extends MessageId>(
  props: FormattedMessageProps<Id>,
) => ReactNode;

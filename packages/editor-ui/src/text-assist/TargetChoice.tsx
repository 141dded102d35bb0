import type { BlockDefinition } from '@vitrina/block-kit';
import { SelectField } from '@vitrina/ui-kit';
import { FormattedMessage } from '@vitrina/ui-kit';
import { type AssistTarget, toPlainText } from '@vitrina/editor-core/texts';

import { useBlockTexts, type BlockTexts } from '../texts/useBlockTexts.ts';

interface TargetChoiceProps {
  readonly targets: readonly AssistTarget[];
  readonly definition: BlockDefinition | undefined;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** Selects the text of a block to work on. Renders nothing if there is only one. */
export function TargetChoice({ targets, definition, value, onChange }: TargetChoiceProps) {
  const texts = useBlockTexts();
  if (targets.length < 2) return null;
  return (
    <SelectField
      label={<FormattedMessage id="builder.assist.target" />}
      value={value}
      options={targets.map((target) => ({
        value: target.key,
        label: [...listNames(target, definition, texts), excerpt(target)].join(' · '),
      }))}
      onChange={onChange}
    />
  );
}

function listNames(
  { place }: AssistTarget,
  definition: BlockDefinition | undefined,
  texts: BlockTexts,
): string[] {
  if (place === undefined || definition === undefined) return [];
  const number = place.steps.find((step) => typeof step === 'number');
  return [
    texts.prop(definition, place.name),
    ...(number === undefined ? [] : [String(number + 1)]),
    ...(place.field === undefined ? [] : [texts.field(definition, place.name, place.field)]),
  ];
}

const excerptLength = 40;

function excerpt({ text, isRich }: AssistTarget): string {
  const words = isRich ? toPlainText(text) : text;
  return words.length > excerptLength ? `${words.slice(0, excerptLength)}…` : words;
}

import type { StepSummary } from '@vitrina/api-client/contract';
import { asMessageId } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts, useValueText } from '@vitrina/editor-ui/texts';

/** Returns a function that describes a step in a sentence, such as “Color of “Benefits”: Black → Accent”. */
export function useStepText(): (step: StepSummary) => string {
  const intl = useIntl();
  const texts = useBlockTexts();
  const valueText = useValueText();
  const { catalogue } = useEditorStore().services;
  return useCallback(
    (step) => {
      const { type, componentKey, name, propName, member, size, before, after, count } = step;
      const definition = componentKey == null ? undefined : catalogue.find(componentKey);
      const block = name ?? (componentKey == null ? undefined : texts.block(componentKey));
      if (definition && propName != null && block !== undefined && (before ?? after) !== undefined) {
        const place = { definition, propName, member: member ?? undefined };
        const isMember = member != null && definition.props[propName]?.control.name === 'group';
        const prop = texts.prop(definition, propName);
        const isSized = size === 'laptop' || size === 'tablet' || size === 'mobile';
        return intl.formatMessage(
          { id: 'builder.history.set' },
          {
            prop: isMember ? `${prop}, ${texts.field(definition, propName, member)}` : prop,
            block,
            size: isSized ? intl.formatMessage({ id: `builder.size.${size}` }) : '',
            isSized: String(isSized),
            before: valueText(place, before),
            after: valueText(place, after),
          },
        );
      }
      const did = intl.formatMessage({
        id: asMessageId(intl.messages, `builder.history.step.${type}`) ?? 'builder.history.step.other',
      });
      if (count != null) return intl.formatMessage({ id: 'builder.history.several' }, { did, count });
      return block === undefined ? did : intl.formatMessage({ id: 'builder.history.one' }, { did, block });
    },
    [intl, texts, valueText, catalogue],
  );
}

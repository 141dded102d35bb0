import { findKitColor, type BlockDefinition, type Control } from '@vitrina/block-kit';
import type { JsonObject } from '@vitrina/epack-model';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { showValue } from '@vitrina/editor-core/saving';

import { useBlockTexts } from './useBlockTexts.ts';
import { useColorName } from './useColorName.ts';

/** The prop of a block, or its member, that a value is of. */
export interface ValuePlace {
  readonly definition: BlockDefinition;
  readonly propName: string;
  readonly member?: string | undefined;
}

/** Returns a function that describes a value of a prop in the user's language. */
export function useValueText(): (place: ValuePlace, value: unknown) => string {
  const intl = useIntl();
  const texts = useBlockTexts();
  const nameColor = useColorName();
  return useCallback(
    ({ definition, propName, member }, value) => {
      if (value === null || value === undefined) return intl.formatMessage({ id: 'builder.value.none' });
      const control = findControl({ definition, propName, member });
      if (control?.name === 'boolean') {
        return intl.formatMessage({ id: value === true ? 'builder.value.on' : 'builder.value.off' });
      }
      if (control?.name === 'choice' && (typeof value === 'string' || typeof value === 'number')) {
        return control.hasNames ? texts.choice(definition, propName, value, member) : String(value);
      }
      if (control?.name === 'color' && typeof value === 'string') {
        const role = findKitColor(value);
        return role ? intl.formatMessage({ id: `builder.color.kit.${role}` }) : nameColor(value);
      }
      if (typeof value === 'object' && !Array.isArray(value)) return describeObject(value as JsonObject);
      return showValue(value);
    },
    [intl, texts, nameColor],
  );
}

function findControl({ definition, propName, member }: ValuePlace): Control | undefined {
  const control = definition.props[propName]?.control;
  return member !== undefined && control?.name === 'group' ? control.fields[member]?.control : control;
}

/** Returns the name of a file, or the values of the members. */
function describeObject(value: JsonObject): string {
  if (typeof value.name === 'string') return value.name;
  const members = Object.values(value).filter((each) => typeof each === 'string' || typeof each === 'number');
  // Equal sides are named once.
  return members.length === 0 ? '…' : (new Set(members).size === 1 ? members.slice(0, 1) : members).join(' ');
}

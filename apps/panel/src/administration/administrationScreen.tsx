import { lazyScreen } from '@vitrina/ui-kit';
import type { ComponentType } from 'react';

import { WithAdministrationTexts } from '../messages/administration/WithAdministrationTexts.tsx';

/** A screen of administrators, which loads when first shown and brings their texts along. */
export function administrationScreen(load: () => Promise<ComponentType>): ComponentType {
  return lazyScreen(async () => {
    const Screen = await load();
    return function AdministrationScreen() {
      return (
        <WithAdministrationTexts>
          <Screen />
        </WithAdministrationTexts>
      );
    };
  });
}

import { useSession } from '@vitrina/session';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { usePanelRoutes } from '../../navigation/PanelRoutes.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import type { PaletteChoice } from './paletteChoice.ts';

/**
 * Returns all screens the user can open from anywhere: menu screens, forms for new records, and the profile.
 */
export function useScreenChoices(): readonly PaletteChoice[] {
  const intl = useIntl();
  const { can } = useSession();
  const routes = usePanelRoutes();
  const menu = useMenu();
  return useMemo(() => {
    const inMenu = menu.flatMap(({ items }) => items);
    const others = routes.filter(
      ({ path, permission, menu: place }) => place === undefined && !path.includes(':') && can(permission),
    );
    return [...inMenu, ...others].map(({ path, titleId, menu: place }) => ({
      kind: 'screens' as const,
      path,
      name: intl.formatMessage({ id: titleId }),
      Icon: place?.Icon,
    }));
  }, [intl, routes, menu, can]);
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';

import { homePaths } from '../../navigation/homePaths.ts';
import { usePanelRoutes } from '../../navigation/PanelRoutes.ts';
import type { MenuItem } from '../../navigation/menuOf.ts';
import { PreviewPart } from './PreviewPart.tsx';
import { screensOf } from './screensOf.ts';
import type { GroupValues } from './settingSwitches.ts';

function Names({ items, hasIcons = false }: { items: readonly MenuItem[]; hasIcons?: boolean }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(({ name, titleId, menu: { Icon } }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
          {hasIcons ? <Icon /> : null}
          <FormattedMessage id={titleId} />
        </Box>
      ))}
    </Box>
  );
}

/** Shows the menu, the first screen after sign-in, and the unavailable screens of a group's users. */
export function GroupScreens({ group }: { group: GroupValues }) {
  const { menu, closed, unlisted, homePath } = screensOf(usePanelRoutes(), group);
  const homeTitleId = homePath === homePaths.home ? 'panel.dashboard.title' : 'panel.reports.title';
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <PreviewPart title={<FormattedMessage id="panel.menu.label" />}>
        <Box
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: colors.ground, px: 4, py: 2 }}
        >
          {menu.map(({ section, items }) => (
            <Box key={section} sx={{ py: 1 }}>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id={`panel.menu.${section}`} />
              </Typography>
              <Names items={items} hasIcons />
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          <FormattedMessage
            id="panel.groups.seeAsHome"
            values={{ screen: <FormattedMessage id={homeTitleId} /> }}
          />
        </Typography>
      </PreviewPart>
      {unlisted.length > 0 ? (
        <PreviewPart title={<FormattedMessage id="panel.groups.seeAsUnlisted" />}>
          <Names items={unlisted} />
        </PreviewPart>
      ) : null}
      {closed.length > 0 ? (
        <PreviewPart title={<FormattedMessage id="panel.groups.seeAsClosed" />}>
          <Names items={closed} />
        </PreviewPart>
      ) : null}
    </Box>
  );
}

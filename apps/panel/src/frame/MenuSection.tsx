import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { MenuGroup, MenuItem } from '../navigation/menuOf.ts';
import { MenuLink } from './MenuLink.tsx';
import { SectionToggle } from './SectionToggle.tsx';
import { useFoldedSection } from './useFoldedSection.ts';

/** Props of {@link MenuSection} and {@link FoldedMenuSection}. */
export interface MenuSectionProps extends MenuGroup {
  /** The item of the current screen. */
  shown: MenuItem | undefined;
  isNameShown: boolean;
  /** Whether no section is above. */
  isFirst: boolean;
  onFollow: (() => void) | undefined;
}

/** Separates sections without titles by a line. */
const separated = { borderTop: 1, borderColor: 'divider', mt: 2, pt: 2, mx: 3 } as const;

function Items({ section, items, shown, isNameShown, isFirst, onFollow }: MenuSectionProps) {
  const intl = useIntl();
  return (
    <List
      disablePadding
      aria-label={intl.formatMessage({ id: `panel.menu.${section}` })}
      sx={{ px: isNameShown || isFirst ? 3 : 0, display: 'grid', gap: 1 }}
    >
      {items.map((item) => (
        <MenuLink
          key={item.name}
          item={item}
          isShown={item === shown}
          isNameShown={isNameShown}
          onFollow={onFollow}
        />
      ))}
    </List>
  );
}

/** A section of the menu with its title. */
export function MenuSection(props: MenuSectionProps) {
  const { section, isNameShown, isFirst } = props;
  return (
    <Box sx={isNameShown || isFirst ? undefined : separated}>
      {isNameShown ? (
        <Typography
          variant="caption"
          component="h2"
          sx={{ color: 'text.secondary', px: 5, pt: 3, pb: 1, fontWeight: 500 }}
        >
          <FormattedMessage id={`panel.menu.${section}`} />
        </Typography>
      ) : null}
      <Items {...props} />
    </Box>
  );
}

/** A section of the menu that opens on demand. While closed, it has at most the item of the current screen. */
export function FoldedMenuSection(props: MenuSectionProps) {
  const { section, items, shown, isNameShown, isFirst } = props;
  const current = items.filter((item) => item === shown);
  const { isOpen, toggle } = useFoldedSection(section, current.length > 0);
  const visible = isOpen ? items : current;
  return (
    <Box sx={isNameShown || isFirst ? undefined : separated}>
      <SectionToggle section={section} isOpen={isOpen} isNameShown={isNameShown} onToggle={toggle} />
      {visible.length > 0 ? <Items {...props} items={visible} /> : null}
    </Box>
  );
}

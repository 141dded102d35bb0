import GridView from '@mui/icons-material/GridViewOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useKeptText } from '@vitrina/editor-ui/panels';
import { useSession } from '@vitrina/session';
import { useIntl } from 'react-intl';

/** How the packages are listed. */
export type ListLayout = 'table' | 'cards';

const layouts = [
  { name: 'table', Icon: TableRows },
  { name: 'cards', Icon: GridView },
] as const;

/** Returns the layout that the user chose in this browser, and its setter. */
export function useListLayout(): readonly [ListLayout, (layout: ListLayout) => void] {
  const { profile } = useSession();
  const [kept, keep] = useKeptText(`builder.listLayout.${profile?.username ?? ''}`);
  return [kept === 'cards' ? 'cards' : 'table', keep];
}

interface LayoutSwitchProps {
  readonly layout: ListLayout;
  readonly onChange: (layout: ListLayout) => void;
}

/** Switches between the table and the cards. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      aria-label={intl.formatMessage({ id: 'builder.list.layout' })}
      onChange={(_, next: ListLayout | null) => next && onChange(next)}
    >
      {layouts.map(({ name, Icon }) => {
        const label = intl.formatMessage({ id: `builder.list.layout.${name}` });
        return (
          <ToggleButton key={name} value={name} aria-label={label}>
            <Tooltip title={label}>
              <Icon />
            </Tooltip>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

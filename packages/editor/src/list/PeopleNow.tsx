import Box from '@mui/material/Box';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** Tells who has a package open now; nothing for nobody. */
export function PeopleNow({ people }: { readonly people: readonly string[] }) {
  const intl = useIntl();
  if (people.length === 0) return null;
  return (
    <Box component="span" sx={style}>
      <FormattedMessage
        id="builder.list.openNow"
        values={{ names: intl.formatList(people, { type: 'conjunction' }) }}
      />
    </Box>
  );
}

const style = {
  display: 'block',
  fontSize: 12,
  lineHeight: '16px',
  color: colors.accent,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

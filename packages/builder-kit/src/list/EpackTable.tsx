import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { colours, useFormat, type Format } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useCategories } from '../categories/useCategories.ts';

interface EpackTableProps {
  readonly items: readonly EpackListItem[];
  readonly onOpen: (epackId: string) => void;
  readonly onMenu: (anchor: HTMLElement, epack: EpackListItem) => void;
}

/** How values are written. */
interface Shown {
  readonly format: Format;
  readonly categoryName: (id: string) => string;
}

/** The columns beside the name: every field of the list (builder-pro.md section 3). */
const columns: readonly { id: string; show: (epack: EpackListItem, shown: Shown) => ReactNode }[] = [
  { id: 'type', show: ({ type }) => <FormattedMessage id={`builder.type.${type}`} /> },
  { id: 'brand', show: ({ brand }) => brand },
  { id: 'updatedDate', show: ({ updatedDate }, { format }) => format.dateTime(updatedDate) },
  { id: 'ean', show: ({ ean }) => ean },
  { id: 'mpn', show: ({ mpn }) => mpn },
  { id: 'mappingId', show: ({ mappingId }) => mappingId },
  { id: 'categories', show: ({ categories }, { categoryName }) => categories.map(categoryName).join(', ') },
  { id: 'tags', show: ({ tags }) => tags.join(', ') },
  { id: 'owner', show: ({ owner }) => owner.username },
  { id: 'author', show: ({ author }) => author },
  { id: 'locale', show: ({ locale }) => locale },
  { id: 'template', show: ({ template }) => template },
  { id: 'page', show: ({ page }) => page },
  { id: 'version', show: ({ version }) => version },
  { id: 'customPackageId', show: ({ customPackageId }) => customPackageId },
];

/** The packages with every field of the list. The name stays in view while the rest scrolls. */
export function EpackTable({ items, onOpen, onMenu }: EpackTableProps) {
  const intl = useIntl();
  const format = useFormat();
  const categories = useCategories();
  const shown = { format, categoryName: (id: string) => categories.get(id)?.name ?? id };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={nameStyle}>
              <FormattedMessage id="builder.list.name" />
            </TableCell>
            {columns.map(({ id }) => (
              <TableCell key={id}>
                <FormattedMessage id={`builder.list.${id}`} />
              </TableCell>
            ))}
            <TableCell sx={actionsStyle} />
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((epack) => (
            <TableRow key={epack.id} hover>
              <TableCell component="th" scope="row" sx={nameStyle}>
                <Name epack={epack} onOpen={() => onOpen(epack.id)} />
              </TableCell>
              {columns.map(({ id, show }) => (
                <TableCell key={id} sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {show(epack, shown)}
                </TableCell>
              ))}
              <TableCell sx={actionsStyle}>
                <IconButton
                  aria-label={intl.formatMessage({ id: 'builder.list.actions' }, { name: epack.name })}
                  aria-haspopup="menu"
                  onClick={(event) => onMenu(event.currentTarget, epack)}
                >
                  <MoreVert />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Name({ epack, onOpen }: { epack: EpackListItem; onOpen: () => void }) {
  const intl = useIntl();
  const name =
    epack.name === '' ? intl.formatMessage({ id: `builder.top.unnamed.${epack.type}` }) : epack.name;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Link
        component="button"
        type="button"
        onClick={onOpen}
        title={name}
        noWrap
        sx={{ fontSize: 13, textAlign: 'start', minWidth: 0 }}
      >
        {name}
      </Link>
      {epack.publishedDate !== null && <PublishedMark />}
    </Box>
  );
}

/** A word where there is room, on phones an icon with that name. */
function PublishedMark() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'builder.list.published' });
  return (
    <>
      <Chip label={label} sx={{ display: { xs: 'none', sm: 'flex' }, color: colours.live, flexShrink: 0 }} />
      <CheckCircle titleAccess={label} sx={{ display: { sm: 'none' }, color: colours.live, flexShrink: 0 }} />
    </>
  );
}

const nameStyle = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  maxWidth: { xs: 180, md: 320 },
  backgroundColor: colours.surface,
  fontWeight: 400,
} as const;

const actionsStyle = {
  position: 'sticky',
  right: 0,
  width: 48,
  backgroundColor: colours.surface,
} as const;

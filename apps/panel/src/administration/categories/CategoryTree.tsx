import Add from '@mui/icons-material/Add';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Category } from '@vitrina/api-client/contract';
import { sizes, touchMedia, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { CategoryDraft } from './CategoryDialog.tsx';

interface TreeProps {
  categories: readonly Category[];
  isEditable: boolean;
  onEdit: (draft: CategoryDraft) => void;
}

function Actions({ category, onEdit }: { category: Category } & Pick<TreeProps, 'onEdit'>) {
  const intl = useIntl();
  const label = (id: 'panel.categories.addBelow' | 'panel.categories.change') =>
    intl.formatMessage({ id }, { name: category.name });
  return (
    <>
      <IconButton
        aria-label={label('panel.categories.addBelow')}
        onClick={() => onEdit({ parentId: category.id })}
      >
        <Add />
      </IconButton>
      <IconButton
        aria-label={label('panel.categories.change')}
        onClick={() => onEdit({ id: category.id, parentId: category.parentId })}
      >
        <Edit />
      </IconButton>
    </>
  );
}

function Branch({ category, ...rest }: Omit<TreeProps, 'categories'> & { category: Category }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  const hasChildren = category.children.length > 0;
  return (
    <li>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 40,
          borderRadius: 1,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {hasChildren ? (
          <IconButton
            aria-expanded={isOpen}
            aria-label={intl.formatMessage({ id: 'panel.categories.toggle' }, { name: category.name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronRight sx={{ transform: isOpen ? 'rotate(90deg)' : 'none' }} />
          </IconButton>
        ) : (
          <Box sx={{ width: sizes.controlPx, [touchMedia]: { width: sizes.touchControlPx } }} />
        )}
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {category.name}
        </Box>
        {rest.isEditable ? <Actions category={category} onEdit={rest.onEdit} /> : null}
      </Box>
      {hasChildren && isOpen ? <CategoryTree categories={category.children} {...rest} /> : null}
    </li>
  );
}

/** Renders the category tree, sorted by name, with collapsible branches. */
export function CategoryTree({ categories, ...rest }: TreeProps) {
  const format = useFormat();
  const sorted = categories.toSorted((a, b) => format.compare(a.name, b.name));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& &': { pl: 6 } }}>
      {sorted.map((category) => (
        <Branch key={category.id} category={category} {...rest} />
      ))}
    </Box>
  );
}

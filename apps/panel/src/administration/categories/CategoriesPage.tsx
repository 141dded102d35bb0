import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Category } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';
import { lazy, QueryView, StateView, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';

import type { CategoryDraft } from './CategoryDialog.tsx';
import { CategoryTree } from './CategoryTree.tsx';

const CategoryDialog = lazy(async () => (await import('./CategoryDialog.tsx')).CategoryDialog);

/** Page that adds, renames, moves, and deletes categories in a tree. */
export function CategoriesPage() {
  const client = useApiClient();
  const { isAdmin } = useSession();
  const [draft, setDraft] = useState<CategoryDraft>();
  const query = useQuery(callQuery(client, calls.listCategories));
  const add = isAdmin ? (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDraft({ parentId: null })}>
      <FormattedMessage id="panel.categories.add" />
    </Button>
  ) : null;
  const draw = (categories: readonly Category[]) =>
    categories.length === 0 ? (
      <StateView
        state={{
          kind: 'empty',
          title: <FormattedMessage id="panel.categories.empty" />,
          text: <FormattedMessage id="panel.categories.emptyText" />,
          action: add,
        }}
      />
    ) : (
      <CategoryTree categories={categories} isEditable={isAdmin} onEdit={setDraft} />
    );
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 4 }}>{add}</Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
          {({ data }) => draw(data)}
        </QueryView>
      </Paper>
      {draft ? <CategoryDialog draft={draft} onClose={() => setDraft(undefined)} /> : null}
    </Box>
  );
}

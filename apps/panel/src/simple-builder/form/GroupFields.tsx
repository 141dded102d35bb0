import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import type { MatchedGroup, MatchedNode } from '../layouts/matchLayout.ts';
import { FormField } from './FormField.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import { addItem } from './itemEdits.ts';

/** Renders the fields of the blocks that match one block of the layout. */
export function GroupFields({ group }: { group: MatchedGroup }) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { node, matched } = group;
  const { repeat } = node;
  if (repeat === undefined) {
    return matched.map((each) => <NodeFields key={each.id} matched={each} />);
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {matched.map((each, index) => (
        <ItemFrame key={each.id} group={group} repeat={repeat} index={index}>
          <NodeFields matched={each} />
        </ItemFrame>
      ))}
      <Button
        startIcon={<Add />}
        disabled={matched.length >= repeat.max}
        onClick={() => dispatch(addItem(group))}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage
          id="simpleBuilder.item.add"
          values={{ item: intl.formatMessage({ id: `simpleBuilder.item.${repeat.name}` }) }}
        />
      </Button>
    </Box>
  );
}

function NodeFields({ matched: { id, node, children } }: { matched: MatchedNode }) {
  return (
    <>
      {(node.asks ?? []).map((ask) => (
        <FormField key={ask.prop} id={id} node={node} ask={ask} />
      ))}
      {children.map((group, index) => (
        // Layout blocks have no ID, so the index is the key.
        <GroupFields key={index} group={group} />
      ))}
    </>
  );
}

import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { PresentPerson } from '@vitrina/api-client/contract';
import { pageKey } from '@vitrina/epack-model';
import { openPage } from '@vitrina/editor-core/loading';
import { getActiveKey, viewActions } from '@vitrina/editor-core/store';
import { useBuilderDispatch, useEditorStore } from '@vitrina/editor-ui/store';
import { useSession } from '@vitrina/session';
import { useIntl } from 'react-intl';

import { usePeople } from './people.ts';
import { getPersonColor } from './personColor.ts';

/** The people shown one by one; the others are counted. */
const maxShown = 3;

/** Shows who else has the package open. A press on a person leads to their page and block. */
export function PeopleHere() {
  const intl = useIntl();
  const { profile } = useSession();
  const people = distinct(usePeople());
  if (people.length === 0) return null;
  const nameOf = ({ name }: PresentPerson) =>
    name === profile?.username ? intl.formatMessage({ id: 'builder.people.ownTab' }) : name;
  const others = people.slice(maxShown);
  return (
    <Box role="group" aria-label={intl.formatMessage({ id: 'builder.people' })} sx={groupStyle}>
      {people.slice(0, maxShown).map((person) => (
        <PersonButton key={person.id} person={person} name={nameOf(person)} />
      ))}
      {others.length > 0 && (
        <Tooltip title={intl.formatList(others.map(nameOf), { type: 'conjunction' })}>
          <Box component="span" tabIndex={0} sx={countStyle}>
            {intl.formatMessage({ id: 'builder.people.more' }, { count: others.length })}
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}

/** Returns one open editor per person, the one with a page in view first. */
function distinct(people: readonly PresentPerson[]): readonly PresentPerson[] {
  const byUser = Map.groupBy(people, ({ userId }) => userId);
  return [...byUser.values()].flatMap(
    (editors) => editors.find(({ place }) => place.page) ?? editors[0] ?? [],
  );
}

function PersonButton({ person, name }: { readonly person: PresentPerson; readonly name: string }) {
  const intl = useIntl();
  const store = useEditorStore();
  const dispatch = useBuilderDispatch();
  const { page, blocks } = person.place;
  const label = page
    ? intl.formatMessage({ id: 'builder.people.onPage' }, { name, page: page.page, locale: page.locale })
    : intl.formatMessage({ id: 'builder.people.elsewhere' }, { name });
  const follow = async () => {
    if (!page) return;
    dispatch(viewActions.tabOpened('editor'));
    if (pageKey(page) !== getActiveKey(store.getState())) await dispatch(openPage(page));
    dispatch(viewActions.selected(blocks));
  };
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void follow()} sx={buttonStyle}>
        <Avatar sx={{ ...avatarStyle, backgroundColor: getPersonColor(person.userId) }}>
          {person.name.slice(0, 2).toUpperCase()}
        </Avatar>
      </IconButton>
    </Tooltip>
  );
}

const groupStyle = { display: 'flex', alignItems: 'center', flexShrink: 0, mr: 1 } as const;
const buttonStyle = { p: 0.5 } as const;
const avatarStyle = { width: 26, height: 26, fontSize: 11, fontWeight: 600, color: '#fff' } as const;
const countStyle = { px: 1, fontSize: 12, color: 'text.secondary' } as const;

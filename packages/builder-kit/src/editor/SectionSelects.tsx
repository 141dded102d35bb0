import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { defaultPage, defaultTemplate, type PageAddress } from '@vitrina/epack-model';
import { useId, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { shallowEqual } from 'react-redux';

import { openPage } from '../loading/openPage.ts';
import { useBuilder, useBuilderDispatch } from '../store/hooks.ts';
import { listSections } from '../store/selectors.ts';

/** The locale, template and page in view, each with the others there are. */
export function SectionSelects() {
  const dispatch = useBuilderDispatch();
  const active = useBuilder((state) => state.document.active);
  const keys = useBuilder((state) => Object.keys(state.document.epack.pages), shallowEqual);
  const sections = useMemo(() => listSections(keys, active), [keys, active]);
  const open = (address: Partial<PageAddress>) => void dispatch(openPage({ ...active, ...address }));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexShrink: 0 }}>
      <SectionSelect
        label="locale"
        value={active.locale}
        names={sections.locales}
        onChange={(locale) => open({ locale, template: defaultTemplate, page: defaultPage })}
      />
      <SectionSelect
        label="template"
        value={active.template}
        names={sections.templates}
        onChange={(template) => open({ template, page: defaultPage })}
      />
      <SectionSelect
        label="page"
        value={active.page}
        names={sections.pages}
        onChange={(page) => open({ page })}
      />
    </Box>
  );
}

interface SectionSelectProps {
  readonly label: 'locale' | 'template' | 'page';
  readonly value: string;
  readonly names: readonly string[];
  readonly onChange: (name: string) => void;
}

function SectionSelect({ label, value, names, onChange }: SectionSelectProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <InputLabel id={id} sx={{ '&&': { m: 0, fontSize: 13, fontWeight: 400, color: 'text.secondary' } }}>
        <FormattedMessage id={`builder.section.${label}`} />
      </InputLabel>
      <Select
        variant="standard"
        disableUnderline
        labelId={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        sx={{ fontSize: 13, fontWeight: 500 }}
      >
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

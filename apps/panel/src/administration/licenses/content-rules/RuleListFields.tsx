import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useFormValue } from '@vitrina/ui-kit/form';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';

import { blankRules, type LicenseForm, type RuleList } from './ruleForm.ts';
import { ScopeFields } from './ScopeFields.tsx';

const textIds: Readonly<Record<RuleList, Readonly<Record<'title' | 'hint' | 'add', LabelId>>>> = {
  bannedWords: {
    title: 'panel.rules.bannedWords',
    hint: 'panel.rules.bannedWordsHint',
    add: 'panel.rules.bannedWordsAdd',
  },
  requiredWords: {
    title: 'panel.rules.requiredWords',
    hint: 'panel.rules.requiredWordsHint',
    add: 'panel.rules.requiredWordsAdd',
  },
  requiredBlocks: {
    title: 'panel.rules.requiredBlocks',
    hint: 'panel.rules.requiredBlocksHint',
    add: 'panel.rules.requiredBlocksAdd',
  },
};

interface RuleListProps<List extends RuleList> {
  form: LicenseForm;
  list: List;
  /** Renders the fields of one rule besides its scope. */
  children: (name: `contentRules.${List}.${number}`) => ReactNode;
}

/** A list of rules, each with its own fields. */
export function RuleListFields<List extends RuleList>({ form, list, children }: RuleListProps<List>) {
  const intl = useIntl();
  const texts = textIds[list];
  const rules = useFormValue(form, `contentRules.${list}`) ?? [];
  const [addedAt, setAddedAt] = useState<number>();
  const set = (changed: readonly unknown[]) => form.set(`contentRules.${list}`, changed);
  return (
    <Box component="section" aria-labelledby={`rules-${list}`} sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography id={`rules-${list}`} component="h3" sx={{ fontWeight: 600, fontSize: 14 }}>
          <FormattedMessage id={texts.title} />
        </Typography>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
          <FormattedMessage id={texts.hint} />
        </Typography>
      </Box>
      {rules.map((_, at) => {
        const number = at + 1;
        return (
          // Rules have no identity of their own: a removed one shifts those after it.
          <Box
            key={`${rules.length} ${number}`}
            ref={at === addedAt ? focusFirstField : undefined}
            sx={ruleStyle}
            role="group"
            aria-label={String(number)}
          >
            <Box sx={{ display: 'grid', gap: 4, flex: 1, minWidth: 0 }}>
              {children(`contentRules.${list}.${at}`)}
              <ScopeFields form={form} name={`contentRules.${list}.${at}`} />
            </Box>
            <IconButton
              aria-label={intl.formatMessage({ id: 'panel.rules.remove' }, { number })}
              onClick={() => {
                setAddedAt(undefined);
                set(rules.filter((__, other) => other !== at));
              }}
            >
              <Delete />
            </IconButton>
          </Box>
        );
      })}
      <Box>
        <Button
          startIcon={<Add />}
          variant="outlined"
          onClick={() => {
            setAddedAt(rules.length);
            set([...rules, blankRules[list]]);
          }}
        >
          <FormattedMessage id={texts.add} />
        </Button>
      </Box>
    </Box>
  );
}

function focusFirstField(rule: HTMLElement | null): void {
  rule?.querySelector<HTMLElement>('textarea, input, [role="combobox"]')?.focus();
}

const ruleStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

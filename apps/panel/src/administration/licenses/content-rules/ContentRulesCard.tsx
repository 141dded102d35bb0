import Divider from '@mui/material/Divider';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { SwitchControl, TextControl } from '@vitrina/ui-kit/form';

import { FieldStack } from '../../../shared/records/FieldStack.tsx';
import { LimitFields } from './LimitFields.tsx';
import { RequiredBlockFields } from './RequiredBlockFields.tsx';
import type { LicenseForm } from './ruleForm.ts';
import { RuleListFields } from './RuleListFields.tsx';

/** Card with a company's rules about the content of its packages. */
export function ContentRulesCard({ form }: { form: LicenseForm }) {
  return (
    <Card title={<FormattedMessage id="panel.rules.title" />}>
      <FieldStack>
        {(['bannedWords', 'requiredWords'] as const).map((list) => (
          <RuleListFields key={list} form={form} list={list}>
            {(name) => <WordFields form={form} name={name} />}
          </RuleListFields>
        ))}
        <RuleListFields form={form} list="requiredBlocks">
          {(name) => <RequiredBlockFields form={form} name={name} />}
        </RuleListFields>
        <Divider />
        <LimitFields form={form} limit="minImageWidth" />
        <LimitFields form={form} limit="maxPageWeight" />
        <Divider />
        <SwitchControl
          form={form}
          name="contentRules.mayIgnore"
          label={<FormattedMessage id="panel.rules.mayIgnore" />}
          hint={<FormattedMessage id="panel.rules.mayIgnoreHint" />}
        />
      </FieldStack>
    </Card>
  );
}

interface WordFieldsProps {
  form: LicenseForm;
  name: `contentRules.${'bannedWords' | 'requiredWords'}.${number}`;
}

function WordFields({ form, name }: WordFieldsProps) {
  return (
    <>
      <TextControl
        form={form}
        name={`${name}.words`}
        label={<FormattedMessage id="panel.rules.words" />}
        multiline
        minRows={3}
      />
      <TextControl
        form={form}
        name={`${name}.reason`}
        label={<FormattedMessage id="panel.rules.reason" />}
        hint={<FormattedMessage id="panel.rules.reasonHint" />}
      />
    </>
  );
}

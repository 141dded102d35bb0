import type { PageReasonRecord } from '@vitrina/api-client/contract';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { SwitchControl, TextControl } from '@vitrina/ui-kit/form';

import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { pageReasonKind } from './pageReasonKind.ts';
import { useReasonName } from './useReasonName.ts';

function PageReasonForm({ reason }: { reason: PageReasonRecord | undefined }) {
  const nameOf = useReasonName();
  const record = useRecordForm(pageReasonKind, reason);
  const { form } = record;
  return (
    <RecordFormFrame record={record} name={reason ? nameOf(reason) : ''} listPath={pageReasonKind.listPath}>
      <Card title={<FormattedMessage id="panel.pageReasons.one" />}>
        <FieldStack>
          <TextControl form={form} name="nameEn" label={<FormattedMessage id="panel.pageReasons.nameEn" />} />
          <TextControl form={form} name="nameRu" label={<FormattedMessage id="panel.pageReasons.nameRu" />} />
          <SwitchControl
            form={form}
            name="isRetired"
            label={<FormattedMessage id="panel.pageReasons.retire" />}
            hint={<FormattedMessage id="panel.pageReasons.retireHint" />}
          />
        </FieldStack>
      </Card>
    </RecordFormFrame>
  );
}

/** Form page that creates, renames, or retires a reason. */
export function PageReasonPage() {
  return <RecordPage kind={pageReasonKind}>{(reason) => <PageReasonForm reason={reason} />}</RecordPage>;
}

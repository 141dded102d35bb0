import type { DataSourceTable } from '@vitrina/api-client/contract';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { OneControl, TextControl } from '@vitrina/ui-kit/form';

import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { dataSourceKind } from './dataSourceKind.ts';
import { RowsCard } from './RowsCard.tsx';

function DataSourceForm({ source }: { source: DataSourceTable | undefined }) {
  const record = useRecordForm(dataSourceKind, source);
  const { form } = record;
  return (
    <RecordFormFrame record={record} name={source?.name ?? ''} listPath={dataSourceKind.listPath}>
      <Card title={<FormattedMessage id="panel.dataSources.one" />}>
        <FieldStack>
          <TextControl form={form} name="name" label={<FormattedMessage id="panel.dataSources.name" />} />
          <OneControl
            form={form}
            name="licenseId"
            label={<FormattedMessage id="panel.dataSources.license" />}
            hint={<FormattedMessage id="panel.dataSources.licenseHint" />}
            options={useLicenseOptions()}
          />
        </FieldStack>
      </Card>
      <RowsCard form={form} />
    </RecordFormFrame>
  );
}

/** Form page that creates or edits a data source. */
export function DataSourcePage() {
  return <RecordPage kind={dataSourceKind}>{(source) => <DataSourceForm source={source} />}</RecordPage>;
}

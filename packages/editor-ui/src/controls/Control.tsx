import { AssetControl } from './AssetControl.tsx';
import { AttributesControl } from './AttributesControl.tsx';
import { BooleanControl } from './BooleanControl.tsx';
import { BoxControl } from './BoxControl.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { ClassNamesControl } from './ClassNamesControl.tsx';
import { CodeControl } from './CodeControl.tsx';
import { ColorControl } from './ColorControl.tsx';
import type { ControlProps } from '../edited-component/controlProps.ts';
import { DataBindingControl } from './DataBindingControl.tsx';
import { DataFieldControl } from './DataFieldControl.tsx';
import { DataSourceControl } from './DataSourceControl.tsx';
import { ElementReferenceControl } from './ElementReferenceControl.tsx';
import { FontFamilyControl } from './FontFamilyControl.tsx';
import { GroupControl } from './GroupControl.tsx';
import { LengthControl } from './LengthControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import { ListControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import { TextControl } from './TextControl.tsx';

/** The control that edits a prop, whatever its kind. */
export function Control(props: ControlProps) {
  const { control, ...rest } = props;
  switch (control.name) {
    case 'text':
      if (isDataSource(props)) return <DataSourceControl control={control} {...rest} />;
      if (isDataField(props)) return <DataFieldControl control={control} {...rest} />;
      return <TextControl control={control} {...rest} />;
    case 'richText':
      return <RichTextControl control={control} {...rest} />;
    case 'choice':
      return <ChoiceControl control={control} {...rest} />;
    case 'number':
      return <NumberControl control={control} {...rest} />;
    case 'boolean':
      return <BooleanControl control={control} {...rest} />;
    case 'color':
      return <ColorControl control={control} {...rest} />;
    case 'length':
      return <LengthControl control={control} {...rest} />;
    case 'box':
      return <BoxControl control={control} {...rest} />;
    case 'link':
      return <LinkControl control={control} {...rest} />;
    case 'asset':
      return <AssetControl control={control} {...rest} />;
    case 'list':
      return <ListControl control={control} {...rest} Nested={Control} />;
    case 'group':
      return <GroupControl control={control} {...rest} Nested={Control} />;
    case 'fontFamily':
      return <FontFamilyControl control={control} {...rest} />;
    case 'classNames':
      return <ClassNamesControl control={control} {...rest} />;
    case 'attributes':
      return <AttributesControl control={control} {...rest} />;
    case 'elementReference':
      return <ElementReferenceControl control={control} {...rest} />;
    case 'code':
      return <CodeControl control={control} {...rest} />;
    case 'dataBinding':
      return <DataBindingControl control={control} {...rest} />;
  }
}

/** Whether the prop is the one by which a block names a field of the data around it. */
function isDataField({ scope }: ControlProps): boolean {
  return scope.propName === 'field' && scope.definition.ownProps.field?.section === 'data';
}

/** Whether the prop is the one by which a block names the data source that the blocks in it read from. */
function isDataSource({ scope }: ControlProps): boolean {
  return scope.definition.dataSourceId !== undefined && scope.propName === 'dataSource';
}

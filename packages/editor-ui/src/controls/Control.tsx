import type { Control as AnyControl, ControlName } from '@vitrina/block-kit';
import type { ComponentType } from 'react';

import { AssetListControl } from './asset-list/AssetListControl.tsx';
import { AssetControl } from './AssetControl.tsx';
import { AttributesControl } from './AttributesControl.tsx';
import { BooleanControl } from './BooleanControl.tsx';
import { BoxControl } from './BoxControl.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { ClassNamesControl } from './ClassNamesControl.tsx';
import { CodeControl } from './CodeControl.tsx';
import { ColorControl } from './ColorControl.tsx';
import type { ControlComponent, ControlProps } from '../edited-component/controlProps.ts';
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

/** Component of each control by name. */
const controls: { readonly [Name in ControlName]: ControlComponent<Name> } = {
  text: TextOrDataControl,
  richText: RichTextControl,
  choice: ChoiceControl,
  number: NumberControl,
  boolean: BooleanControl,
  color: ColorControl,
  length: LengthControl,
  box: BoxControl,
  link: LinkControl,
  asset: AssetControl,
  list: ListOrAssetsControl,
  group: (props) => <GroupControl {...props} Nested={Control} />,
  fontFamily: FontFamilyControl,
  classNames: ClassNamesControl,
  attributes: AttributesControl,
  elementReference: ElementReferenceControl,
  code: CodeControl,
  dataBinding: DataBindingControl,
};

/** Renders the control of a prop, by the name of its control. */
export function Control(props: ControlProps) {
  // The table maps each name to a matching component. A block built with a newer kit might have a control
  // name that isn't in the table.
  const Named = controls[props.control.name] as ComponentType<ControlProps> | undefined;
  return Named && <Named {...props} />;
}

function TextOrDataControl(props: ControlProps<Extract<AnyControl, { name: 'text' }>>) {
  if (isDataSource(props)) return <DataSourceControl {...props} />;
  if (isDataField(props)) return <DataFieldControl {...props} />;
  return <TextControl {...props} />;
}

function ListOrAssetsControl(props: ControlProps<Extract<AnyControl, { name: 'list' }>>) {
  const asset = props.control.item.control;
  if (asset.name === 'asset') return <AssetListControl {...props} asset={asset} Nested={Control} />;
  return <ListControl {...props} Nested={Control} />;
}

/** Returns whether the prop is the block's data field name. */
function isDataField({ scope }: ControlProps): boolean {
  return scope.propName === 'field' && scope.definition.ownProps.field?.section === 'data';
}

/** Returns whether the prop is the data source of a block's child blocks. */
function isDataSource({ scope }: ControlProps): boolean {
  return scope.definition.dataSourceId !== undefined && scope.propName === 'dataSource';
}

import type { BlockDefinition, Control, ControlName } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';
import type { ComponentType } from 'react';
import type { ValuePath } from '@vitrina/editor-core/assets';

/**
 * The prop, or the member of a prop, whose value a control edits. Used to look up the names of options and
 * members.
 */
export interface PropScope {
  readonly definition: BlockDefinition;
  readonly propName: string;
  readonly field?: string;
  /** Path from the value of the prop to the edited member or item. */
  readonly path?: ValuePath;
}

/** Props of every inspector control. */
export interface ControlProps<Kind extends Control = Control> {
  readonly control: Kind;
  /** Effective value in its stored form, or `undefined` if there is neither a value nor a default. */
  readonly value: Json | undefined;
  /** Called with each valid new value. */
  readonly onChange: (value: Json) => void;
  /** ID of the element that the field's label is for. */
  readonly id: string;
  /** ID of the field's label, for controls with several parts. */
  readonly labelId: string;
  readonly scope: PropScope;
}

/** Component that renders the control with a given name. */
export type ControlComponent<Name extends ControlName> = ComponentType<
  ControlProps<Extract<Control, { name: Name }>>
>;

/** Props of a control that contains other controls, with the component that renders them. */
export interface NestingControlProps<Name extends ControlName> extends ControlProps<
  Extract<Control, { name: Name }>
> {
  readonly Nested: ComponentType<ControlProps>;
}

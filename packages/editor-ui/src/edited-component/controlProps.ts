import type { BlockDefinition, Control, ControlName } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';
import type { ComponentType } from 'react';
import type { ValuePath } from '@vitrina/editor-core/assets';

/** Whose value a control edits: a prop, or a member of one. The names of choices and members are found by it. */
export interface PropScope {
  readonly definition: BlockDefinition;
  readonly propName: string;
  readonly field?: string;
  /** The members and items that lead to it from the value of the prop. */
  readonly path?: ValuePath;
}

/** What every inspector control is given. */
export interface ControlProps<Kind extends Control = Control> {
  readonly control: Kind;
  /** The value that applies, stored form; undefined where nothing is set and there is no default. */
  readonly value: Json | undefined;
  /** Called with every valid new value. */
  readonly onChange: (value: Json) => void;
  /** Id of the element the field's label points at. */
  readonly id: string;
  /** Id of the field's label, for controls of several parts. */
  readonly labelId: string;
  readonly scope: PropScope;
}

/** The control of one name. */
export type ControlComponent<Name extends ControlName> = ComponentType<
  ControlProps<Extract<Control, { name: Name }>>
>;

/** A control that holds others is given the one that draws them. */
export interface NestingControlProps<Name extends ControlName> extends ControlProps<
  Extract<Control, { name: Name }>
> {
  readonly Nested: ComponentType<ControlProps>;
}

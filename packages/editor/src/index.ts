/**
 * Builder Pro, the page editor, as one component.
 *
 * @packageDocumentation
 */
export { BuilderPro } from './builder-pro/BuilderPro.tsx';
export type { BuilderProProps } from './builder-pro/builderProProps.ts';

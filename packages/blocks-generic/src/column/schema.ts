import { length, optional } from '@vitrina/block-kit';

/** Props of Column. */
export const columnProps = {
  width: optional(length()),
} as const;

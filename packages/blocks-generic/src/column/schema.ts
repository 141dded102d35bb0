import { length, optional } from '@vitrina/block-kit';

/** Props of Column (builder-pro.md section 3a). */
export const columnProps = {
  width: optional(length()),
} as const;

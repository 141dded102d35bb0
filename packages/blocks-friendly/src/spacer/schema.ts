import { choice } from '@vitrina/block-kit';

/** Props of FriendlySpacer. */
export const friendlySpacerProps = {
  space: choice(['extra-small', 'small', 'medium', 'large'], {
    default: 'medium',
    section: 'size',
    isPerSize: true,
  }),
} as const;

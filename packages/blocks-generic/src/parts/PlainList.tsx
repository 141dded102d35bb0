import type { ComponentProps } from 'react';

/** A list without markers that is announced as a list. */
export function PlainList(props: ComponentProps<'ul'>) {
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not treat lists without markers as lists
  return <ul {...props} role="list" />;
}

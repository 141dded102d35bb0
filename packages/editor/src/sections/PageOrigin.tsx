import { LibraryUpdatesButton } from '../linked-copies/LibraryUpdatesButton.tsx';
import { LinkedCopyButton } from '../linked-copies/LinkedCopyButton.tsx';
import { TranslationButton } from '../translation/TranslationButton.tsx';

/** Renders the state of the page in view compared with the locale or template it was copied from. */
export function PageOrigin() {
  return (
    <>
      <TranslationButton />
      <LinkedCopyButton />
      <LibraryUpdatesButton />
    </>
  );
}

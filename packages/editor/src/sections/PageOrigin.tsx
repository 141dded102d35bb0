import { LinkedCopyButton } from '../linked-copies/LinkedCopyButton.tsx';
import { TranslationButton } from '../translation/TranslationButton.tsx';

/** How the page in view stands against what it was copied from: another locale, another template. */
export function PageOrigin() {
  return (
    <>
      <TranslationButton />
      <LinkedCopyButton />
    </>
  );
}

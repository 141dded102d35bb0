import { useState } from 'react';

/** Checks whether something is open or was open before: a closing element stays rendered until it is gone. */
export function useOpenedOnce(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened || isOpen;
}

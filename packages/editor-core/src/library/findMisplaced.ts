import { checkPage, type BlockRules, type ChangeRefusal, type Page } from '@vitrina/epack-model';

/** Returns why no page can take a section as it is: its first block that can't be where it is. */
export function findMisplaced(section: Page, rules: BlockRules): ChangeRefusal | undefined {
  return checkPage(section, { rules, template: '' })[0];
}

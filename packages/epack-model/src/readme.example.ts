import {
  applyPageChange,
  getComponent,
  loadPage,
  resolveSized,
  savePage,
  type PageChange,
} from '@vitrina/epack-model';
import { testRules } from '@vitrina/epack-model/testing';

// Load: repairs what does not fit and says so. The rules are those of your blocks; @vitrina/block-kit makes them.
const { page, issues } = loadPage(
  [{ id: 1, name: 'Text', props: { text: { name: 'text', value: { desktop: 'Hello' } } } }],
  testRules,
);

// Change: plain JSON in, a new page and the inverse out. What the change does not touch stays the same object.
const change: PageChange = { type: 'updateProperty', id: 1, name: 'text', size: 'mobile', value: 'Hi' };
const changed = applyPageChange(page, change);
if (!changed.ok) throw new Error(changed.code);

// Read: a size without a value has that of the nearest larger one.
const text = getComponent(changed.page, 1)?.props.text;
export const onTablet = text && resolveSized(text.value, 'tablet');
export const onMobile = text && resolveSized(text.value, 'mobile');

// Undo, and save.
const undone = applyPageChange(changed.page, changed.inverse);
export const saved = undone.ok ? savePage(undone.page, testRules).components : [];
export const repairs = issues.map(({ code }) => code);

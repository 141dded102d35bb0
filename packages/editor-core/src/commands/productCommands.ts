import type { ComponentId } from '@vitrina/epack-model';

import { addProduct, duplicateProduct, moveProduct, removeProduct } from '../edits/productEdits.ts';
import type { Refusal } from '../nesting/getNestingRefusal.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { canEditSelection, getActiveComponent } from '../store/selectors.ts';
import type { Command } from './command.ts';

/** A product of the active comparison, and how many there are. */
interface ProductTarget {
  readonly id: ComponentId;
  readonly index: number;
  readonly count: number;
}

type ProductAction = 'before' | 'after' | 'moveBefore' | 'moveAfter' | 'duplicate' | 'delete';

/** Returns the product that was pressed last in the only selected comparison, or its last product. */
function findProduct(state: EditorState): ProductTarget | undefined {
  const component = getActiveComponent(state);
  const products = component?.props['products']?.value.desktop;
  const isComparison = Array.isArray(products) && component?.props['rows'] !== undefined;
  const { selection, product } = state.view;
  if (!isComparison || selection.length !== 1 || !canEditSelection(state)) return undefined;
  const last = Math.max(products.length - 1, 0);
  const index = product?.id === component.id ? Math.min(product.index, last) : last;
  return { id: component.id, index, count: products.length };
}

function createProductCommand(
  action: ProductAction,
  edit: (target: ProductTarget) => EditorThunk<Refusal | undefined>,
  canRun: (target: ProductTarget) => boolean = () => true,
): Command {
  const done = action === 'before' || action === 'after' ? 'add' : action;
  return {
    id: `product-${action}`,
    labelId: `builder.command.product-${action}`,
    group: 'table',
    canRun: (state) => {
      const target = findProduct(state);
      return target !== undefined && canRun(target);
    },
    run({ store, announce, refuse }) {
      const target = findProduct(store.getState());
      if (target === undefined) return;
      const refusal = store.dispatch(edit(target));
      if (refusal) refuse(refusal);
      else announce({ id: `builder.announce.product-${done}` });
    },
  };
}

/** The commands of a product of a comparison, in groups, as its menu lists them. */
export const productMenu: readonly (readonly Command[])[] = [
  [
    createProductCommand('before', ({ id, index }) => addProduct(id, index)),
    createProductCommand('after', ({ id, index }) => addProduct(id, index + 1)),
  ],
  [
    createProductCommand(
      'moveBefore',
      ({ id, index }) => moveProduct(id, index, index - 1),
      ({ index }) => index > 0,
    ),
    createProductCommand(
      'moveAfter',
      ({ id, index }) => moveProduct(id, index, index + 1),
      ({ index, count }) => index < count - 1,
    ),
  ],
  [
    createProductCommand('duplicate', ({ id, index }) => duplicateProduct(id, index)),
    createProductCommand('delete', ({ id, index }) => removeProduct(id, index)),
  ],
];

/** Commands for the products of the selected comparison. */
export const productCommands: readonly Command[] = productMenu.flat();

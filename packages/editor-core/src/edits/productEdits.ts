import { checkFixedParts, getComponent, type ComponentId } from '@vitrina/epack-model';
import type { Catalogue } from '@vitrina/block-catalogue';

import { getLockRefusal, type ProductRefusal, type Refusal } from '../nesting/getNestingRefusal.ts';
import { orderProducts, readComparison, type Comparison, type ProductOrder } from '../props/comparison.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActivePage } from '../store/selectors.ts';

type StepType = 'addProduct' | 'moveProduct' | 'removeProduct';

/** Returns the number of products that a component compares; undefined if its block doesn't compare products. */
export function countProducts(state: EditorState, id: ComponentId, catalogue: Catalogue): number | undefined {
  const page = getActivePage(state);
  const component = page && getComponent(page, id);
  const definition = component && catalogue.find(component.componentKey);
  return definition && readComparison(component, definition)?.products.length;
}

/** Adds an empty product at an index of a comparison, by default at its end. */
export function addProduct(id: ComponentId, index?: number): EditorThunk<Refusal | undefined> {
  return editProducts(id, 'addProduct', (order) => order.toSpliced(index ?? order.length, 0, 'new'));
}

/** Adds a copy of a product, with its values, after it. */
export function duplicateProduct(id: ComponentId, index: number): EditorThunk<Refusal | undefined> {
  return editProducts(id, 'addProduct', (order) => order.toSpliced(index + 1, 0, index));
}

/** Removes a product with its values. */
export function removeProduct(id: ComponentId, index: number): EditorThunk<Refusal | undefined> {
  return editProducts(id, 'removeProduct', (order) => order.toSpliced(index, 1));
}

/** Moves a product with its values to the index that it has afterward. */
export function moveProduct(id: ComponentId, from: number, to: number): EditorThunk<Refusal | undefined> {
  return editProducts(id, 'moveProduct', (order) => {
    const others = order.toSpliced(from, 1);
    return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, ...order.slice(from, from + 1));
  });
}

function editProducts(
  id: ComponentId,
  type: StepType,
  edit: (order: ProductOrder) => ProductOrder,
): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const component = context && getComponent(context.page, id);
    const definition = component && catalogue.find(component.componentKey);
    const comparison = definition && readComparison(component, definition);
    if (comparison === undefined || context === undefined || component === undefined) return undefined;
    const before = [...comparison.products.keys()];
    const order = edit(before);
    const refusal = getLockRefusal(context, id) ?? getCountRefusal(comparison, order, component.componentKey);
    if (refusal) return refusal;
    if (order.join(' ') === before.join(' ')) return undefined;
    const change = orderProducts(id, comparison, order);
    const fixed = checkFixedParts(context.page, change);
    if (fixed) return fixed;
    dispatch(endStep());
    dispatch(applyChange(change, { type }));
    dispatch(endStep());
    return undefined;
  };
}

/** Returns the refusal of fewer or more products than the block takes. A list that is too long already may shrink. */
function getCountRefusal(
  { products, min, max }: Comparison,
  order: ProductOrder,
  blockKey: string,
): ProductRefusal | undefined {
  if (order.length < min && order.length < products.length) return { code: 'product.last', blockKey };
  if (order.length > max && order.length > products.length) return { code: 'product.full', blockKey, max };
  return undefined;
}

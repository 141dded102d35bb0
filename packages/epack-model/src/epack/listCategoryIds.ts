/**
 * Returns the ids of a product's categories. A category is stored as its id, or as an object with an id; others are left
 * out.
 *
 * @public
 */
export function listCategoryIds({
  categories,
}: {
  readonly categories?: readonly unknown[] | null | undefined;
}): readonly string[] {
  return (categories ?? []).map(toId).filter((id) => id !== '');
}

function toId(category: unknown): string {
  const id = typeof category === 'object' && category !== null && 'id' in category ? category.id : category;
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '';
}

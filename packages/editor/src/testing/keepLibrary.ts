import { contract, type SavedComponent } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { dataAnswer } from '@vitrina/session/testing';
import type { RequestHandler } from 'msw';

const taken = () => mockError(409, { code: 'customComponentTaken', message: '' });

/** A server that stores components, sections and templates, and rejects a name it already has. */
export function keepLibrary(kept: SavedComponent[] = []): RequestHandler[] {
  const isTaken = (name: string, kind: string, id?: number) =>
    kept.some(
      (each) => each.id !== id && each.kind === kind && each.name.toLowerCase() === name.toLowerCase(),
    );
  return [
    mockCall(contract.listCustomComponents, ({ query: { kinds, publicIds, search = '' } }) => {
      const items = kept.filter(
        ({ kind, publicId, name }) =>
          (kinds?.includes(kind) ?? true) &&
          (publicIds?.includes(publicId) ?? true) &&
          name.toLowerCase().includes(search.toLowerCase()),
      );
      return dataAnswer({ items, total: items.length });
    }),
    mockCall(contract.createCustomComponent, ({ body }) => {
      const { name, kind } = body;
      if (isTaken(name, kind)) return taken();
      const saved = toSaved(kept.length + 1, body);
      kept.push(saved);
      return dataAnswer(saved);
    }),
    mockCall(contract.updateCustomComponent, ({ params: { id }, body }) => {
      const at = kept.findIndex((each) => each.id === id);
      const before = kept[at];
      if (before === undefined || isTaken(body.name ?? '', before.kind, id)) return taken();
      const known = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      kept[at] = { ...before, ...known };
      return dataAnswer(kept[at]);
    }),
    mockCall(contract.deleteCustomComponent, ({ params: { id } }) => {
      kept.splice(
        kept.findIndex((each) => each.id === id),
        1,
      );
      return dataAnswer({});
    }),
  ];
}

/** Returns a saved item with the facts that the server adds. */
export function toSaved(
  id: number,
  { name, components, kind = 'component', category = '', locale = '', slots = null }: SavedInput,
): SavedComponent {
  const date = '2026-03-05T14:07:00.000Z';
  return {
    id,
    publicId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    kind,
    name,
    category,
    locale,
    slots,
    components,
    componentCount: components.length,
    license: { id: 1, name: 'Tefal' },
    owner: { id: 2, username: 'editor' },
    createdDate: date,
    updatedDate: date,
  };
}

type SavedInput = Pick<SavedComponent, 'name' | 'components'> & {
  readonly [Field in 'kind' | 'category' | 'locale' | 'slots']?: SavedComponent[Field] | undefined;
};

import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { BlockTree, type TreeSource } from '@vitrina/block-kit/react';
import { getChildIds, getComponent, loadPage, type ComponentId } from '@vitrina/epack-model';

const { page } = loadPage(
  [{ id: 1, componentKey: 'Text', props: { text: { name: 'text', value: { desktop: 'Drawn by React' } } } }],
  standardCatalogue.rules,
);
const source: TreeSource = {
  useNode(id: ComponentId) {
    const component = getComponent(page, id);
    return component && { component, childIds: getChildIds(page, id) };
  },
  useChildIds: (id: ComponentId) => getChildIds(page, id),
};

export function Page() {
  return (
    <BlockTree source={source} find={standardCatalogue.find} views={standardViews} rootId={0} locale="en" />
  );
}

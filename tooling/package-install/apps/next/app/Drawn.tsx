'use client';

import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { BlockTree, type TreeSource } from '@vitrina/block-kit/react';
import { getChildIds, getComponent, loadPage } from '@vitrina/epack-model';

import { components } from './components.ts';

const { page } = loadPage(components('Drawn by React'), standardCatalogue.rules);
const source: TreeSource = {
  useNode(id) {
    const component = getComponent(page, id);
    return component && { component, childIds: getChildIds(page, id) };
  },
  useChildIds: (id) => getChildIds(page, id),
};

export function Drawn() {
  return (
    <BlockTree source={source} find={standardCatalogue.find} views={standardViews} rootId={0} locale="en" />
  );
}

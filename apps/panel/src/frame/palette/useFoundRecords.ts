import PackageIcon from '@mui/icons-material/ViewQuiltOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import RetailerIcon from '@mui/icons-material/StorefrontOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { FoundRecords } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession, type Session } from '@vitrina/session';
import { useMemo } from 'react';

import { proUrl, builderPath } from '../../builder/builderPaths.ts';
import { productPath } from '../../insight/statistics/productPath.ts';
import type { PaletteChoice } from './paletteChoice.ts';

/** Fewer letters are in most names. */
const minLetters = 2;

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

function toChoices(found: FoundRecords, can: Session['can']): PaletteChoice[] {
  return [
    ...found.packages.map(({ id, name, brand }) => ({
      kind: 'packages' as const,
      path: can('BuilderPro') ? proUrl(id) : `${builderPath}/${id}`,
      name,
      detail: brand,
      Icon: PackageIcon,
    })),
    ...found.products.map(({ publicId, name, brand, mpn, ean }) => ({
      kind: 'products' as const,
      path: productPath.replace(':publicId', encodeURIComponent(publicId)),
      name,
      detail: joined(brand, mpn, ean),
      Icon: ProductIcon,
    })),
    ...found.people.map(({ id, name, username }) => ({
      kind: 'people' as const,
      path: `/panel/users/edit/${id}`,
      name: name === '' ? username : name,
      detail: name === '' ? '' : username,
      Icon: PersonIcon,
    })),
    ...found.retailers.map(({ id, name }) => ({
      kind: 'retailers' as const,
      // Others than administrators see a retailer's figures.
      path: can('Admin') ? `/panel/retailers/edit/${id}` : `/panel/reports/products?retailers=${id}`,
      name,
      Icon: RetailerIcon,
    })),
  ];
}

/** Finds packages, products, people and retailers by a text, as far as the user may open them. */
export function useFoundRecords(search: string) {
  const { can } = useSession();
  const text = search.trim();
  const isSearching = text.length >= minLetters;
  const { data, error, isFetching } = useQuery({
    ...callQuery(useApiClient(), calls.findRecords, { query: { text } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const records = useMemo(
    () => (isSearching && data ? toChoices(data.data, can) : []),
    [isSearching, data, can],
  );
  return { records, error: isSearching ? error : null, isFetching };
}

/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { createEpack } from '../epack/createEpack.ts';
import { validateEpackData } from '../epack/validateEpackData.ts';
import { isValidName } from '../epack/isValidName.ts';
import { isGtin, padGtin } from '../gtin.ts';
import { messages } from '../messages/index.ts';
import { resolveSized } from '../resolveSized.ts';
import { checkCopySource, checkLicenses, readPageWrite, validateValue, type Validator } from './index.ts';

describe('validateEpackData', () => {
  const now = new Date(0);
  const codes = (epack: Parameters<typeof validateEpackData>[0]) =>
    validateEpackData(epack).map(({ code }) => code);

  it('wants name, brand and tags; of a minisite EAN, MPN and categories', () => {
    expect(codes(createEpack({ type: 'minisite', author: 'a', now, id: 'i' }))).toEqual(
      ['name', 'brand', 'ean', 'mpn', 'categories', 'tags'].map((field) => `model.epackData.${field}Empty`),
    );
  });

  it('wants a mapping id of a Shop In Shop', () => {
    const sis = createEpack({ type: 'sis', author: 'a', now, id: 'i' });
    const productData = { brandName: 'B', productName: ' ', mappingId: '' };
    expect(codes({ ...sis, manifest: { ...sis.manifest, tags: ['t'], productData } })).toEqual([
      'model.epackData.nameEmpty',
      'model.epackData.mappingIdEmpty',
    ]);
  });
});

describe('validateValue', () => {
  const broken: [unknown, Validator][] = [
    ['', { kind: 'required' }],
    ['  ', { kind: 'required' }],
    [[], { kind: 'required' }],
    ['a@b', { kind: 'email' }],
    ['a b@c.de', { kind: 'email' }],
    [2, { kind: 'min', bound: 3 }],
    ['ab', { kind: 'min', bound: 3 }],
    [4, { kind: 'max', bound: 3 }],
    ['abcd', { kind: 'max', bound: 3 }],
    ['a1', { kind: 'regex', pattern: '^[a-z]+$' }],
  ];
  it.each(broken)('%j breaks %j', (value, validator) => {
    expect(validateValue(value as string, [validator])).toBe(`model.validator.${validator.kind}`);
  });

  it('passes what is right, empty and not required, or matched against no expression', () => {
    expect(validateValue('a@b.de', [{ kind: 'required' }, { kind: 'email' }])).toBeUndefined();
    expect(validateValue('', [{ kind: 'email' }, { kind: 'min', bound: 3 }])).toBeUndefined();
    expect(validateValue('a', [{ kind: 'regex', pattern: '(' }])).toBeUndefined();
    expect(validateValue(0, [{ kind: 'required' }])).toBeUndefined();
    const three: Validator[] = [
      { kind: 'min', bound: 3 },
      { kind: 'max', bound: 3 },
    ];
    expect([validateValue(3, three), validateValue('abc', three)]).toEqual([undefined, undefined]);
  });
});

describe('checks of requests', () => {
  it('refuse more than one license and a copy without its source', () => {
    expect(checkLicenses([1, 1])).toEqual([]);
    expect(checkLicenses([1, 2])[0]?.code).toBe('model.epack.moreThanOneLicense');
    expect(checkCopySource({ packageId: 'p', locale: 'ru' })).toEqual([]);
    expect(checkCopySource({ packageId: 'p' })[0]?.code).toBe('notifications.error.somethingWentWrong');
  });

  it('read nulls as deletion, the outermost first', () => {
    const write = { locale: 'ru', template: 't', page: 'p', components: [] };
    expect(readPageWrite(write).kind).toBe('writePage');
    expect(readPageWrite({ ...write, components: null }).kind).toBe('deletePage');
    expect(readPageWrite({ ...write, page: null, components: null }).kind).toBe('deleteTemplate');
    expect(readPageWrite({ ...write, template: null, page: null, components: null }).kind).toBe(
      'deleteLocale',
    );
  });
});

describe('small rules', () => {
  it('GTINs have a right check digit and compare by 14 digits', () => {
    expect(['4006381333931', '96385074', '036000291452'].every(isGtin)).toBe(true);
    expect(['4006381333932', '123', '４００６３８１３３３９３１', ''].some(isGtin)).toBe(false);
    expect(padGtin('96385074')).toBe('00000096385074');
  });

  it('names are safe in keys, addresses and files', () => {
    expect(['index.html', 'Главная', 'ru_he'].every(isValidName)).toBe(true);
    expect(['', ' a', '..', 'a/b', 'a\\b', 'a\nb', 'a!$&b', '__proto__', '\ud800'].some(isValidName)).toBe(
      false,
    );
  });

  it('a size inherits from the nearest larger one', () => {
    const value = { desktop: 1, tablet: 3 };
    expect([resolveSized(value, 'laptop'), resolveSized(value, 'mobile')]).toEqual([1, 3]);
    expect(resolveSized({ mobile: 4 }, 'desktop')).toBeUndefined();
  });
});

describe('messages', () => {
  it('have the texts of the specification', () => {
    const { en } = messages;
    expect([
      en['model.epack.pageNameTaken'],
      en['model.nesting.amazonLimit'],
      en['model.epack.customComponentNameTaken'],
      en['model.epack.moreThanOneLicense'],
      en['model.epackData.mappingIdEmpty'],
      en['notifications.error.somethingWentWrong'],
    ]).toEqual([
      'A page with the given name already exists',
      'Amazon template allows only 5 components per page',
      'A component with the given name already exists',
      'Epack has more than one license',
      'Mapping ID cannot be empty in Epack Data',
      'Something went wrong',
    ]);
  });

  it('exist for every code in the source, and no others', () => {
    const root = new URL('..', import.meta.url);
    const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(new URL(path, root), 'utf8'))
      .join('\n');
    const literal =
      code.match(/'(model\.\w+\.\w+|notifications\.error\.\w+)'/g)?.map((id) => id.slice(1, -1)) ?? [];
    const composed = Object.keys(messages.en).filter((id) => id.startsWith('model.epackData.'));
    expect([...new Set([...literal, ...composed])].toSorted()).toEqual(Object.keys(messages.en).toSorted());
    expect(Object.keys(messages.ru).toSorted()).toEqual(Object.keys(messages.en).toSorted());
  });
});

import { describe, expect, it } from 'vitest';

import { isPublicAddress } from './publicAddress.ts';

describe('an address', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '192.168.1.1'],
    ['a carrier’s network', '100.64.0.1'],
    ['link-local, where clouds keep their metadata', '169.254.169.254'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['for documentation', '192.0.2.1'],
    ['loopback of version 6', '::1'],
    ['a mapped private address', '::ffff:10.0.0.1'],
    ['a mapped loopback in hexadecimal', '::ffff:7f00:1'],
    ['translated from version 4', '64:ff9b::a00:1'],
    ['6to4 of a private address', '2002:a00:1::'],
    ['unique local', 'fd00::1'],
    ['link-local of version 6', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['outside of what is given out', '4000::1'],
    ['none', 'shop.example'],
  ])('of %s (%s) is not', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

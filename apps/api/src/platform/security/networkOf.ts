import ipaddr from 'ipaddr.js';

/**
 * Returns the network of an address. A user of an IPv6 network can use all of its last 64 bits, and addresses
 * can be spelled in several ways.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/**
 * Returns the group of networks that an address belongs to: 256 addresses of IPv4 or 65,536 networks of IPv6, which are
 * usually of one site or provider.
 */
export function networkGroupOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const kept = parsed instanceof ipaddr.IPv4 ? 3 : 6;
  return parsed.toByteArray().slice(0, kept).join('.');
}

import { isIPv6 } from 'node:net';

const IPV4_MAPPED_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What calls without a login are counted by: an IPv4 address, of IPv6 the first 64 bits. A household has as many
 * addresses behind those as it wants.
 */
export function toClientNetwork(address: string): string {
  const four = IPV4_MAPPED_IPV6.exec(address)?.[1];
  if (four !== undefined) return four;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The one spelling of RFC 5952, IPv4 endings included.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groupsOf = (text: string | undefined): string[] =>
    text === undefined || text === '' ? [] : text.split(':');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const whole =
    tail === undefined
      ? before
      : [
          ...before,
          ...Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0'),
          ...after,
        ];
  return `${whole.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

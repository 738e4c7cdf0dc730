import { isIPv6 } from 'node:net';

const IPV4_MAPPED_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Key for counting calls without a login: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because a household has any number of addresses within those.
 */
export function toClientNetwork(address: string): string {
  const four = IPV4_MAPPED_IPV6.exec(address)?.[1];
  if (four !== undefined) return four;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The canonical spelling of RFC 5952, including embedded IPv4 addresses.
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

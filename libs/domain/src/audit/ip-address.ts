/**
 * A network address without the part that identifies a household: the first three numbers of IPv4,
 * the first three groups of IPv6. This is enough to see that two acts came from different places,
 * and too little to identify a person.
 */
export function truncateIpAddress(address: string): string {
  const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(address);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.x`;
  if (!/^[0-9a-f:.]+(?:%\w+)?$/i.test(address) || !address.includes(':')) return '';
  const [head = ''] = address.split('::');
  const groups = head
    .split(':')
    .filter((group) => group !== '')
    .slice(0, 3);
  return `${groups.join(':')}::x`;
}

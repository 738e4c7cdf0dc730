/** A list of the back office, with at most one filter. */
export interface ListScope {
  where: string;
  values: readonly string[];
  /** Latest sent first, or by client. */
  column: 'sent' | 'client_key';
  /** Part of a client's name. */
  client: string | null;
}

export function toListScope(query: URLSearchParams): ListScope {
  const status = query.get('status');
  const client = query.get('client');
  const filters = [
    { sql: 'office_list = ?', value: query.get('state') ?? '' },
    ...(status === null ? [] : [{ sql: 'status = ?', value: status }]),
    ...(client === null ? [] : [{ sql: "client_key LIKE ? ESCAPE '!'", value: `%${client}%` }]),
  ];
  return {
    where: filters.map(({ sql }) => sql).join(' AND '),
    values: filters.map(({ value }) => value),
    column: query.get('sort') === 'client' ? 'client_key' : 'sent',
    client,
  };
}

export function toOrderSql({ column }: ListScope, prefix = ''): string {
  const direction = column === 'sent' ? 'DESC' : 'ASC';
  return `${prefix}${column} ${direction}, ${prefix}id ${direction}`;
}

import type { DossierListItemDto } from '@pratiche/api';
import { formatDay } from '@pratiche/domain';

/** One line of the list. */
export function describeDraft({
  id,
  client,
  deadlineDate,
}: Pick<DossierListItemDto, 'id' | 'client' | 'deadlineDate'>): string {
  const who = client === '' ? 'Cliente da indicare' : client;
  return deadlineDate === null
    ? `${id} · ${who}`
    : `${id} · ${who} · entro il ${formatDay(deadlineDate)}`;
}

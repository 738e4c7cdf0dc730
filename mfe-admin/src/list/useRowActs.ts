import type { DossierListItemDto } from '@pratiche/api';
import { canTransition, isStatusCode } from '@pratiche/domain';
import { POSTPONABLE_STATUS_CODES } from '@pratiche/domain/working-day';
import type { useStatusChange } from '@pratiche/ui';
import type { usePostponement } from '@pratiche/ui/office';

type RowActs = Readonly<Record<'a' | 'h', (dossier: DossierListItemDto) => void>>;

/** "Pratica 12 · Mario Rossi". */
export const formatSubject = ({ id, client }: Pick<DossierListItemDto, 'id' | 'client'>): string =>
  `Pratica ${id}${client && ` · ${client}`}`;

/** What a letter does with the row in front: A accepts it, H puts it off; where its status allows that. */
export function useRowActs(
  { request, busy }: ReturnType<typeof useStatusChange>,
  postponement: ReturnType<typeof usePostponement>,
): RowActs {
  return {
    a: (dossier) => {
      const { id, status } = dossier;
      if (busy || !isStatusCode(status.code)) return;
      if (canTransition(status.code, 'ACCEPTED', 'admin'))
        request({ id, status: status.code, subject: formatSubject(dossier) }, 'ACCEPTED');
    },
    h: (dossier) => {
      const { code } = dossier.status;
      if (isStatusCode(code) && POSTPONABLE_STATUS_CODES.includes(code))
        postponement.request([{ id: dossier.id, subject: formatSubject(dossier) }]);
    },
  };
}

import type { AccountDetailDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { formatCreditCount, type ConfirmOptions } from '@pratiche/ui';

/** Question before an account is shut out. */
export const createSuspendQuestion = ({ name, role }: AccountDetailDto): ConfirmOptions => ({
  title: `Vuoi sospendere l’account di ${name}?`,
  text: isBackOffice(role)
    ? 'Le sessioni aperte si chiudono subito e questa persona non entra più. Le pratiche che segue restano assegnate: riassegnale dall’elenco. Riceve un’e-\u2060mail.'
    : 'Le sessioni aperte si chiudono subito: l’azienda non entra più e non invia pratiche. Dati e crediti restano; la avvisiamo per e-\u2060mail.',
  confirmLabel: 'Sospendi',
  danger: true,
});

/** Question before a suspended account is let in again. */
export const createReactivateQuestion = ({ name }: AccountDetailDto): ConfirmOptions => ({
  title: `Vuoi riattivare l’account di ${name}?`,
  text: 'L’accesso torna possibile; il titolare viene avvisato per e-\u2060mail.',
  confirmLabel: 'Riattiva',
});

/** What happens when an account is deleted. */
export function describeDeletion({ role, credits }: AccountDetailDto): string {
  if (isBackOffice(role))
    return 'L’accesso finisce subito e i dati personali vengono cancellati per sempre; le pratiche che segue restano assegnate finché non le riassegni. Non puoi tornare indietro.';
  const left =
    credits > 0 && role === 'User'
      ? ` Restano ${formatCreditCount(credits)}, che l’azienda non potrà più usare: il contratto prevede il rimborso di quelli acquistati.`
      : '';
  return `Dati personali, documenti e pratiche non inviate vengono cancellati per sempre; i movimenti dei crediti restano, senza nomi.${left} Non puoi tornare indietro.`;
}

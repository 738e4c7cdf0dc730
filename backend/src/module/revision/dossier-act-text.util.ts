import { formatMomentDay, formatTime, type StatusCode } from '@pratiche/domain';
import type { DossierAct, DossierActKind } from '../entities/dossier-act.types.js';

/** An act that is as old as this has just happened. */
const JUST_NOW_MS = 60_000;

const STATUS_TEXTS: Readonly<Record<StatusCode, string>> = {
  DRAFT: 'ha ripreso la pratica in bozza',
  SENT: 'ha inviato la pratica',
  WAITING: 'ha chiesto correzioni',
  REJECTED: 'ha rifiutato la pratica',
  ACCEPTED: 'ha accettato la pratica',
  SENTTOENEA: 'ha segnato la pratica come inviata a ENEA',
  SELLED: 'ha segnato la pratica come completata',
};

const ACT_TEXTS: Readonly<Record<Exclude<DossierActKind, 'status-change'>, string>> = {
  'act-undone': 'ha annullato l’ultima operazione',
  assignment: 'ha cambiato l’operatore',
  'charge-returned': 'ha lasciato la pratica',
  'charge-taken': 'ha preso in carico la pratica',
  'cpid-change': 'ha cambiato il codice CPID',
  'document-added': 'ha caricato un documento',
  'document-removed': 'ha tolto un documento',
  'document-request': 'ha chiesto di nuovo un documento',
  'document-request-answered': 'ha risposto alla richiesta di un documento',
  'document-request-withdrawn': 'ha ritirato la richiesta di un documento',
  'dossier-change': 'ha modificato la pratica',
  'dossier-edit': 'ha modificato i dati della pratica',
  'energy-saving-change': 'ha cambiato il risparmio energetico',
  'filing-correction': 'ha registrato una rettifica ENEA',
  'filing-file-change': 'ha cambiato i documenti ENEA',
  postponement: 'ha rimandato la pratica',
  'postponement-ended': 'ha ripreso la pratica',
};

/** What happens by itself. */
const SELF_TEXTS: Readonly<Partial<Record<DossierActKind, string>>> = {
  'charge-returned': 'La pratica è tornata senza operatore',
  'postponement-ended': 'La pratica rimandata è tornata da lavorare',
};

/** Who did what, without the moment: "Anna Verdi ha chiesto correzioni". */
export function describeDossierAct(act: DossierAct | null, who: string | null): string {
  if (act === null) return 'La pratica è cambiata';
  const { kind, to } = act;
  if (who === null) return SELF_TEXTS[kind] ?? 'La pratica è cambiata';
  if (kind !== 'status-change') return `${who} ${ACT_TEXTS[kind]}`;
  return `${who} ${to === null ? ACT_TEXTS['dossier-change'] : STATUS_TEXTS[to]}`;
}

/** "adesso", "alle 10:31", "il 28/11/2026 alle 10:31". */
export function describeActMoment(iso: string, now: Date): string {
  if (Math.abs(now.getTime() - Date.parse(iso)) < JUST_NOW_MS) return 'adesso';
  const time = `alle ${formatTime(iso)}`;
  const day = formatMomentDay(iso);
  return day === formatMomentDay(now.toISOString()) ? time : `il ${day} ${time}`;
}

import type {
  AdminDossierDto,
  DossierChargeEventDto,
  DossierMessageDto,
  DossierNoteDto,
  MessageThreadDto,
  OfficeThreadDto,
  StatusChangeDto,
} from '@pratiche/api';
import { THREAD_TEXTS as TEXTS } from './texts.js';

export const THREAD_FILTERS = ['all', 'message', 'note', 'act'] as const;
export type ThreadFilter = (typeof THREAD_FILTERS)[number];

/** An act that has no entry in the history. */
export interface PlainAct {
  title: string;
  who: string;
}

export type ThreadEntry = { key: string; at: string } & (
  | { kind: 'message'; message: DossierMessageDto }
  | { kind: 'note'; note: DossierNoteDto }
  | { kind: 'act'; change: StatusChangeDto }
  | { kind: 'act'; act: PlainAct }
);

export type ThreadDossier = Pick<AdminDossierDto, 'history' | 'documentChecks' | 'documents'>;

function describeCharge({ event, to }: DossierChargeEventDto): string {
  if (event === 'charge-taken') return TEXTS.taken;
  if (event === 'charge-returned') return TEXTS.returned;
  return to === null ? TEXTS.unassigned : TEXTS.assigned(to);
}

const listChecks = ({ documentChecks, documents }: ThreadDossier): ThreadEntry[] =>
  documentChecks.map(({ itemId, at, who }) => ({
    key: `check ${itemId}`,
    at,
    kind: 'act',
    act: {
      title: TEXTS.checked(documents.find(({ id }) => id === itemId)?.document.name ?? ''),
      who,
    },
  }));

/** Everything that happened to a dossier in one row, oldest first. */
export function listThreadEntries(
  dossier: ThreadDossier,
  thread: MessageThreadDto | undefined,
  office: OfficeThreadDto | undefined,
): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...dossier.history.map((change) => ({
      key: `${change.event} ${change.id} ${change.at}`,
      at: change.at,
      kind: 'act' as const,
      change,
    })),
    ...listChecks(dossier),
    ...(office?.charges ?? []).map((charge) => ({
      key: `charge ${charge.id}`,
      at: charge.at,
      kind: 'act' as const,
      act: { title: describeCharge(charge), who: charge.who },
    })),
    ...(thread?.messages ?? []).map((message) => ({
      key: `message ${message.id}`,
      at: message.at,
      kind: 'message' as const,
      message,
    })),
    ...(office?.notes ?? []).map((note) => ({
      key: `note ${note.id}`,
      at: note.at,
      kind: 'note' as const,
      note,
    })),
  ];
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

export const filterEntries = (
  entries: readonly ThreadEntry[],
  filter: ThreadFilter,
): readonly ThreadEntry[] =>
  filter === 'all' ? entries : entries.filter(({ kind }) => kind === filter);

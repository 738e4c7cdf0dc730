import type { SAVED_VIEW_PARAMETERS } from '../saved-views/saved-view-parameters.js';
import { addDays } from '../deadlines/calendar-days.js';
import { AMBER_DAYS } from '../deadlines/deadline.js';
import type { OfficeList } from '../statuses/index.js';

/** Parameters of a list's address. */
export type ViewQuery = Partial<Record<(typeof SAVED_VIEW_PARAMETERS)[number], string>>;

export interface ReadyView {
  readonly key: string;
  readonly label: string;
  /** What waits for an answer today: shown loud while there is any. */
  readonly isUrgent?: true;
  readonly query: ViewQuery;
}

/**
 * The views that every operator finds, the whole list first. What is urgent comes early, because the
 * last ones are out of sight on a narrow screen.
 */
export const listReadyViews = (list: OfficeList, today: string): readonly ReadyView[] =>
  list === 'RECEIVED' ? receivedViews(today) : ELABORATED_VIEWS;

const ALL_VIEW: ReadyView = { key: 'all', label: 'Tutte', query: {} };
const MESSAGES_VIEW: ReadyView = {
  key: 'messages',
  label: 'Con messaggi',
  isUrgent: true,
  query: { unread: 'yes' },
};

const receivedViews = (today: string): readonly ReadyView[] => [
  ALL_VIEW,
  { key: 'check', label: 'Da verificare', query: { status: 'SENT', postponed: 'no' } },
  { key: 'mine', label: 'Mie', query: { operatorId: 'me', postponed: 'no' } },
  {
    key: 'due',
    label: 'In scadenza',
    isUrgent: true,
    // Every row whose light is not green, as the board counts them, on either side’s turn.
    query: { deadlineTo: addDays(today, AMBER_DAYS) },
  },
  MESSAGES_VIEW,
  { key: 'file', label: 'Da inviare a ENEA', query: { status: 'ACCEPTED', postponed: 'no' } },
  { key: 'corrections', label: 'In correzione', query: { status: 'WAITING' } },
  { key: 'postponed', label: 'Rimandate', query: { postponed: 'yes' } },
];

const ELABORATED_VIEWS: readonly ReadyView[] = [
  ALL_VIEW,
  { key: 'complete', label: 'Da completare', query: { status: 'SENTTOENEA' } },
  { key: 'mine', label: 'Mie', query: { operatorId: 'me' } },
  MESSAGES_VIEW,
  { key: 'done', label: 'Completate', query: { status: 'SELLED' } },
];

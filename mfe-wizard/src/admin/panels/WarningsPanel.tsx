import type { AdminDossierDto, OtherDossierDto } from '@pratiche/api';
import {
  formatDay,
  getChoiceLabel,
  isCompletedStatus,
  isOpenStatus,
  isStatusCode,
  selectPlural,
  SERVICE_TYPES,
} from '@pratiche/domain';
import { WarningOutlined } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAllRules } from '../../form/useAllRules.js';
import { getDoubtLabel } from '../../doubts/doubt-label.js';
import { useDossierDoubts } from '../../doubts/useDossierDoubts.js';
import { DoubtList } from '../open-points/DoubtList.js';
import { OPEN_POINT_TEXTS } from '../open-points/texts.js';
import { useDoubtMarking } from '../open-points/useOpenPoints.js';
import { PANEL_TEXTS } from './texts.js';

/** Doubts that are shown at once; a single one more is not folded. */
const SHOWN_DOUBTS = 2;

/**
 * What deserves a second look before it is copied into ENEA's form: what the fitter has read, and what
 * comparing the dossier with others found, both counted in the lists. What the portal's own tables
 * leave open is folded: it holds for most dossiers alike.
 */
export function WarningsPanel({ dossier }: { dossier: AdminDossierDto }) {
  const { listOfficeWarnings } = useAllRules();
  const { doubts, others } = useDossierDoubts(dossier);
  const marking = useDoubtMarking(dossier.id);
  const tableNotes = listOfficeWarnings(dossier);
  const { code } = dossier.status;
  const isCompleted = isStatusCode(code) && isCompletedStatus(code);
  if (doubts.length === 0)
    return isCompleted || tableNotes.length === 0 ? null : <TableNotes notes={tableNotes} />;
  // Nothing is left to check of a completed dossier: who looks for it opens it.
  if (isCompleted)
    return (
      <Folded
        summary={selectPlural(
          doubts.length,
          PANEL_TEXTS.oneWasDoubtful,
          PANEL_TEXTS.someWereDoubtful(doubts.length),
        )}
      >
        <DoubtList doubts={doubts} marking={null} />
      </Folded>
    );
  const mayMark = isStatusCode(code) && !isOpenStatus(code) ? marking : null;
  const unseen = doubts.filter(({ seen }) => seen === null);
  const seen = doubts.filter((doubt) => doubt.seen !== null);
  const split = unseen.length > SHOWN_DOUBTS + 1 ? SHOWN_DOUBTS : unseen.length;
  return (
    <section className="pr-card admin-panel" aria-labelledby="warnings-title">
      <h2 id="warnings-title">{PANEL_TEXTS.toCheck}</h2>
      {unseen.length > 0 && <DoubtList doubts={unseen.slice(0, split)} marking={mayMark} />}
      {split < unseen.length && (
        // A long list would push the documents out of the first screen.
        <Folded summary={PANEL_TEXTS.otherDoubts(unseen.length - split)}>
          <DoubtList doubts={unseen.slice(split)} marking={mayMark} />
        </Folded>
      )}
      {seen.length > 0 && (
        <Folded summary={OPEN_POINT_TEXTS.allSeen(seen.length)}>
          <DoubtList doubts={seen} marking={mayMark} />
        </Folded>
      )}
      <OtherDossiers others={others} />
      {tableNotes.length > 0 && <TableNotes notes={tableNotes} />}
    </section>
  );
}

/** What the portal's own tables leave open, which the lists do not count. */
const TableNotes = ({ notes }: { notes: readonly TableNote[] }) => (
  <Folded
    summary={selectPlural(
      notes.length,
      PANEL_TEXTS.oneTableNote,
      PANEL_TEXTS.someTableNotes(notes.length),
    )}
  >
    <NoteList notes={notes} />
  </Folded>
);

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="admin-quiet">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface TableNote {
  field: string;
  message: string;
  source?: string | undefined;
}

function NoteList({ notes }: { notes: readonly TableNote[] }) {
  return (
    <ul className="admin-warnings">
      {notes.map(({ field, message, source }) => (
        <li key={`${field} ${message}`} className="pr-field-warning" title={source}>
          <WarningOutlined aria-hidden="true" /> <strong>{getDoubtLabel(field)}</strong>: {message}
        </li>
      ))}
    </ul>
  );
}

const formatWorks = ({ worksFrom, worksTo }: OtherDossierDto): string =>
  worksFrom === null || worksTo === null
    ? ''
    : PANEL_TEXTS.worksBetween(formatDay(worksFrom), formatDay(worksTo));

/** The dossiers that have unit or person in common, to open them. */
function OtherDossiers({ others }: { others: readonly OtherDossierDto[] }) {
  if (others.length === 0) return null;
  return (
    <ul className="admin-warnings" aria-label={PANEL_TEXTS.toCompare}>
      {others.map((other) => (
        <li key={other.id}>
          <Link to={`/administration/modules/edit/${other.id}`}>
            {PANEL_TEXTS.dossierOf(other.id, other.client)}
          </Link>{' '}
          <span className="pr-muted">
            {[
              other.businessName,
              getChoiceLabel(SERVICE_TYPES, other.serviceType),
              other.status.name,
              formatWorks(other),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

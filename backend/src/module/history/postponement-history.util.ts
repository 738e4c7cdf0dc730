import { describePostponementEnding, formatUntil, type PostponementEnding } from '@pratiche/domain';
import type { Dossier } from '../entities/dossier.entity.js';
import type { DossierPostponement } from '../entities/dossier-postponement.entity.js';
import type { OperatorAct } from '../entities/operator-act.entity.js';
import type { StatusChangeDto } from './dto/status-change.dto.js';

/** Named where a postponement ends by itself. */
const PORTAL_NAME = 'Portale';

interface PostponementHistory {
  dossier: Dossier;
  /** Oldest first. */
  postponements: readonly DossierPostponement[];
  /** Acts that were taken back. */
  undone: readonly OperatorAct[];
  /** Of the dossier's owner, whose answer ends a postponement. */
  ownerName: string;
}

/** Two entries for each postponement: until when and why, and how it ended. */
export function toPostponementDtos(history: PostponementHistory): StatusChangeDto[] {
  const { dossier, postponements, undone, ownerName } = history;
  const undoneAt = new Map(
    undone.flatMap((act) => (act.act === 'postpone' ? [[act.at.getTime(), act] as const] : [])),
  );
  return postponements.flatMap((row, index) => {
    const started: StatusChangeDto = {
      id: row.id,
      at: row.at.toISOString(),
      from: dossier.status,
      to: dossier.status,
      who: row.who,
      reason: [capitalise(formatUntil(row.until)), row.note].filter(Boolean).join(': '),
      attachmentId: null,
      editedFields: [],
      event: 'postpone',
    };
    const end = (at: Date, who: string, ending: PostponementEnding): StatusChangeDto[] => [
      started,
      {
        ...started,
        at: at.toISOString(),
        who,
        reason: describePostponementEnding(ending),
        event: 'resume',
      },
    ];
    const act = undoneAt.get(row.at.getTime());
    if (act) return end(act.undone ?? act.at, act.who, 'undone');
    // Of several days, of which one took the place of the other, the last one tells the end.
    const isReplaced = postponements
      .slice(index + 1)
      .some(({ at, ended }) => !undoneAt.has(at.getTime()) && isSameMoment(ended, row.ended));
    if (row.ended === null || row.ending === null || isReplaced) return [started];
    return end(
      row.ended,
      row.ending === 'answer' ? ownerName : (row.endedBy ?? PORTAL_NAME),
      row.ending,
    );
  });
}

const isSameMoment = (one: Date | null, other: Date | null): boolean =>
  one !== null && one.getTime() === other?.getTime();

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

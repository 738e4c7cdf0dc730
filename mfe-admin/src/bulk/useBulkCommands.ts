import { useCommands } from '@pratiche/ui/office';
import type { Assignee } from './useAssignees.js';
import type { BulkActions } from './useBulkActions.js';
import type { DossierSelection } from './useDossierSelection.js';
import type { EligibleDossiers } from './useEligibleDossiers.js';
import { BULK_TEXTS } from './texts.js';

type ActionName = NonNullable<BulkActions['busy']> | 'download' | 'postpone';

interface BulkCommand {
  name: ActionName;
  /** Told apart from others of its name. */
  key?: string;
  label: string;
  words?: string;
  run: (eligible: EligibleDossiers) => void;
}

interface BulkCommandOptions {
  selection: DossierSelection;
  eligibleFor: (name: ActionName) => EligibleDossiers;
  bulk: BulkActions;
  assignees: readonly Assignee[];
  /** Processed dossiers are past acceptance and corrections. */
  isReceived: boolean;
  onAccept: (eligible: EligibleDossiers) => void;
  onReturn: () => void;
  onPostpone: (eligible: EligibleDossiers) => void;
  onDownload: (eligible: EligibleDossiers) => void;
}

const BUSY_TEXT = BULK_TEXTS.busy;

/** Offers the actions on the chosen dossiers in the palette too, with the same refusals as their buttons. */
export function useBulkCommands(options: BulkCommandOptions): void {
  const { selection, eligibleFor, bulk, assignees, isReceived } = options;
  const { onAccept, onReturn, onPostpone, onDownload } = options;
  const { count } = selection;
  const chosen = count === 1 ? BULK_TEXTS.chosenOne : BULK_TEXTS.chosenMany(count);
  const received: BulkCommand[] = [
    { name: 'accept', label: BULK_TEXTS.accept, run: onAccept },
    { name: 'return', label: BULK_TEXTS.askCorrections, run: onReturn },
    { name: 'postpone', label: BULK_TEXTS.postpone, run: onPostpone },
  ];
  const actions: BulkCommand[] = [
    ...(isReceived ? received : []),
    { name: 'take', label: BULK_TEXTS.take, run: ({ ids }) => void bulk.assignToSelf(ids) },
    ...assignees.map(({ key, label, operatorId }): BulkCommand => ({
      name: 'assign',
      key: `assign-${key}`,
      label: operatorId === null ? BULK_TEXTS.toNobody : BULK_TEXTS.assignTo(label),
      words: BULK_TEXTS.assignWords,
      run: ({ ids }) => void bulk.assignOperator(ids, operatorId),
    })),
    { name: 'download', label: BULK_TEXTS.download, run: onDownload },
  ];
  const commands = actions.map(({ name, key = name, label, words, run }) => {
    const eligible = eligibleFor(name);
    return {
      id: `bulk-${key}`,
      label: `${label}: ${chosen}`,
      ...(words !== undefined && { words }),
      run: () => run(eligible),
      refusal: bulk.busy === null ? (eligible.ids.length === 0 ? eligible.note : null) : BUSY_TEXT,
    };
  });
  useCommands(
    BULK_TEXTS.commandGroup,
    count === 0
      ? []
      : [
          ...commands,
          { id: 'bulk-clear', label: BULK_TEXTS.unselect(chosen), run: selection.clearSelection },
        ],
  );
}

import { useCommands } from '@pratiche/ui/office';
import type { BulkActions } from './useBulkActions.js';
import type { DossierSelection } from './useDossierSelection.js';
import type { EligibleDossiers } from './useEligibleDossiers.js';

type ActionName = NonNullable<BulkActions['busy']> | 'download';

interface BulkCommand {
  name: ActionName;
  label: string;
  run: (eligible: EligibleDossiers) => void;
}

interface BulkCommandOptions {
  selection: DossierSelection;
  eligibleFor: (name: ActionName) => EligibleDossiers;
  bulk: BulkActions;
  /** Processed dossiers are past acceptance and corrections. */
  isReceived: boolean;
  onAccept: (eligible: EligibleDossiers) => void;
  onAsk: (dialog: 'assign' | 'return') => void;
  onDownload: (eligible: EligibleDossiers) => void;
}

const BUSY_TEXT = 'Attendi la fine dell’operazione in corso.';

/** Offers the actions on the chosen dossiers in the palette too, with the same refusals as their buttons. */
export function useBulkCommands(options: BulkCommandOptions): void {
  const { selection, eligibleFor, bulk, isReceived, onAccept, onAsk, onDownload } = options;
  const { count } = selection;
  const chosen = count === 1 ? '1 pratica scelta' : `${count} pratiche scelte`;
  const received: BulkCommand[] = [
    { name: 'accept', label: 'Accetta', run: onAccept },
    { name: 'return', label: 'Chiedi correzioni', run: () => onAsk('return') },
  ];
  const actions: BulkCommand[] = [
    ...(isReceived ? received : []),
    { name: 'take', label: 'Prendi in carico', run: ({ ids }) => void bulk.assignToSelf(ids) },
    { name: 'assign', label: 'Assegna a…', run: () => onAsk('assign') },
    { name: 'download', label: 'Scarica i documenti', run: onDownload },
  ];
  const commands = actions.map(({ name, label, run }) => {
    const eligible = eligibleFor(name);
    return {
      id: `bulk-${name}`,
      label: `${label}: ${chosen}`,
      run: () => run(eligible),
      refusal: bulk.busy === null ? (eligible.ids.length === 0 ? eligible.note : null) : BUSY_TEXT,
    };
  });
  useCommands(
    'Pratiche scelte',
    count === 0
      ? []
      : [
          ...commands,
          { id: 'bulk-clear', label: `Togli la scelta: ${chosen}`, run: selection.clearSelection },
        ],
  );
}

import { useCommands } from '@pratiche/ui/office';
import type { BulkActions } from './useBulkActions.js';
import type { EligibleDossiers } from './useEligibleDossiers.js';

/** An action on the chosen dossiers, as its button has it. */
export interface BulkCommand {
  name: NonNullable<BulkActions['busy']>;
  label: string;
  run: (eligible: EligibleDossiers) => void;
}

interface BulkCommandOptions {
  /** How many dossiers are chosen. */
  count: number;
  eligibleFor: (name: BulkCommand['name']) => EligibleDossiers;
  isBusy: boolean;
  actions: readonly BulkCommand[];
  onDownload: () => void;
  onClear: () => void;
}

const BUSY_TEXT = 'Attendi la fine dell’operazione in corso.';

/** Offers the actions on the chosen dossiers in the palette too, with the same refusals as their buttons. */
export function useBulkCommands(options: BulkCommandOptions): void {
  const { count, eligibleFor, isBusy, actions, onDownload, onClear } = options;
  const chosen = count === 1 ? '1 pratica scelta' : `${count} pratiche scelte`;
  useCommands(
    'Pratiche scelte',
    count === 0
      ? []
      : [
          ...actions.map(({ name, label, run }) => {
            const eligible = eligibleFor(name);
            return {
              id: `bulk-${name}`,
              label: `${label}: ${chosen}`,
              run: () => run(eligible),
              refusal: isBusy ? BUSY_TEXT : eligible.ids.length === 0 ? eligible.note : null,
            };
          }),
          { id: 'bulk-download', label: `Scarica i documenti: ${chosen}`, run: onDownload },
          { id: 'bulk-clear', label: `Togli la scelta: ${chosen}`, run: onClear },
        ],
  );
}

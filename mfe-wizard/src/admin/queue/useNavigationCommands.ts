import { useCommands } from '@pratiche/ui/office';

interface NavigationActions {
  /** The dossier was opened from a list. */
  hasList: boolean;
  isBusy: boolean;
  /** `null` where it cannot be done now. */
  accept: (() => void) | null;
  requestCorrections: (() => void) | null;
  postpone: (() => void) | null;
  goNext: (() => void) | null;
  goPrevious: (() => void) | null;
}

const BUSY_TEXT = 'Attendi la fine dell’operazione in corso.';

/** The acts of the dossier that have a key, for the palette and the help of the keys. */
export function useNavigationCommands(actions: NavigationActions): void {
  const { hasList, isBusy } = actions;
  const command = (
    id: string,
    {
      label,
      keys,
      run,
      refusal,
    }: { label: string; keys: string; run: (() => void) | null; refusal: string },
  ) => ({
    id,
    label,
    keys,
    run: run ?? (() => undefined),
    refusal: run === null ? refusal : isBusy ? BUSY_TEXT : null,
  });
  useCommands('Pratica', [
    command('accept', {
      label: hasList ? 'Accetta e apri la prossima' : 'Accetta',
      keys: 'Maiusc+A',
      run: actions.accept,
      refusal: 'Con lo stato e i dati di ora non puoi accettare la pratica.',
    }),
    command('corrections', {
      label: 'Chiedi correzioni',
      keys: 'Maiusc+C',
      run: actions.requestCorrections,
      refusal: 'In questo stato non puoi chiedere correzioni.',
    }),
    command('postpone', {
      label: 'Rimanda la pratica',
      keys: 'Maiusc+H',
      run: actions.postpone,
      refusal: 'In questo stato non puoi rimandare la pratica.',
    }),
    { id: 'undo', label: 'Annulla quello che hai appena fatto', keys: 'Z' },
    ...(hasList
      ? [
          command('next', {
            label: 'Apri la prossima pratica dell’elenco',
            keys: 'Maiusc+N',
            run: actions.goNext,
            refusal: 'È l’ultima dell’elenco.',
          }),
          command('previous', {
            label: 'Apri la pratica precedente dell’elenco',
            keys: 'Maiusc+P',
            run: actions.goPrevious,
            refusal: 'È la prima dell’elenco.',
          }),
        ]
      : []),
  ]);
}

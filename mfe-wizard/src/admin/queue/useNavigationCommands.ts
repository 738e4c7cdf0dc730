import { useCommands } from '@pratiche/ui/office';
import { QUEUE_TEXTS } from './texts.js';

interface NavigationActions {
  /** The dossier was opened from a list. */
  hasList: boolean;
  /** An act leads on to the next dossier. */
  isThenNext: boolean;
  isBusy: boolean;
  /** `null` where it cannot be done now. */
  accept: (() => void) | null;
  requestCorrections: (() => void) | null;
  postpone: (() => void) | null;
  goNext: (() => void) | null;
  goPrevious: (() => void) | null;
}

const BUSY_TEXT = QUEUE_TEXTS.busy;

/** The acts of the dossier that have a key, for the palette and the help of the keys. */
export function useNavigationCommands(actions: NavigationActions): void {
  const { hasList, isThenNext, isBusy } = actions;
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
  useCommands(QUEUE_TEXTS.commandGroup, [
    command('accept', {
      label: hasList && isThenNext ? QUEUE_TEXTS.acceptAndNext : QUEUE_TEXTS.accept,
      keys: 'Maiusc+A',
      run: actions.accept,
      refusal: QUEUE_TEXTS.cannotAccept,
    }),
    command('corrections', {
      label: QUEUE_TEXTS.askCorrections,
      keys: 'Maiusc+C',
      run: actions.requestCorrections,
      refusal: QUEUE_TEXTS.cannotAskCorrections,
    }),
    command('postpone', {
      label: QUEUE_TEXTS.postpone,
      keys: 'Maiusc+H',
      run: actions.postpone,
      refusal: QUEUE_TEXTS.cannotPostpone,
    }),
    { id: 'undo', label: QUEUE_TEXTS.undo, keys: 'Z' },
    ...(hasList
      ? [
          command('next', {
            label: QUEUE_TEXTS.openNext,
            keys: 'Maiusc+N',
            run: actions.goNext,
            refusal: QUEUE_TEXTS.isLast,
          }),
          command('previous', {
            label: QUEUE_TEXTS.openPrevious,
            keys: 'Maiusc+P',
            run: actions.goPrevious,
            refusal: QUEUE_TEXTS.isFirst,
          }),
        ]
      : []),
  ]);
}

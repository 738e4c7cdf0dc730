import {
  Button,
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  errorText,
  useApi,
  isPageKey,
  useKeyDown,
  useSingleKeys,
} from '@pratiche/ui';
import { useSyncExternalStore, useRef, type FocusEvent } from 'react';
import { Link } from 'react-router';
import { readData } from '@pratiche/api';
import { useQueryClient } from '@tanstack/react-query';
import { undoStore, type UndoOffer } from './undo-store.js';
import { UNDO_TEXTS } from '../texts.js';
import './undo.css';

const UNDO_KEY = 'Z';

const QUERIES = [
  'dossiers',
  'dossier-view-counts',
  'admin-dossier',
  'queue',
  'dossier-history',
] as const;

/** Says what was just done and takes it back, on whatever page comes next. */
export function UndoNotice() {
  const offer = useSyncExternalStore(undoStore.subscribe, undoStore.getOffer);
  const undo = useUndo();
  const takeBack = offer?.phase === 'offered' ? () => void undo(offer) : null;
  const hasKey = useUndoKey(takeBack);
  const { rememberOrigin, returnFocus } = useFocusOrigin();
  /** The pressed button goes or is greyed. */
  const press = (act: () => void) => () => {
    returnFocus();
    act();
  };
  // The live region is there from the start: one that comes with its text is not announced.
  return (
    <div className="of-undo-place" role="status">
      {offer && (
        <div
          className={`of-undo of-undo-${offer.phase}`}
          onMouseEnter={undoStore.holdOffer}
          onMouseLeave={undoStore.releaseOffer}
          onFocus={(event) => {
            rememberOrigin(event);
            undoStore.holdOffer();
          }}
          onBlur={undoStore.releaseOffer}
        >
          {offer.phase === 'failed' ? <CloseCircleFilled /> : <CheckCircleFilled />}
          <p>{offer.text}</p>
          <UndoActions offer={offer} hasKey={hasKey} onUndo={takeBack && press(takeBack)} />
          <button
            type="button"
            className="pr-icon-button"
            aria-label={UNDO_TEXTS.close}
            onClick={press(undoStore.closeOffer)}
          >
            <CloseOutlined />
          </button>
        </div>
      )}
    </div>
  );
}

interface UndoActionsProps {
  offer: UndoOffer;
  hasKey: boolean;
  onUndo: (() => void) | null;
}

function UndoActions({ offer: { phase, dossierIds }, hasKey, onUndo }: UndoActionsProps) {
  const [only] = dossierIds;
  if (phase === 'undone' && only !== undefined && dossierIds.length === 1)
    return <Link to={`/administration/modules/edit/${only}`}>{UNDO_TEXTS.openDossier(only)}</Link>;
  if (phase !== 'offered' && phase !== 'busy') return null;
  return (
    <Button
      size="small"
      loading={phase === 'busy'}
      {...(hasKey ? { 'aria-keyshortcuts': UNDO_KEY } : {})}
      onClick={() => onUndo?.()}
    >
      {UNDO_TEXTS.undo}
      {hasKey && <kbd>{UNDO_KEY}</kbd>}
    </Button>
  );
}

interface FocusOrigin {
  /** For the element that takes the focus for a moment. */
  rememberOrigin: (event: FocusEvent) => void;
  /** Gives the focus back to where it came from, or to the page where that is gone. */
  returnFocus: () => void;
}

/** Remembers from where the focus came into a notice whose buttons go as they are pressed. */
function useFocusOrigin(): FocusOrigin {
  const origin = useRef<Element | null>(null);
  return {
    rememberOrigin: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget === null || !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    returnFocus: () => {
      const opener = origin.current;
      const target =
        opener instanceof HTMLElement && opener.isConnected
          ? opener
          : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
  };
}

/** Takes back what is offered, and says what became of it. */
function useUndo(): (offer: UndoOffer) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return async ({ id, act, dossierIds, revisions, phase }) => {
    if (phase !== 'offered') return;
    undoStore.updateOffer(id, { phase: 'busy' });
    try {
      const { rows } = await readData(
        api.POST('/api/module/undo', {
          body: { act, ids: [...dossierIds], ...(revisions && { revisions: [...revisions] }) },
        }),
      );
      undoStore.updateOffer(id, describeUndo(act, rows));
    } catch (error) {
      undoStore.updateOffer(id, { phase: 'failed', text: errorText(error) });
    }
    for (const key of QUERIES) void queries.invalidateQueries({ queryKey: [key] });
  };
}

interface UndoneRow {
  id: number;
  isDone: boolean;
  message: string | null;
}

/** Says what was taken back; of several, how many were and why not the others. */
function describeUndo(
  act: UndoOffer['act'],
  rows: readonly UndoneRow[],
): Pick<UndoOffer, 'phase' | 'text'> {
  const done = rows.filter(({ isDone }) => isDone);
  const refusal = rows.find(({ isDone }) => !isDone)?.message ?? null;
  const what = UNDO_TEXTS.undone[act];
  if (rows.length === 1 && done[0])
    return { phase: 'undone', text: UNDO_TEXTS.oneAsBefore(what, done[0].id) };
  if (refusal === null)
    return { phase: 'undone', text: UNDO_TEXTS.someAsBefore(what, done.length) };
  return {
    phase: 'failed',
    text: done.length === 0 ? refusal : UNDO_TEXTS.notAll(what, done.length, rows.length, refusal),
  };
}

/** One key takes back what is offered, where single keys are on. @returns whether they are */
function useUndoKey(undo: (() => void) | null): boolean {
  const isOn = useSingleKeys();
  useKeyDown(isOn && undo !== null, (event) => {
    if (event.key.toUpperCase() !== UNDO_KEY || event.shiftKey || event.repeat) return;
    if (!isPageKey(event)) return;
    event.preventDefault();
    undo?.();
  });
  return isOn;
}

import { Button, CheckCircleFilled, CloseCircleFilled, CloseOutlined } from '@pratiche/ui';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { undoStore, type UndoOffer } from './undo-store.js';
import { useFocusOrigin } from './useFocusOrigin.js';
import { useUndo } from './useUndo.js';
import { UNDO_KEY, useUndoKey } from './useUndoKey.js';
import { UNDO_TEXTS } from './texts.js';
import './undo.css';

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

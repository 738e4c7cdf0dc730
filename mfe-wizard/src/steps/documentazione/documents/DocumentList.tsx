import type { DocumentSetItemDto } from '@pratiche/api';
import { toDocumentField } from '@pratiche/domain';
import type { DeviceFile } from '@pratiche/federation/device-store';
import { CheckCircleOutlined } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { focusField } from '../../../form/field-focus.js';
import { useDossierSession, useDossierState } from '../../../form/dossier-session-context.js';
import { useIsReturnedWhole } from '../../../returns/useReturnPoints.js';
import { DocumentRow } from './DocumentRow.js';
import type { DocumentRowKind } from './document-row-kind.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import type { FindSigning } from './usePaperSigning.js';

interface DocumentListProps {
  items: readonly DocumentSetItemDto[];
  kinds: ReadonlyMap<number, DocumentRowKind>;
  moduleId: number;
  deviceFiles: readonly DeviceFile[];
  onChange: () => void;
  onPreview: (fileId: number) => void;
  findSigning: FindSigning;
}

type Fold = 'done' | 'optional';

/**
 * What waits comes first; what was there already and what is optional are folded. A document that is
 * uploaded now stays where it was, so that nothing moves under the hand.
 */
export function DocumentList({ items, kinds, findSigning, ...more }: DocumentListProps) {
  const isReturnedWhole = useIsReturnedWhole();
  const [first] = useState(kinds);
  const [open, setOpen] = useState<Readonly<Record<Fold, boolean>>>({
    done: false,
    optional: false,
  });
  useRevealedDocument(items, () => setOpen({ done: true, optional: true }));

  const foldOf = ({ id }: DocumentSetItemDto): Fold | null => {
    const kind = kinds.get(id);
    if (kind === 'mend' || kind === 'missing') return null;
    const before = first.get(id);
    return before === 'optional' || before === 'done' ? before : kind === 'optional' ? kind : null;
  };
  const listRows = (fold: Fold | null) => items.filter((item) => foldOf(item) === fold);
  const row = (fold: Fold | null) => (item: DocumentSetItemDto) => (
    <DocumentRow
      key={item.id}
      item={item}
      kind={kinds.get(item.id) ?? 'missing'}
      isHidden={fold !== null && !open[fold]}
      signing={findSigning(item.document.code, item.document.isUploaded)}
      {...more}
    />
  );
  const waiting = listRows(null).sort(
    (a, b) => Number(kinds.get(b.id) === 'mend') - Number(kinds.get(a.id) === 'mend'),
  );
  const [done, optional] = [listRows('done'), listRows('optional')];
  const toggle = (fold: Fold) => setOpen({ ...open, [fold]: !open[fold] });
  return (
    <ul className="wz-documents">
      {waiting.map(row(null))}
      {done.length > 0 && (
        <FoldRow
          key="done"
          isOpen={open.done}
          text={
            isReturnedWhole
              ? TEXTS.uploadedDocuments(done.length)
              : TEXTS.settledDocuments(done.length)
          }
          isDone={!isReturnedWhole}
          onToggle={() => toggle('done')}
        />
      )}
      {done.map(row('done'))}
      {optional.length > 0 && (
        <FoldRow
          key="optional"
          isOpen={open.optional}
          text={TEXTS.otherDocuments(
            optional.length,
            optional.filter(({ document }) => document.isUploaded).length,
          )}
          onToggle={() => toggle('optional')}
        />
      )}
      {optional.map(row('optional'))}
    </ul>
  );
}

/** The line that opens and closes a part of the list. */
const FoldRow = ({
  text,
  isOpen,
  isDone = false,
  onToggle,
}: {
  text: string;
  isOpen: boolean;
  isDone?: boolean;
  onToggle: () => void;
}) => (
  <li className="wz-document-fold">
    <button type="button" aria-expanded={isOpen} onClick={onToggle}>
      <span>
        {isDone && <CheckCircleOutlined className="wz-done" />} {text}
      </span>
      <span className="wz-document-fold-word" aria-hidden="true">
        {isOpen ? TEXTS.fold : TEXTS.unfold}
      </span>
    </button>
  </li>
);

/** A document that was asked for from elsewhere is unfolded, and has the focus. */
function useRevealedDocument(items: readonly DocumentSetItemDto[], unfold: () => void): void {
  const session = useDossierSession();
  const revealed = useDossierState((state) => state.revealedField);
  useEffect(() => {
    if (revealed === null) return;
    const isHere = items.some(({ document }) => revealed.path === toDocumentField(document.code));
    if (!isHere) return;
    session.store.set({ revealedField: null });
    unfold();
    // After the rows are drawn.
    requestAnimationFrame(() => focusField(revealed.path));
  }, [revealed, items, session, unfold]);
}

import { SheetChangesNote } from './SheetChangesNote.js';
import { useSheetChanges, type SheetHistory } from './useSheetChanges.js';

/** What changed since the submission before, within the note that says what was asked. */
export function ResubmissionChanges(history: SheetHistory) {
  const { blocks, changes } = useSheetChanges(history);
  return (
    history.previous &&
    changes && <SheetChangesNote changes={changes} at={history.previous.at} sheet={blocks} />
  );
}

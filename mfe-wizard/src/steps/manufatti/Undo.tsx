import { Button } from '@pratiche/ui';
import { fieldId } from '../../wizard/focus.js';
import { LISTS } from './lists.js';
import { undoPath, type Rows } from './useRows.js';

/** Says what was removed and takes it back; it stays until rows change again. */
export function Undo({ rows }: { rows: Rows }) {
  const [first] = rows.removed;
  const words =
    first &&
    (rows.removed.length === 1
      ? `${LISTS[rows.list].row} ${first.index + 1}: riga eliminata.`
      : `${rows.removed.length} righe eliminate.`);
  return (
    <div className="wz-undo">
      <span role="status">{words}</span>
      {words && (
        <Button id={fieldId(undoPath(rows.list))} size="small" onClick={rows.restore}>
          Annulla
        </Button>
      )}
    </div>
  );
}

import { selectPlural } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { fieldElementId } from '../../form/field-focus.js';
import { PRODUCT_LISTS } from '../../catalog/product-lists.js';
import { undoButtonPath } from './product-row-actions.js';
import type { ProductRows } from './useProductRows.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** Names the removed rows and offers to restore them, until the rows change again. */
export function UndoRemovalAlert({ rows }: { rows: ProductRows }) {
  const [first] = rows.removed;
  const words =
    first &&
    selectPlural(
      rows.removed.length,
      TEXTS.oneDeleted(PRODUCT_LISTS[rows.list].rowLabel, first.index + 1),
      TEXTS.deleted(rows.removed.length),
    );
  return (
    <div className="wz-undo">
      <span role="status">{words}</span>
      {words && (
        <Button
          id={fieldElementId(undoButtonPath(rows.list))}
          size="small"
          onClick={rows.restoreRemovedRows}
        >
          {TEXTS.undo}
        </Button>
      )}
    </div>
  );
}

import { selectPlural, createWindowLike, findRegionalLimitNote } from '@pratiche/domain';
import { Button, PlusOutlined, useIsPhone } from '@pratiche/ui';
import { memo, useCallback, type ReactNode } from 'react';
import { PiecesContext, type AddPieces } from '../../form/pieces-context.js';
import { useDossierState } from '../../form/dossier-session-context.js';
import { fieldElementId } from '../../form/field-focus.js';
import { LastDossierButton } from '../../last-dossier/LastDossierButton.js';
import { useHasTwoColumns } from '../../shared/layout-breakpoints.js';
import { PRODUCT_LISTS, type ProductListName } from '../../catalog/product-lists.js';
import { FrameHelp } from './FrameHelp.js';
import { LowEmissiveGlass } from './LowEmissiveGlass.js';
import { OldWindows } from './OldWindows.js';
import { PermeabilityHelp } from './PermeabilityHelp.js';
import { ProductTable } from './ProductTable.js';
import { ProductCards } from './ProductCards.js';
import { RowCountField } from './RowCountField.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';
import { type ProductRows, useProductRows } from './useProductRows.js';
import { undoButtonPath } from './product-row-actions.js';

/** In a table the heads have no room for it. */
const LIST_HELP: Readonly<Record<ProductListName, ReactNode>> = {
  serramenti: <FrameHelp />,
  schermature: null,
  chiusure: <PermeabilityHelp />,
};

/** One kind of product: the number of rows, the rows, and the add button. */
export const ProductList = memo(function ProductList({ list }: { list: ProductListName }) {
  const info = PRODUCT_LISTS[list];
  const rows = useProductRows(list);
  const addPieces = useAddPieces(rows);
  const hasRoom = useHasTwoColumns();
  const isPhone = useIsPhone();
  return (
    <div className="wz-section pr-card" id={fieldElementId(`manufatti.${list}`)} tabIndex={-1}>
      <div className="wz-section-head">
        <h3>
          {info.title} {hasRoom && LIST_HELP[list]}
        </h3>
        <RowCountField info={info} rows={rows} />
      </div>
      {list === 'serramenti' && rows.ids.length > 0 && <RegionalLimitNote />}
      {rows.ids.length === 0 && <p className="pr-muted">{info.emptyText}</p>}
      {list === 'serramenti' && <OldWindows />}
      <PiecesContext value={addPieces}>
        {!hasRoom && <ProductCards rows={rows} inDrawer={isPhone} />}
        {hasRoom && rows.ids.length > 0 && <ProductTable rows={rows} />}
      </PiecesContext>
      {list === 'serramenti' && <LowEmissiveGlass />}
      <UndoRemovalAlert rows={rows} />
      <UndoEqualRows rows={rows} />
      <div className="wz-add">
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => rows.actions.addRows()}>
          {info.addLabel}
        </Button>
        {list === 'serramenti' && rows.ids.length === 0 && (
          <LastDossierButton
            onRead={(last) => {
              const row = createWindowLike(last);
              if (row !== null) rows.actions.addRow(row);
            }}
          />
        )}
        {hasRoom && rows.ids.length > 0 && (
          <span className="pr-muted wz-keys">
            {TEXTS.keys}
            {list !== 'schermature' && TEXTS.autofilled}
          </span>
        )}
      </div>
    </div>
  );
});

/** Limits that we do not check, beside those of the rows. */
function RegionalLimitNote() {
  const note = useDossierState(({ form }) => findRegionalLimitNote(form));
  return note && <p className="pr-muted">{note}</p>;
}

/** Names the removed rows and offers to restore them, until the rows change again. */
function UndoRemovalAlert({ rows }: { rows: ProductRows }) {
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

/** Several pieces typed into one row become as many rows. */
function useAddPieces({ actions }: ProductRows): AddPieces {
  return useCallback(
    (path, pieces) => {
      const index = Number(path.split('.')[2]);
      actions.addEqualRows(index, pieces - 1);
    },
    [actions],
  );
}

/** Says how many rows were added for the pieces that were typed, and takes them away again. */
function UndoEqualRows({ rows: { equal, actions } }: { rows: ProductRows }) {
  return (
    <div className="wz-undo">
      <span role="status">{equal && TEXTS.equalAdded(equal.count)}</span>
      {equal && (
        <Button
          size="small"
          onClick={() =>
            actions.removeRows(
              Array.from({ length: equal.count }, (_, copy) => equal.index + 1 + copy),
            )
          }
        >
          {TEXTS.undo}
        </Button>
      )}
    </div>
  );
}

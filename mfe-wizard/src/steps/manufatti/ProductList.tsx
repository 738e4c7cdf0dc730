import { Button, PlusOutlined, useIsPhone } from '@pratiche/ui';
import { memo, type ReactNode } from 'react';
import { fieldId } from '../../wizard/focus.js';
import { useHasColumns } from '../../wizard/room.js';
import { LISTS, type ListName } from './lists.js';
import { FrameHelp } from './FrameHelp.js';
import { PermeabilityHelp } from './PermeabilityHelp.js';
import { ProductTable } from './ProductTable.js';
import { RowCards } from './RowCards.js';
import { RowCount } from './RowCount.js';
import { Undo } from './Undo.js';
import { useRows } from './useRows.js';

/** In a table the heads have no room for it. */
const HELP: Readonly<Record<ListName, ReactNode>> = {
  serramenti: <FrameHelp />,
  schermature: null,
  chiusure: <PermeabilityHelp />,
};

/** One kind of product: how many, the rows, one more. */
export const ProductList = memo(function ProductList({ list }: { list: ListName }) {
  const info = LISTS[list];
  const rows = useRows(list);
  const hasRoom = useHasColumns();
  const isPhone = useIsPhone();
  return (
    <div className="wz-section pr-card" id={fieldId(`manufatti.${list}`)} tabIndex={-1}>
      <div className="wz-section-head">
        <h3>
          {info.title} {hasRoom && HELP[list]}
        </h3>
        <RowCount info={info} rows={rows} />
      </div>
      {rows.ids.length === 0 && <p className="pr-muted">{info.empty}</p>}
      {!hasRoom && <RowCards rows={rows} inSheets={isPhone} />}
      {hasRoom && rows.ids.length > 0 && <ProductTable rows={rows} />}
      <Undo rows={rows} />
      <div className="wz-add">
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => rows.actions.add()}>
          {info.add}
        </Button>
        {hasRoom && rows.ids.length > 0 && (
          <span className="pr-muted wz-keys">
            Invio: riga sotto o nuova · Ctrl+D: copia la riga sopra
            {list !== 'schermature' && ' · Verde in corsivo: compilato automaticamente'}
          </span>
        )}
      </div>
    </div>
  );
});

import { Button, PlusOutlined, useMediaQuery } from '@pratiche/ui';
import { memo } from 'react';
import { fieldId } from '../../wizard/focus.js';
import { LISTS, type ListName } from './lists.js';
import { FrameHelp } from './FrameHelp.js';
import { RowCards } from './RowCards.js';
import { RowCount } from './RowCount.js';
import { useRows } from './useRows.js';
import { WindowTable } from './WindowTable.js';

/** One kind of product: how many, the rows, one more. */
export const ProductList = memo(function ProductList({ list }: { list: ListName }) {
  const info = LISTS[list];
  const rows = useRows(list);
  const hasRoom = useMediaQuery('(min-width: 1100px)');
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isTable = list === 'serramenti' && hasRoom;
  return (
    <div className="wz-section pr-card" id={fieldId(`manufatti.${list}`)} tabIndex={-1}>
      <div className="wz-section-head">
        <h3>{info.title} {isTable && <FrameHelp />}</h3>
        <RowCount info={info} rows={rows} />
      </div>
      {rows.ids.length === 0 && <p className="pr-muted">{info.empty}</p>}
      {!isTable && <RowCards list={list} rows={rows} inSheets={isPhone} />}
      {isTable && rows.ids.length > 0 && <WindowTable rows={rows} />}
      <div>
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => rows.add()}>{info.add}</Button>
        {isTable && rows.ids.length > 0 && <span className="pr-muted wz-keys"> Invio: riga sotto o nuova · Ctrl+D: copia la riga sopra</span>}
      </div>
    </div>
  );
});

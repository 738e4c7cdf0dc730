import { formatNumber, type Manufatti } from '@pratiche/domain';
import { Button, Drawer } from '@pratiche/ui';
import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { shownValue } from '../../fields/catalog/index.js';
import { useDossierState } from '../../wizard/context.js';
import { focusField } from '../../wizard/focus.js';
import { LISTS, type ListName } from './lists.js';
import { RowActions } from './RowActions.js';
import { RowFields } from './RowFields.js';
import { RowMark } from './RowMark.js';
import type { RowActions as Actions, Rows } from './useRows.js';

interface RowCardsProps {
  rows: Rows;
  /** One row per sheet over the page, as on phones; otherwise the fields stand in the card. */
  inSheets: boolean;
}

/** Rows as cards. */
export function RowCards({ rows, inSheets }: RowCardsProps) {
  const { list } = rows;
  const [open, setOpen] = useState<string | null>(null);
  // A sheet of fields is dear to draw: the press is answered first.
  const show = useCallback((id: string | null) => startTransition(() => setOpen(id)), []);
  const revealed = useDossierState((state) => state.revealed);
  const count = rows.ids.length;
  const { added } = rows;
  const [known, setKnown] = useState(added);

  // The row that was just added opens by itself.
  if (added !== known) {
    setKnown(added);
    if (inSheets && added) setOpen(rows.ids[added.index] ?? null);
  }

  // A row is revealed once, when it is asked for.
  const ids = useRef(rows.ids);
  useEffect(() => {
    ids.current = rows.ids;
  });
  useEffect(() => {
    const index = new RegExp(`^manufatti\\.${list}\\.(\\d+)`).exec(revealed?.path ?? '')?.[1];
    if (!inSheets || index === undefined || revealed === null) return;
    setOpen(ids.current[Number(index)] ?? null);
    const timer = setTimeout(() => focusField(revealed.path), 350);
    return () => clearTimeout(timer);
  }, [revealed, list, inSheets]);

  const openIndex = open === null ? -1 : rows.ids.indexOf(open);
  return (
    <>
      <ol className="wz-cards">
        {rows.ids.map((id, index) => (
          <Card
            key={id}
            list={list}
            index={index}
            isLast={index === count - 1}
            actions={rows.actions}
            inSheets={inSheets}
            id={id}
            onOpen={show}
          />
        ))}
      </ol>
      {inSheets && (
        <Drawer
          open={openIndex >= 0}
          placement="bottom"
          size="92%"
          onClose={() => show(null)}
          destroyOnHidden
          title={`${LISTS[list].row} ${openIndex + 1} di ${count}`}
          closable={{ 'aria-label': 'Chiudi' }}
          footer={<SheetFooter rows={rows} index={openIndex} onOpen={show} />}
        >
          {openIndex >= 0 && <RowFields key={open} list={list} index={openIndex} />}
        </Drawer>
      )}
    </>
  );
}

function SheetFooter({
  rows,
  index,
  onOpen,
}: {
  rows: Rows;
  index: number;
  onOpen: (id: string | null) => void;
}) {
  const next = rows.ids[index + 1];
  return (
    <div className="wz-sheet-footer">
      <Button onClick={() => onOpen(rows.ids[index - 1] ?? null)} disabled={index <= 0}>
        Precedente
      </Button>
      <Button onClick={() => onOpen(next ?? null)} disabled={next === undefined}>
        Successivo
      </Button>
      <Button type="primary" onClick={() => onOpen(null)}>
        Fatto
      </Button>
    </div>
  );
}

interface CardProps {
  list: ListName;
  index: number;
  isLast: boolean;
  actions: Actions;
  inSheets: boolean;
  id: string;
  onOpen: (id: string) => void;
}

const Card = memo(function Card({ list, index, isLast, actions, inSheets, id, onOpen }: CardProps) {
  const name = `${LISTS[list].row} ${index + 1}`;
  return (
    <li className="wz-row" aria-label={name}>
      <div className="wz-section-head">
        <h4>{name}</h4>
        <RowMark list={list} index={index} name={name} />
      </div>
      {inSheets ? <Summary list={list} index={index} /> : <RowFields list={list} index={index} />}
      <div className="wz-card-actions">
        {inSheets && (
          <Button type="primary" ghost onClick={() => onOpen(id)} aria-label={`Modifica: ${name}`}>
            Modifica
          </Button>
        )}
        <RowActions actions={actions} index={index} isLast={isLast} name={name} wordy={!inSheets} />
      </div>
    </li>
  );
});

function Summary({ list, index }: { list: ListName; index: number }) {
  const text = useDossierState((state) => summaryOf(state.form.manufatti, list, index));
  return <p className="pr-muted">{text}</p>;
}

/** A row in a line: what it is, how large, how good. */
function summaryOf(
  { serramenti, schermature, chiusure }: Manufatti,
  list: ListName,
  index: number,
): string {
  const path = (field: string) => `manufatti.${list}.${index}.${field}`;
  const area = (value: number | null | undefined) =>
    typeof value === 'number' ? `${formatNumber(value, 2)} m²` : '';
  const parts = {
    serramenti: () => [
      shown(path('tipologiaInfisso'), serramenti[index]?.tipologiaInfisso),
      area(serramenti[index]?.superficie),
      shown(path('trasmittanzaPost'), serramenti[index]?.trasmittanzaPost),
    ],
    schermature: () => [
      shown(path('tipologia'), schermature[index]?.tipologia),
      area(schermature[index]?.superficieSchermatura),
      shown(path('esposizione'), schermature[index]?.esposizione),
    ],
    chiusure: () => [
      shown(path('tipologiaPost'), chiusure[index]?.tipologiaPost),
      area(chiusure[index]?.superficieChiusura),
      shown(path('esposizione'), chiusure[index]?.esposizione),
    ],
  }[list]();
  return parts.filter(Boolean).join(' · ') || 'Ancora da compilare';
}

const shown = (path: string, value: unknown): string =>
  value === null || value === undefined ? '' : shownValue(path, value);

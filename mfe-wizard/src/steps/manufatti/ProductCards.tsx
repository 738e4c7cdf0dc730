import { formatNumber, joinFacts, type Manufatti, type DossierRules } from '@pratiche/domain';
import { Button, CopyOutlined, Drawer } from '@pratiche/ui';
import { memo, startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import { formatFieldValue } from '../../catalog/field-catalog.js';
import { useDossierState } from '../../form/dossier-session-context.js';
import { focusField } from '../../form/field-focus.js';
import { PRODUCT_LISTS, type ProductListName } from '../../catalog/product-lists.js';
import { RowActionButtons } from './RowActionButtons.js';
import { RowFields } from './RowFields.js';
import { RowLightButton } from './RowLightButton.js';
import type { ProductRowActions as Actions } from './product-row-actions.js';
import type { ProductRows } from './useProductRows.js';
import { useDossierRules } from '../../form/useDossierRules.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

interface ProductCardsProps {
  rows: ProductRows;
  /**
   * Each row opens in a drawer over the page, as on phones; otherwise the fields are shown in the
   * card.
   */
  inDrawer: boolean;
}

/** Rows as cards. */
export function ProductCards({ rows, inDrawer }: ProductCardsProps) {
  const { list } = rows;
  const [open, setOpen] = useState<string | null>(null);
  // A sheet of fields is dear to draw: the press is answered first.
  const show = useCallback((id: string | null) => startTransition(() => setOpen(id)), []);
  const revealed = useDossierState((state) => state.revealedField);
  const count = rows.ids.length;
  const { added } = rows;
  const [known, setKnown] = useState(added);

  // A row that was just added opens automatically.
  if (added !== known) {
    setKnown(added);
    if (inDrawer && added) setOpen(rows.ids[added.index] ?? null);
  }

  // A row opens once per request.
  const ids = useRef(rows.ids);
  useEffect(() => {
    ids.current = rows.ids;
  });
  useEffect(() => {
    const index = new RegExp(`^manufatti\\.${list}\\.(\\d+)`).exec(revealed?.path ?? '')?.[1];
    if (!inDrawer || index === undefined || revealed === null) return;
    setOpen(ids.current[Number(index)] ?? null);
    const timer = setTimeout(() => focusField(revealed.path), 350);
    return () => clearTimeout(timer);
  }, [revealed, list, inDrawer]);

  const openIndex = open === null ? -1 : rows.ids.indexOf(open);
  return (
    <>
      <ol className="wz-cards">
        {rows.ids.map((id, index) => (
          <ProductCard
            key={id}
            list={list}
            index={index}
            isLast={index === count - 1}
            actions={rows.actions}
            inDrawer={inDrawer}
            id={id}
            onOpen={show}
          />
        ))}
      </ol>
      {inDrawer && (
        <Drawer
          open={openIndex >= 0}
          placement="bottom"
          size="92%"
          onClose={() => show(null)}
          destroyOnHidden
          title={TEXTS.rowOf(PRODUCT_LISTS[list].rowLabel, openIndex + 1, count)}
          closable={{ 'aria-label': TEXTS.close }}
          footer={<DrawerFooter rows={rows} index={openIndex} onOpen={show} />}
        >
          {openIndex >= 0 && <RowFields key={open} list={list} index={openIndex} />}
        </Drawer>
      )}
    </>
  );
}

function DrawerFooter({
  rows,
  index,
  onOpen,
}: {
  rows: ProductRows;
  index: number;
  onOpen: (id: string | null) => void;
}) {
  const next = rows.ids[index + 1];
  return (
    <div className="wz-sheet-footer">
      <Button onClick={() => onOpen(rows.ids[index - 1] ?? null)} disabled={index <= 0}>
        {TEXTS.previous}
      </Button>
      <Button onClick={() => onOpen(next ?? null)} disabled={next === undefined}>
        {TEXTS.next}
      </Button>
      <Button
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={() => rows.actions.duplicateRow(index)}
        disabled={index < 0}
      >
        {TEXTS.copyShown}
      </Button>
      <Button type="primary" onClick={() => onOpen(null)}>
        {TEXTS.done}
      </Button>
    </div>
  );
}

interface ProductCardProps {
  list: ProductListName;
  index: number;
  isLast: boolean;
  actions: Actions;
  inDrawer: boolean;
  id: string;
  onOpen: (id: string) => void;
}

const ProductCard = memo(function Card({
  list,
  index,
  isLast,
  actions,
  inDrawer,
  id,
  onOpen,
}: ProductCardProps) {
  const name = `${PRODUCT_LISTS[list].rowLabel} ${index + 1}`;
  const [showsActions, setShowsActions] = useState(false);
  const actionsId = useId();
  const rowActions = (
    <RowActionButtons
      actions={actions}
      index={index}
      isLast={isLast}
      name={name}
      wordy={!inDrawer}
    />
  );
  return (
    <li className={inDrawer ? 'wz-row wz-card-brief' : 'wz-row'} aria-label={name}>
      <div className="wz-section-head">
        <h4>{name}</h4>
        <RowLightButton list={list} index={index} name={name} />
      </div>
      {inDrawer ? (
        <div className="wz-card-line">
          <ProductSummary list={list} index={index} />
          <button
            type="button"
            className="pr-link-button wz-card-open"
            onClick={() => onOpen(id)}
            aria-label={TEXTS.editRow(name)}
          >
            {TEXTS.edit}
          </button>
          <button
            type="button"
            className="wz-card-more"
            aria-expanded={showsActions}
            aria-controls={actionsId}
            aria-label={TEXTS.moreActions(name)}
            onClick={() => setShowsActions(!showsActions)}
          >
            ⋯
          </button>
        </div>
      ) : (
        <RowFields list={list} index={index} />
      )}
      {/* The rarer actions of a brief card are one touch away. */}
      <div id={actionsId} className="wz-card-actions" hidden={inDrawer && !showsActions}>
        {rowActions}
      </div>
    </li>
  );
});

function ProductSummary({ list, index }: { list: ProductListName; index: number }) {
  const rules = useDossierRules();
  const text = useDossierState((state) =>
    summarizeProduct(state.form.manufatti, list, index, rules),
  );
  return <p className="pr-muted">{text}</p>;
}

/** Summarises a row in one line: type, size, performance. */
function summarizeProduct(
  { serramenti, schermature, chiusure }: Manufatti,
  list: ProductListName,
  index: number,
  rules: DossierRules,
): string {
  const format = (field: string, value: unknown) =>
    formatSummaryValue(`manufatti.${list}.${index}.${field}`, value, rules);
  const area = (value: number | null | undefined) =>
    typeof value === 'number' ? `${formatNumber(value, 2)} m²` : '';
  const parts = {
    serramenti: () => [
      format('tipologiaInfisso', serramenti[index]?.tipologiaInfisso),
      area(serramenti[index]?.superficie),
      format('trasmittanzaPost', serramenti[index]?.trasmittanzaPost),
    ],
    schermature: () => [
      format('tipologia', schermature[index]?.tipologia),
      area(schermature[index]?.superficieSchermatura),
      format('esposizione', schermature[index]?.esposizione),
    ],
    chiusure: () => [
      format('tipologiaPost', chiusure[index]?.tipologiaPost),
      area(chiusure[index]?.superficieChiusura),
      format('esposizione', chiusure[index]?.esposizione),
    ],
  }[list]();
  return joinFacts(parts) || TEXTS.noValue;
}

const formatSummaryValue = (path: string, value: unknown, rules: DossierRules): string =>
  value === null || value === undefined ? '' : formatFieldValue(path, value, rules);

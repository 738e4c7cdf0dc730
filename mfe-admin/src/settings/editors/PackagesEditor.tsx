import { formatCreditCount, formatEuro, type OfferedPackage } from '@pratiche/domain';
import { Alert, Button, EditOutlined, formatDay, PlusOutlined, useSettings } from '@pratiche/ui';
import { useState } from 'react';
import { findErrorWithin, type SettingEditorProps } from '../setting-editor.types.js';
import { createSettingRow } from '../setting-parts.js';
import { listFilingPrices } from './filing-prices.js';
import { PackageDrawer } from './PackageDrawer.js';
import { PACKAGE_TEXTS } from './texts.js';

/** Packages as cards: what they cost, and what one filing costs with them. */
export function PackagesEditor(props: SettingEditorProps<OfferedPackage[]>) {
  const { value: rows, onChange, errors } = props;
  const { purchases } = useSettings().current;
  const [opened, setOpened] = useState<{ index: number; row: OfferedPackage } | null>(null);

  function close(row: OfferedPackage | null) {
    if (row !== null && opened !== null)
      onChange(opened.index === rows.length ? [...rows, row] : rows.with(opened.index, row));
    setOpened(null);
  }
  return (
    <div className="ad-packages">
      {!purchases.isEnabled && (
        <Alert
          type="warning"
          role="note"
          title={PACKAGE_TEXTS.suspended(
            purchases.disabledUntil && formatDay(purchases.disabledUntil),
          )}
        />
      )}
      {rows.length === 0 && <p className="pr-muted">{PACKAGE_TEXTS.none}</p>}
      <ul className="ad-package-cards" aria-label={PACKAGE_TEXTS.packages}>
        {rows.map((row, index) => (
          <PackageCard
            key={row.id ?? `nuovo-${index}`}
            offer={row}
            error={findErrorWithin(errors, [index])}
            onOpen={() => setOpened({ index, row })}
          />
        ))}
      </ul>
      <div>
        <Button
          icon={<PlusOutlined />}
          onClick={() =>
            setOpened({
              index: rows.length,
              row: createSettingRow('packages') as OfferedPackage,
            })
          }
        >
          {PACKAGE_TEXTS.add}
        </Button>
      </div>
      {opened && (
        <PackageDrawer
          {...opened}
          isNew={opened.index === rows.length}
          errors={errors}
          onClose={close}
        />
      )}
    </div>
  );
}

function PackageCard({
  offer,
  error,
  onOpen,
}: {
  offer: OfferedPackage;
  error: string | null;
  onOpen: () => void;
}) {
  const name = offer.name || PACKAGE_TEXTS.noName;
  return (
    <li
      className="pr-card ad-package"
      style={offer.color === null ? undefined : { borderTopColor: offer.color }}
    >
      <div className="ad-package-head">
        <h2>{name}</h2>
        <span className={offer.onSale ? 'ad-chip ad-chip-on' : 'ad-chip'}>
          {offer.onSale ? PACKAGE_TEXTS.onSale : PACKAGE_TEXTS.notOnSale}
        </span>
      </div>
      <p>
        <strong className="ad-package-price">{formatEuro(offer.price)}</strong>{' '}
        <span className="pr-muted">
          {PACKAGE_TEXTS.credits(formatCreditCount(offer.numberOfCredits))}
        </span>
      </p>
      <table className="ad-package-costs">
        <caption className="pr-visually-hidden">{PACKAGE_TEXTS.costOf(name)}</caption>
        <tbody>
          {listFilingPrices(offer).map(({ label, credits, euro }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatCreditCount(credits)}</td>
              <td>{euro === null ? '—' : formatEuro(euro)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pr-muted">
        {offer.isIncrementable ? PACKAGE_TEXTS.soldByCredits : PACKAGE_TEXTS.soldWhole}
      </p>
      {offer.description && <p>{offer.description}</p>}
      {error !== null && <p className="pr-field-error">{error}</p>}
      <Button
        icon={<EditOutlined />}
        aria-label={PACKAGE_TEXTS.editPackage(name)}
        data-faulty={error === null ? undefined : true}
        onClick={onOpen}
      >
        {PACKAGE_TEXTS.edit}
      </Button>
    </li>
  );
}

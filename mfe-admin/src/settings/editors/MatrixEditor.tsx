import {
  formatCreditCount,
  SERVICE_TYPES,
  type InterventionMatrix,
  type MatrixRow,
} from '@pratiche/domain';
import { CheckboxField } from '@pratiche/ui';
import type { EditColumn } from '../fields/EditTable.js';
import { createPartColumns } from '../fields/part-columns.js';
import { RowsTable } from '../fields/RowsTable.js';
import {
  findErrorAt,
  partId,
  type PartProps,
  type SettingEditorProps,
} from '../setting-editor.types.js';
import { createSettingRow } from '../setting-parts.js';
import { costOfRow } from './filing-prices.js';
import { useOfferedPackages } from './useOfferedPackages.js';
import { MATRIX_TEXTS } from './texts.js';

/** Combinations of products down, filings across; the last column says what a row costs. */
export function MatrixEditor(props: SettingEditorProps<InterventionMatrix>) {
  const offer = useOfferedPackages().find((one) => one.onSale) ?? null;
  const { value } = props;
  const part: PartProps<readonly MatrixRow[]> = {
    ...props,
    path: ['rows'],
    value: value.rows,
    onChange: (rows) => props.onChange({ ...value, rows }),
  };
  const costs: EditColumn<MatrixRow>[] = offer
    ? [
        {
          key: 'cost',
          title: MATRIX_TEXTS.costWith(offer.name),
          width: '6.5rem',
          isNumber: true,
          render: (row) => (
            <span className="ad-cost">
              <span className="ad-phone-label">{MATRIX_TEXTS.cost} </span>
              {formatCreditCount(costOfRow(row, offer))}
            </span>
          ),
        },
      ]
    : [];
  return (
    <RowsTable<MatrixRow>
      {...part}
      label={MATRIX_TEXTS.matrix}
      caption={MATRIX_TEXTS.matrixHelp}
      isOrdered
      toolsWidth="7rem"
      columns={[
        ...createPartColumns<MatrixRow>(part, [
          { key: 'products', title: MATRIX_TEXTS.products, rows: 3 },
        ]),
        {
          key: 'services',
          title: MATRIX_TEXTS.services,
          width: '10.5rem',
          render: (_row, index) => <ServiceBoxes {...part} index={index} />,
        },
        ...createPartColumns<MatrixRow>(part, [
          { key: 'hasWindows', title: MATRIX_TEXTS.windows, width: '8rem' },
          { key: 'hasShadings', title: MATRIX_TEXTS.shadings, width: '8rem' },
          { key: 'ecobonus', title: MATRIX_TEXTS.ecobonus, width: '5rem', isNumber: true },
          { key: 'bonusCasa', title: MATRIX_TEXTS.bonusCasa, width: '5rem', isNumber: true },
          {
            key: 'calcoloEnergetico',
            title: MATRIX_TEXTS.energyCalculations,
            width: '5rem',
            isNumber: true,
          },
        ]),
        ...costs,
      ]}
      rowName={({ products }, index) => products || MATRIX_TEXTS.rowNumber(index + 1)}
      createRow={() => createSettingRow('interventionMatrix') as MatrixRow}
      addLabel={MATRIX_TEXTS.addRow}
    />
  );
}

function ServiceBoxes({
  path,
  value,
  onChange,
  errors,
  index,
}: PartProps<readonly MatrixRow[]> & { index: number }) {
  const row = value[index];
  if (row === undefined) return null;
  const at = [...path, index, 'services'];
  const error = findErrorAt(errors, at);
  return (
    <div className="ad-services" role="group" aria-label={MATRIX_TEXTS.services}>
      {SERVICE_TYPES.map(({ value: service, label }, place) => (
        <CheckboxField
          key={service}
          id={partId([...at, service])}
          label={label}
          value={row.services.includes(service)}
          error={place === SERVICE_TYPES.length - 1 ? error : null}
          onChange={(isIn) =>
            onChange(
              value.with(index, {
                ...row,
                services: isIn
                  ? [...row.services, service].sort()
                  : row.services.filter((one) => one !== service),
              }),
            )
          }
        />
      ))}
    </div>
  );
}

import { CLIMATE_ZONES, formatDay, formatNumber, type SourcedTable } from '@pratiche/domain';
import type { DatedKind } from '@pratiche/domain/settings';
import { EditTable, type EditColumn } from '../fields/EditTable.js';
import { SettingPartField } from '../fields/SettingPartField.js';
import type { PartPath, SettingEditorProps } from '../setting-editor.types.js';
import { listOtherTables, namePeriod } from './earlier-tables.js';
import { LawPanel } from './LawPanel.js';
import { TABLE_EDITOR_TEXTS } from './texts.js';

type Zones = Readonly<Record<string, number | null>>;

interface ZoneRow {
  key: string;
  name: string;
  /** The decree of a table of other days. */
  source?: string;
  values: Zones;
  /** Where the row is written; absent for rows to read. */
  path?: PartPath;
}

interface ZoneGridProps extends SettingEditorProps<SourcedTable<object>> {
  label: string;
  unit: string;
  rows: readonly ZoneRow[];
  onZone: (path: PartPath, zone: string, value: unknown) => void;
}

/** Climate zones across; rows to write in and, for comparison, those of other days. */
function ZoneGrid({ kind, errors, label, unit, rows, onZone }: ZoneGridProps) {
  return (
    <EditTable<ZoneRow>
      label={label}
      caption={TABLE_EDITOR_TEXTS.valuesIn(unit)}
      columns={[
        {
          key: 'row',
          title: TABLE_EDITOR_TEXTS.what,
          width: '24%',
          render: ({ name, source }) => (
            <>
              <strong>{name}</strong>
              {source !== undefined && <span className="pr-muted ad-zone-source">{source}</span>}
            </>
          ),
        },
        ...CLIMATE_ZONES.map(({ value: zone }): EditColumn<ZoneRow> => ({
          key: zone,
          title: TABLE_EDITOR_TEXTS.zone(zone),
          isNumber: true,
          render: ({ name, values, path }) =>
            path === undefined ? (
              <span className="ad-zone-read">
                <span className="ad-phone-label">{TABLE_EDITOR_TEXTS.zoneIs(zone)}</span>
                {formatNumber(values[zone] ?? 0)}
              </span>
            ) : (
              <SettingPartField
                kind={kind}
                path={[...path, zone]}
                label={
                  rows.filter((row) => row.path).length > 1
                    ? TABLE_EDITOR_TEXTS.rowInZone(name, zone)
                    : TABLE_EDITOR_TEXTS.zone(zone)
                }
                value={values[zone] ?? null}
                onChange={(next) => onZone(path, zone, next)}
                errors={errors}
              />
            ),
        })),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

/** Limits of transmittance: the new row over those of other days, with the law beside. */
export function ZoneLimitsEditor(props: SettingEditorProps<SourcedTable<Record<string, number>>>) {
  const { kind, value, onChange, history, validFrom } = props;
  const others = listOtherTables(kind as DatedKind & 'uLimits', history, validFrom);
  return (
    <div className="ad-with-law">
      <section className="pr-card ad-section">
        <h2>{TABLE_EDITOR_TEXTS.limits}</h2>
        <ZoneGrid
          {...props}
          onChange={(next) => onChange(next as SourcedTable<Record<string, number>>)}
          label={TABLE_EDITOR_TEXTS.limitsTable}
          unit="W/m²K"
          onZone={(_path, zone, next) =>
            onChange({ ...value, values: { ...value.values, [zone]: next as number } })
          }
          rows={[
            {
              key: 'new',
              name: TABLE_EDITOR_TEXTS.newValues(formatDay(validFrom)),
              values: value.values,
              path: ['values'],
            },
            ...others.toReversed().map((table) => ({
              key: table.validFrom,
              name: namePeriod(table),
              source: table.source,
              values: table.values,
            })),
          ]}
        />
      </section>
      <LawPanel {...props} onChange={(next) => onChange(next as typeof value)} />
    </div>
  );
}

interface Ceilings {
  window: Zones;
  windowWithShutter: Zones;
  shading: number | null;
}

/** Highest costs: kinds of products down, zones across. */
export function CostCeilingsEditor(props: SettingEditorProps<SourcedTable<Ceilings>>) {
  const { value, onChange, history, validFrom } = props;
  const { values } = value;
  const before = listOtherTables('costCeilings', history, validFrom).toReversed();
  const change = (part: Partial<Ceilings>) =>
    onChange({ ...value, values: { ...values, ...part } });
  return (
    <div className="ad-with-law">
      <section className="pr-card ad-section">
        <h2>{TABLE_EDITOR_TEXTS.ceilings}</h2>
        <ZoneGrid
          {...props}
          onChange={(next) => onChange(next as typeof value)}
          label={TABLE_EDITOR_TEXTS.ceilingsTable}
          unit="€/m²"
          onZone={(path, zone, next) => {
            const key = path.at(-1) === 'window' ? 'window' : 'windowWithShutter';
            change({ [key]: { ...values[key], [zone]: next } });
          }}
          rows={[
            {
              key: 'window',
              name: TABLE_EDITOR_TEXTS.window,
              values: values.window,
              path: ['values', 'window'],
            },
            {
              key: 'windowWithShutter',
              name: TABLE_EDITOR_TEXTS.windowWithShutter,
              values: values.windowWithShutter,
              path: ['values', 'windowWithShutter'],
            },
            ...before.map((table) => ({
              key: table.validFrom,
              name: TABLE_EDITOR_TEXTS.windowOf(namePeriod(table)),
              source: table.source,
              values: table.values.window,
            })),
          ]}
        />
        <div className="ad-fields">
          <SettingPartField
            {...props}
            path={['values', 'shading']}
            label={TABLE_EDITOR_TEXTS.shading}
            value={values.shading}
            onChange={(next) => change({ shading: next as number | null })}
          />
        </div>
      </section>
      <LawPanel {...props} onChange={(next) => onChange(next as typeof value)} />
    </div>
  );
}

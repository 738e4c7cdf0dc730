import type { MunicipalityDifferenceDto } from '@pratiche/api';
import { formatNumber } from '@pratiche/ui';
import { IMPORT_REPORT_TEXTS } from './texts.js';

const VERBS = {
  added: IMPORT_REPORT_TEXTS.added,
  changed: IMPORT_REPORT_TEXTS.changed,
  removed: IMPORT_REPORT_TEXTS.removed,
} as const;

/** Lists the changes, one line per municipality; a long list is truncated. */
export function MunicipalityDifferenceList({
  of,
  total,
}: {
  of: readonly MunicipalityDifferenceDto[];
  total: number;
}) {
  return (
    // Scrolls by keyboard too.
    <div
      className="ad-import-list"
      role="region"
      aria-label={IMPORT_REPORT_TEXTS.differences}
      tabIndex={0}
    >
      <ul>
        {of.map(({ code, name, province, kind, fields }) => (
          <li key={code}>
            <strong>
              {VERBS[kind]}: {name}, {province}
            </strong>{' '}
            <span className="pr-muted">({code})</span>
            {fields.map(({ label, before, after }) => (
              <span key={label} className="ad-import-field">
                {label}: {before} → {after}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {total > of.length && (
        <p className="pr-muted">
          {IMPORT_REPORT_TEXTS.moreDifferences(formatNumber(total - of.length, 0))}
        </p>
      )}
    </div>
  );
}

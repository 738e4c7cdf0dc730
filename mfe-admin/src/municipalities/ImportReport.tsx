import type { MunicipalityReportDto } from '@pratiche/api';
import { formatNumber } from '@pratiche/ui';
import { MunicipalityDifferenceList } from './MunicipalityDifferenceList.js';
import { IMPORT_REPORT_TEXTS } from './texts.js';

/** What a file would change, or what of it was not understood. */
export function ImportReport({
  report: { lines, added, changed, removed, differences, problems, problemCount },
}: {
  report: MunicipalityReportDto;
}) {
  const total = added + changed + removed;
  return (
    <>
      <p>
        <strong>{IMPORT_REPORT_TEXTS.lines(formatNumber(lines, 0))}</strong>{' '}
        {IMPORT_REPORT_TEXTS.counts(
          formatNumber(added, 0),
          formatNumber(changed, 0),
          formatNumber(removed, 0),
        )}
      </p>
      {problemCount > 0 && (
        <>
          <p className="pr-field-error">
            {problemCount === 1
              ? IMPORT_REPORT_TEXTS.oneInvalid
              : IMPORT_REPORT_TEXTS.invalid(formatNumber(problemCount, 0))}
            {IMPORT_REPORT_TEXTS.correctFile}
          </p>
          <div
            className="ad-import-list"
            role="region"
            aria-label={IMPORT_REPORT_TEXTS.invalidLines}
            tabIndex={0}
          >
            <ul>
              {problems.map(({ line, message }) => (
                <li key={line}>{IMPORT_REPORT_TEXTS.line(line, message)}</li>
              ))}
            </ul>
            {problemCount > problems.length && (
              <p className="pr-muted">
                {IMPORT_REPORT_TEXTS.moreLines(formatNumber(problemCount - problems.length, 0))}
              </p>
            )}
          </div>
        </>
      )}
      {problemCount === 0 && total === 0 && <p>{IMPORT_REPORT_TEXTS.noChange}</p>}
      {problemCount === 0 && total > 0 && (
        <MunicipalityDifferenceList of={differences} total={total} />
      )}
    </>
  );
}

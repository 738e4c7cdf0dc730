import type { MunicipalityReportDto } from '@pratiche/api';
import { formatNumber } from '@pratiche/ui';
import { MunicipalityDifferenceList } from './MunicipalityDifferenceList.js';

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
        <strong>{formatNumber(lines, 0)} righe lette:</strong> {formatNumber(added, 0)} comuni da
        aggiungere, {formatNumber(changed, 0)} da modificare, {formatNumber(removed, 0)} da
        togliere.
      </p>
      {problemCount > 0 && (
        <>
          <p className="pr-field-error">
            {problemCount === 1
              ? 'Una riga non è valida'
              : `${formatNumber(problemCount, 0)} righe non sono valide`}
            : correggi il file e sceglilo di nuovo. Non importiamo nulla.
          </p>
          <div className="ad-import-list" role="region" aria-label="Righe non valide" tabIndex={0}>
            <ul>
              {problems.map(({ line, message }) => (
                <li key={line}>
                  Riga {line}: {message}
                </li>
              ))}
            </ul>
            {problemCount > problems.length && (
              <p className="pr-muted">
                … e altre {formatNumber(problemCount - problems.length, 0)}.
              </p>
            )}
          </div>
        </>
      )}
      {problemCount === 0 && total === 0 && (
        <p>Il file è uguale alla tabella in uso: non c’è nulla da importare.</p>
      )}
      {problemCount === 0 && total > 0 && (
        <MunicipalityDifferenceList of={differences} total={total} />
      )}
    </>
  );
}

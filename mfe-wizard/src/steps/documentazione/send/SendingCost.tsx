import type { LastStepDto } from '@pratiche/api';
import { formatCredits, formatEuro, getShutterHint } from '@pratiche/domain';
import { Alert, HelpButton } from '@pratiche/ui';
import { useDossierForm } from '../../../form/dossier-session-context.js';
import { REVIEW_TEXTS as TEXTS } from '../review/review-texts.js';
import { useDossierRules } from '../../../form/useDossierRules.js';

/** The cost of sending, line by line, and the remaining credits. */
export function SendingCost({ lastStep }: { lastStep: LastStepDto }) {
  const hint = getShutterHint(useDossierForm());
  const { costLines, totalCost, creditsBefore, creditsAfter } = lastStep;
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-costo">
      <div className="wz-section-head">
        <h3 id="titolo-costo">{TEXTS.cost}</h3>
        <FilingsHelp />
      </div>
      {hint && <Alert type="info" showIcon title={hint} />}
      {costLines.length > 0 && (
        <div className="wz-scroll" role="region" aria-label={TEXTS.costTable} tabIndex={0}>
          <table className="wz-help-table wz-help-rows">
            <thead>
              <tr>
                <th scope="col">{TEXTS.costLine}</th>
                <th scope="col">{TEXTS.package}</th>
                <th scope="col" className="wz-right">
                  {TEXTS.credits}
                </th>
                <th scope="col" className="wz-right">
                  {TEXTS.euro}
                </th>
              </tr>
            </thead>
            <tbody>
              {costLines.map((line, index) => (
                <tr key={`${line.kind} ${index}`}>
                  <td>{line.label}</td>
                  <td data-label={TEXTS.package}>{line.packageName}</td>
                  <td data-label={TEXTS.credits} className="wz-right pr-number">
                    {formatCredits(line.credits)}
                  </td>
                  <td data-label={TEXTS.euro} className="wz-right pr-number">
                    {formatEuro(line.euro)}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {TEXTS.total}
                </th>
                <td data-label={TEXTS.credits} className="wz-right pr-number">
                  <strong>{formatCredits(sumCredits(costLines))}</strong>
                </td>
                <td data-label={TEXTS.euro} className="wz-right pr-number">
                  <strong>{formatEuro(totalCost)}</strong>
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <p>
        {TEXTS.creditsLeft} <strong className="pr-number">{formatCredits(creditsBefore)}</strong>
        {creditsAfter !== null && (
          <>
            {TEXTS.creditsAfter}{' '}
            <strong className="pr-number">{formatCredits(creditsAfter)}</strong>
          </>
        )}
      </p>
    </section>
  );
}

/** Which filings and energy calculation go with which products. */
function FilingsHelp() {
  const { listMatrixRows } = useDossierRules();
  return (
    <HelpButton title={TEXTS.filings}>
      <p>{TEXTS.filingsHelp}</p>
      <div className="wz-scroll" role="region" aria-label={TEXTS.filingsTable} tabIndex={0}>
        <table className="wz-help-table wz-help-rows">
          <thead>
            <tr>
              <th scope="col">{TEXTS.filedService}</th>
              <th scope="col">{TEXTS.filedProducts}</th>
              <th scope="col">{TEXTS.ecobonusFilings}</th>
              <th scope="col">{TEXTS.bonusCasaFilings}</th>
              <th scope="col">{TEXTS.energyCalculation}</th>
            </tr>
          </thead>
          <tbody>
            {listMatrixRows().map((row) => (
              <tr key={`${row.services} ${row.products}`}>
                <td>{row.services}</td>
                <td data-label={TEXTS.filedProducts}>{row.products}</td>
                <td data-label={TEXTS.ecobonusFilings}>{row.ecobonus}</td>
                <td data-label={TEXTS.bonusCasaFilings}>{row.bonusCasa}</td>
                <td data-label={TEXTS.energyCalculation}>{row.calcoloEnergetico}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </HelpButton>
  );
}

/** What sending takes; in hundredths, because sums of floating credits drift. */
export const sumCredits = (lines: LastStepDto['costLines']): number =>
  lines.reduce((sum, line) => sum + Math.round(line.credits * 100), 0) / 100;

import { HelpButton } from '@pratiche/ui';
import { REVIEW_TEXTS as TEXTS } from '../review/review-texts.js';
import { useDossierRules } from '../../../form/useDossierRules.js';

/** Which filings and energy calculation go with which products. */
export function FilingsHelp() {
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

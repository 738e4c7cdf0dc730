import { HelpButton, useRules } from '@pratiche/ui';
import { INTERVENTION_TEXTS as TEXTS } from './texts.js';

/** Which filings and energy calculation go with which products. */
export function FilingsHelp() {
  const { listMatrixRows } = useRules();
  return (
    <HelpButton title={TEXTS.filings}>
      <p>{TEXTS.filingsHelp}</p>
      <div className="wz-scroll" role="region" aria-label={TEXTS.filingsTable} tabIndex={0}>
        <table className="wz-help-table wz-help-rows">
          <thead>
            <tr>
              <th scope="col">{TEXTS.service}</th>
              <th scope="col">{TEXTS.products}</th>
              <th scope="col">{TEXTS.ecobonus}</th>
              <th scope="col">{TEXTS.bonusCasa}</th>
              <th scope="col">{TEXTS.energyCalculation}</th>
            </tr>
          </thead>
          <tbody>
            {listMatrixRows().map((row) => (
              <tr key={`${row.services} ${row.products}`}>
                <td>{row.services}</td>
                <td data-label={TEXTS.products}>{row.products}</td>
                <td data-label={TEXTS.ecobonus}>{row.ecobonus}</td>
                <td data-label={TEXTS.bonusCasa}>{row.bonusCasa}</td>
                <td data-label={TEXTS.energyCalculation}>{row.calcoloEnergetico}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </HelpButton>
  );
}

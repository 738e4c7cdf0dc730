import { HelpButton, useRules } from '@pratiche/ui';

/** Which filings and energy calculation go with which products. */
export function FilingsHelp() {
  const { listMatrixRows } = useRules();
  return (
    <HelpButton title="Tipi di intervento e pratiche">
      <p>
        Il numero di pratiche ENEA e l’eventuale calcolo energetico dipendono dal servizio e dai
        manufatti inseriti.
      </p>
      <div className="wz-scroll" role="region" aria-label="Tabella delle pratiche" tabIndex={0}>
        <table className="wz-help-table wz-help-rows">
          <thead>
            <tr>
              <th scope="col">Servizio</th>
              <th scope="col">Manufatti</th>
              <th scope="col">Pratiche Ecobonus</th>
              <th scope="col">Pratiche Bonus Casa</th>
              <th scope="col">Calcolo energetico</th>
            </tr>
          </thead>
          <tbody>
            {listMatrixRows().map((row) => (
              <tr key={`${row.services} ${row.products}`}>
                <td>{row.services}</td>
                <td data-label="Manufatti">{row.products}</td>
                <td data-label="Pratiche Ecobonus">{row.ecobonus}</td>
                <td data-label="Pratiche Bonus Casa">{row.bonusCasa}</td>
                <td data-label="Calcolo energetico">{row.calcoloEnergetico}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </HelpButton>
  );
}

import { BTU_TO_KW, formatNumber } from '@pratiche/domain';
import { HelpButton } from '@pratiche/ui';

/** What to state of a generator, and its power from BTU to kW. */
export function BtuHelp() {
  return (
    <HelpButton title="Generatori: dati e potenza da BTU a kW">
      <p>
        Indica il rendimento delle caldaie con temperature di mandata e ritorno di 80/60 °C. Se la
        potenza della pompa di calore è in BTU/h, convertila in kW:
      </p>
      <table className="wz-help-table">
        <thead>
          <tr>
            <th scope="col">BTU/h</th>
            <th scope="col">kW</th>
          </tr>
        </thead>
        <tbody>
          {BTU_TO_KW.map(({ btu, kw }) => (
            <tr key={btu}>
              <th scope="row">{formatNumber(btu)}</th>
              <td>{formatNumber(kw)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HelpButton>
  );
}

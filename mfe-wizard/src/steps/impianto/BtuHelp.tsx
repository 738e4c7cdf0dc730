import { formatNumber } from '@pratiche/domain';
import { BTU_TO_KW } from '@pratiche/domain/dossier-rules';
import { HelpButton } from '@pratiche/ui';
import { HEATING_TEXTS as TEXTS } from './texts.js';

/** What to state of a generator, and its power from BTU to kW. */
export function BtuHelp() {
  return (
    <HelpButton title={TEXTS.btuTitle}>
      <p>{TEXTS.btuHelp}</p>
      <table className="wz-help-table">
        <thead>
          <tr>
            <th scope="col">{TEXTS.btu}</th>
            <th scope="col">{TEXTS.kilowatts}</th>
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

import { FRAME_TRANSMITTANCE, formatNumber } from '@pratiche/domain';
import { HelpButton } from '@pratiche/ui';

/** Transmittance of existing windows by frame and glass. */
export function FrameHelp() {
  return (
    <HelpButton title="Trasmittanza dei serramenti esistenti">
      <p>
        Valori in W/m²K per le finestre da sostituire. Quando scegli telaio e vetro, compiliamo noi
        il campo con questa tabella.
      </p>
      <table className="wz-help-table">
        <thead>
          <tr>
            <th scope="col">Telaio</th>
            <th scope="col">Vetro singolo</th>
            <th scope="col">Vetro doppio</th>
          </tr>
        </thead>
        <tbody>
          {FRAME_TRANSMITTANCE.map(({ frame, label, single, double }) => (
            <tr key={frame}>
              <th scope="row">{label}</th>
              <td>{formatNumber(single, 2)}</td>
              <td>{formatNumber(double, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HelpButton>
  );
}

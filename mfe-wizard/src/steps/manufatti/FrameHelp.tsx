import { formatNumber, FRAME_TRANSMITTANCE } from '@pratiche/domain';
import { HelpButton } from '@pratiche/ui';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** Transmittance of existing windows by frame and glass. */
export function FrameHelp() {
  return (
    <HelpButton title={TEXTS.frames}>
      <p>{TEXTS.framesHelp}</p>
      <table className="wz-help-table">
        <thead>
          <tr>
            <th scope="col">{TEXTS.frame}</th>
            <th scope="col">{TEXTS.singleGlass}</th>
            <th scope="col">{TEXTS.doubleGlass}</th>
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

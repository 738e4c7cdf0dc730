import { getShutterHint, isLimitedService } from '@pratiche/domain';
import { Alert } from '@pratiche/ui';
import { useDossierState } from '../../form/dossier-session-context.js';
import { fieldElementId } from '../../form/field-focus.js';
import { BonusCasaOffer } from './BonusCasaOffer.js';
import { ProductList } from './ProductList.js';
import './styles.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** Step 7: the products that were fitted. */
export function Manufatti() {
  const hasZone = useDossierState((state) => state.form.immovableClimateZone !== null);
  // Rows that came together with a change of service made elsewhere are there to be removed.
  const shows = {
    schermature: useDossierState(
      ({ form }) => !isLimitedService(form.serviceType) || form.manufatti.schermature.length > 0,
    ),
    chiusure: useDossierState(
      ({ form }) => !isLimitedService(form.serviceType) || form.manufatti.chiusure.length > 0,
    ),
  };
  const hint = useDossierState((state) => getShutterHint(state.form));
  return (
    <div id={fieldElementId('manufatti')} tabIndex={-1} className="wz-products">
      {!hasZone && <Alert type="warning" role="note" showIcon title={TEXTS.zoneMissing} />}
      <BonusCasaOffer />
      {hint && <Alert type="info" showIcon title={hint} />}
      <ProductList list="serramenti" />
      {shows.schermature && <ProductList list="schermature" />}
      {shows.chiusure && <ProductList list="chiusure" />}
    </div>
  );
}

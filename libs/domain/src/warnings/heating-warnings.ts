import type { DossierForm } from '../dossier/index.js';
import type { Warning } from './warning.js';

/** A heat pump runs on electricity, while the proposal of the specification for it is methane. */
export const listHeatingWarnings = ({
  serviceType,
  generatori,
  vettoreEnergetico,
}: Pick<DossierForm, 'serviceType' | 'generatori' | 'vettoreEnergetico'>): Warning[] =>
  serviceType === 1 &&
  generatori[0]?.tipoGeneratore === 'pompaCalore' &&
  vettoreEnergetico !== 'energiaElettrica'
    ? [
        {
          field: 'vettoreEnergetico',
          limit: 'Energia elettrica',
          source: 'Controllo di coerenza dei dati',
          rule: 'Il vettore energetico corrisponde al generatore',
          message:
            'Una pompa di calore funziona di solito con energia elettrica: ricontrolla il vettore energetico',
          remedy: {
            label: 'Metti energia elettrica',
            patches: [{ field: 'vettoreEnergetico', value: 'energiaElettrica' }],
          },
        },
      ]
    : [];

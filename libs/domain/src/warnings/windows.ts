import type { DossierForm } from '../dossier/index.js';
import { formatNumber } from '../formats/index.js';
import { tableOn, U_LIMITS_ECOBONUS } from '../tables/index.js';
import type { Warning } from './warning.js';

/** New windows above the Ecobonus limit, or no better than the old ones. */
export function windowWarnings(form: DossierForm): Warning[] {
  const table = tableOn(U_LIMITS_ECOBONUS, form.interventionStartDate);
  const zone = form.immovableClimateZone;
  return form.manufatti.serramenti.flatMap((row, index) => {
    const field = `manufatti.serramenti.${index}.trasmittanzaPost`;
    const warnings: Warning[] = [];
    if (row.trasmittanzaPost === null) return warnings;
    if (form.serviceType === 1 && zone !== null && row.trasmittanzaPost > table.values[zone]) {
      const limit = `${formatNumber(table.values[zone], 2)} W/m²K`;
      warnings.push({
        field, limit, source: table.source, rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${zone}`,
        message: `Per l'Ecobonus in zona ${zone} la trasmittanza dovrebbe essere al massimo ${limit}`,
      });
    }
    if (row.trasmittanzaPre !== null && row.trasmittanzaPost >= row.trasmittanzaPre) {
      warnings.push({
        field, limit: `${formatNumber(row.trasmittanzaPre, 2)} W/m²K`, source: "Controllo di coerenza dei dati",
        rule: 'Il nuovo serramento deve isolare meglio di quello sostituito',
        message: 'La trasmittanza del nuovo serramento non è inferiore a quella del serramento sostituito',
      });
    }
    return warnings;
  });
}

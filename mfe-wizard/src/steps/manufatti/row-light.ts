import {
  checkChiusura, checkSchermatura, checkSerramento, dossierWarnings, formatNumber, POSITIVE_MESSAGE, REQUIRED_MESSAGE,
  SOLAR_TRANSMISSION_MAX, tableOn, U_LIMITS, type DossierForm, type FieldError,
} from '@pratiche/domain';
import type { ListName } from './lists.js';

export type Light = 'green' | 'amber' | 'red' | 'open';

/** Something the light stands for, as it is explained when touched. */
export interface Reason {
  message: string;
  rule?: string;
  limit?: string;
  source?: string;
}

export interface RowLight {
  light: Light;
  words: string;
  reasons: Reason[];
}

const WORDS: Readonly<Record<Light, string>> = { green: 'In regola', amber: 'Da verificare', red: 'Da correggere', open: 'Da completare' };

/** Light of one product row, with the rules behind it: wrong is red, doubtful amber, unfinished has no colour yet. */
export function rowLight(form: DossierForm, list: ListName, index: number): RowLight {
  const errors = errorsOf(form, list, index);
  const wrong = errors.filter(({ message }) => message !== REQUIRED_MESSAGE);
  const prefix = `manufatti.${list}.${index}.`;
  const warnings = dossierWarnings(form).filter(({ field }) => field.startsWith(prefix));
  if (wrong.length > 0) return light('red', wrong.map((error) => explain(error, form)));
  if (warnings.length > 0) return light('amber', warnings);
  if (errors.length > 0) {
    return light('open', [{ message: errors.length === 1 ? 'Manca un dato obbligatorio.' : `Mancano ${errors.length} dati obbligatori.` }]);
  }
  return light('green', passed(form, list));
}

const light = (colour: Light, reasons: Reason[]): RowLight => ({ light: colour, words: WORDS[colour], reasons });

function errorsOf(form: DossierForm, list: ListName, index: number): FieldError[] {
  const { serramenti, schermature, chiusure } = form.manufatti;
  if (list === 'serramenti') return serramenti[index] ? checkSerramento(serramenti[index], form) : [];
  if (list === 'schermature') return schermature[index] ? checkSchermatura(schermature[index]) : [];
  return chiusure[index] ? checkChiusura(chiusure[index]) : [];
}

function explain({ field, message }: FieldError, form: DossierForm): Reason {
  if (message === POSITIVE_MESSAGE) return { message, rule: 'Superfici e trasmittanze sono maggiori di zero' };
  if (field === 'trasmittanzaPost') return { message, ...uRule(form) };
  if (field === 'trasmissioneSolare') return { message, ...GTOT_RULE };
  return { message };
}

function passed(form: DossierForm, list: ListName): Reason[] {
  if (list === 'serramenti') {
    const rule = uRule(form);
    return [rule ? { message: 'La trasmittanza del nuovo serramento rispetta il limite della zona.', ...rule } : { message: 'La riga è completa. Senza zona climatica il limite di trasmittanza non si può controllare.' }];
  }
  return [{ message: 'La riga è completa e il fattore di trasmissione solare rispetta il limite.', ...GTOT_RULE }];
}

const GTOT_RULE = { rule: 'Fattore di trasmissione solare massimo', limit: formatNumber(SOLAR_TRANSMISSION_MAX, 2), source: 'D.M. 6/8/2020, Allegato A' };

function uRule(form: DossierForm): Pick<Reason, 'rule' | 'limit' | 'source'> | null {
  const zone = form.immovableClimateZone;
  if (zone === null) return null;
  const table = tableOn(U_LIMITS, form.interventionStartDate);
  return {
    rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${zone} (UNI EN 14351)`,
    limit: `${formatNumber(table.values[zone])} W/m²K`, source: table.source,
  };
}

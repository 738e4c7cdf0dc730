import { expect, it } from '@jest/globals';
import { describeDossierNews } from './dossier-name.util.js';

it.each([
  ['Ortensia Brughetti', 1, 'Codice CPID A1.', 'Ortensia Brughetti, Ecobonus. Codice CPID A1.'],
  ['Ortensia Brughetti', null, '', 'Ortensia Brughetti.'],
  ['', 2, 'Motivo: manca la foto', 'Bonus Casa. Motivo: manca la foto'],
  ['', null, '', ''],
] as const)(
  'tells of the dossier of %j only what its title does not',
  (client, serviceType, news, text) =>
    expect(describeDossierNews({ client, serviceType }, news)).toBe(text),
);

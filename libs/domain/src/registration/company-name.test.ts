import { expect, it } from '@jest/globals';
import { formatCompanyName } from './company-name.js';

it.each([
  ['Infissi Piero Srl', 'Srl', 'Infissi Piero Srl'],
  ['Infissi Piero s.r.l.', 'Srl', 'Infissi Piero s.r.l.'],
  ['INFISSI PIERO S.R.L.', 'Srl', 'INFISSI PIERO S.R.L.'],
  ['Infissi Piero S. R. L.', 'Srl', 'Infissi Piero S. R. L.'],
  ['Infissi Piero S.r.l. unipersonale', 'Srl', 'Infissi Piero S.r.l. unipersonale'],
  ['Infissi Piero S.R.L.S.', 'Srls', 'Infissi Piero S.R.L.S.'],
  ['Infissi Piero srls', 'Srl', 'Infissi Piero srls'],
  ['Bianchi & C. snc', 'Snc', 'Bianchi & C. snc'],
  ['Bianchi & C. S.n.c.', 'Snc', 'Bianchi & C. S.n.c.'],
  ['Bianchi S.A.S. di Bianchi Piero & C.', 'Sas', 'Bianchi S.A.S. di Bianchi Piero & C.'],
  ['Vetri S.p.A.', 'Spa', 'Vetri S.p.A.'],
  ['Legno Società Cooperativa', 'Soc.Coop', 'Legno Società Cooperativa'],
  ['Infissi Piero', 'Srl', 'Infissi Piero Srl'],
  ['Sasso Infissi', 'Sas', 'Sasso Infissi Sas'],
  ['Infissi Piero Snc', 'Srl', 'Infissi Piero Snc Srl'],
  ['Infissi Piero', null, 'Infissi Piero'],
  [null, 'Srl', 'Srl'],
  [null, null, ''],
])('%j of the form %j is %j', (name, legalForm, expected) => {
  expect(formatCompanyName(name, legalForm)).toBe(expected);
});

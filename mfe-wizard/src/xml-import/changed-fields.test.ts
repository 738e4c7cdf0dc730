import {
  BUILT_IN_SETTINGS,
  type DossierForm,
  createDossierRules,
  createEmptyDossierForm,
  createEmptySerramento,
} from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { listChangedFields } from './changed-fields.js';

const rules = createDossierRules(BUILT_IN_SETTINGS);

const empty = createEmptyDossierForm();
const overhangs = {
  orizzontali: { altezzaSoffitto: null, profonditaAggetto: null },
  verticali: { posizione: null, distanza: null, profondita: null },
  ostruzioni: { distanza: null, differenzaPiani: null },
};
const lines = (
  before: DossierForm,
  after: DossierForm,
  preview: Parameters<typeof listChangedFields>[2],
) =>
  listChangedFields(before, after, preview, rules).flatMap(({ step, fields }) =>
    fields.map(({ name, before, after, derived }) => [step, name, before, after, derived]),
  );

describe('the fields an import would change', () => {
  it('are none when nothing changes', () => {
    expect(listChangedFields(empty, createEmptyDossierForm(), { values: {} }, rules)).toEqual([]);
  });

  it('are named and shown as in the form, in the order of its steps, and marked where the file does not say them', () => {
    const after = {
      ...empty,
      spese: { ...empty.spese, spesaDetraibileSerramenti: 1234.5 },
      beneficiaryLastName: 'Neri',
      beneficiaryBirthDate: '1980-01-31',
      isCompany: true,
    };
    expect(
      lines(empty, after, {
        values: { spese: after.spese, beneficiaryLastName: 'Neri', isCompany: true },
      }),
    ).toEqual([
      ['servizio', expect.any(String), 'Persona fisica', 'Persona giuridica', false],
      ['beneficiario', 'Cognome', '—', 'Neri', false],
      ['beneficiario', 'Data di nascita', '—', '31/01/1980', true],
      ['spese', expect.stringContaining('Serramenti'), '—', '1.234,50\u00a0€', false],
    ]);
  });

  it('are those of rows that come and go', () => {
    const withRow = {
      ...empty,
      manufatti: {
        ...empty.manufatti,
        serramenti: [{ ...createEmptySerramento(), superficie: 2.5 }],
      },
    };
    expect(lines(empty, withRow, { values: { manufatti: withRow.manufatti } })).toContainEqual([
      'manufatti',
      'Serramento 1 · Superficie',
      '—',
      '2,5 m²',
      false,
    ]);
    expect(lines(withRow, empty, { values: { manufatti: empty.manufatti } })).toContainEqual([
      'manufatti',
      'Serramento 1 · Superficie',
      '2,5 m²',
      '—',
      false,
    ]);
  });

  it('include overhangs that would go', () => {
    const row = {
      tipologia: null,
      installazione: null,
      superficieSchermatura: null,
      superficieFinestrata: null,
      tipologiaFinestra: null,
      tipologiaVetrata: null,
      esposizione: null,
      trasmissioneSolare: null,
      materialeSchermatura: null,
      meccanismoRegolazione: null,
      modalitaCalcoloResistenzaTermica: null,
    };
    const shaded = (aggettiOstruzioni: typeof overhangs | null) => ({
      ...empty,
      manufatti: { ...empty.manufatti, schermature: [{ ...row, aggettiOstruzioni }] },
    });
    expect(lines(shaded(overhangs), shaded(null), { values: {} })).toEqual([
      [
        'manufatti',
        'Schermatura 1 · Ci sono aggetti o edifici che fanno ombra alla finestra',
        'Aggetti e ostruzioni',
        '—',
        true,
      ],
    ]);
  });
});

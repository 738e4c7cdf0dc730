import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validGenerator } from '../../test/dossier-fixtures.js';
import { applyPatches, createEmptyDossierForm, createEmptyGeneratore } from '../index.js';
import { createWindowLike, listHeatingPatchesLike } from './like-last-dossier.js';

const last = validDossierForm({
  tipoImpianto: 'centralizzato',
  vettoreEnergetico: 'gasolio',
  generatori: [validGenerator({ tipoGeneratore: 'caldaiaGasolio', numeroGeneratore: 2 })],
});

describe('a window like the last dossier', () => {
  it('has everything but the size', () => {
    expect(createWindowLike(last)).toEqual({ ...last.manufatti.serramenti[0], superficie: null });
  });

  it('is none where that dossier has none', () =>
    expect(createWindowLike(createEmptyDossierForm())).toBeNull());
});

describe('a heating like the last dossier', () => {
  it('takes the kinds, never the figures of the plate', () => {
    const empty = createEmptyDossierForm();
    expect(applyPatches(empty, listHeatingPatchesLike(last, empty))).toMatchObject({
      tipoImpianto: 'centralizzato',
      tipoTerminaleErogazione: last.tipoTerminaleErogazione,
      vettoreEnergetico: 'gasolio',
      generatori: [
        {
          ...createEmptyGeneratore(),
          tipoGeneratore: 'caldaiaGasolio',
          numeroGeneratore: 2,
        },
      ],
      marcaImpiantoTermico: null,
    });
  });

  it('puts its kind beside the figures of a generator that is there, and leaves those', () => {
    const form = {
      ...createEmptyDossierForm(),
      generatori: [{ ...createEmptyGeneratore(), potenzaUtileNominale: 24 }],
    };
    const patches = listHeatingPatchesLike(last, form);
    expect(patches.map(({ field }) => field)).not.toContain('generatori');
    expect(applyPatches(form, patches)).toMatchObject({
      generatori: [
        { tipoGeneratore: 'caldaiaGasolio', numeroGeneratore: 2, potenzaUtileNominale: 24 },
      ],
    });
  });

  it('proposes no answer that is offered no longer', () => {
    const former = { ...last, tipoDistribuzione: 'verticale', tipoRegolazione: 'nessuna' } as const;
    const fields = listHeatingPatchesLike(former, createEmptyDossierForm());
    expect(fields.map(({ field }) => field)).not.toContain('tipoDistribuzione');
    expect(fields.map(({ field }) => field)).not.toContain('tipoRegolazione');
  });

  it('leaves what was answered', () => {
    const form = validDossierForm({ tipoImpianto: 'autonomo', tipoTerminaleErogazione: null });
    expect(listHeatingPatchesLike(last, form).map(({ field }) => field)).toEqual(
      ['tipoTerminaleErogazione'].filter(() => last.tipoTerminaleErogazione !== null),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { validShading } from '../../test/dossier-fixtures.js';
import { listDossierWarnings, formWithRow, checkRow } from '../../test/row-check-fixtures.js';
import { type AggettiOstruzioni, createEmptyAggettiOstruzioni, getRowLight } from '../index.js';

describe('overhangs and obstructions', () => {
  const doubts = (around: AggettiOstruzioni | null) =>
    checkRow('schermature', validShading({ aggettiOstruzioni: around })).filter(({ field }) =>
      field.startsWith('aggettiOstruzioni'),
    );
  const blank = createEmptyAggettiOstruzioni();

  it.each([
    ['nothing in front', null, []],
    [
      'all of them whole',
      {
        orizzontali: { altezzaSoffitto: 'fino270', profonditaAggetto: 'fino100' },
        verticali: { posizione: 'destra', distanza: 0, profondita: 'oltre150' },
        ostruzioni: { distanza: 10, differenzaPiani: 3 },
      },
      [],
    ],
    ['one whole', { ...blank, ostruzioni: { distanza: 30, differenzaPiani: 8 } }, []],
    [
      'none described',
      blank,
      ['È indicato che ci sono aggetti o ostruzioni, ma nessuno è descritto'],
    ],
    [
      'half a ceiling',
      { ...blank, orizzontali: { altezzaSoffitto: 'oltre270', profonditaAggetto: null } },
      ['Per l’aggetto orizzontale manca la profondità'],
    ],
    [
      'a third of a side',
      { ...blank, verticali: { posizione: 'entrambe', distanza: null, profondita: null } },
      ['Per l’aggetto verticale mancano la distanza dalla finestra e la profondità'],
    ],
    [
      'half a building',
      { ...blank, ostruzioni: { distanza: null, differenzaPiani: 1 } },
      ['Per l’edificio di fronte manca la distanza'],
    ],
  ] as [string, AggettiOstruzioni | null, string[]][])('%s', (_, around, messages) => {
    expect(doubts(around).map(({ message }) => message)).toEqual(messages);
    expect(getRowLight(checkRow('schermature', validShading({ aggettiOstruzioni: around })))).toBe(
      messages.length === 0 ? 'green' : 'amber',
    );
  });

  it('are warnings of the dossier, with the field to go to', () => {
    const form = formWithRow(
      'schermature',
      validShading({
        aggettiOstruzioni: { ...blank, ostruzioni: { distanza: 10, differenzaPiani: null } },
      }),
    );
    expect(listDossierWarnings(form).map(({ field }) => field)).toEqual([
      'manufatti.schermature.0.aggettiOstruzioni.ostruzioni.differenzaPiani',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { goodForm, goodShading } from '../../test/fixtures.js';
import { eneaSheet, emptyDossierForm, sheetText, type AggettiOstruzioni } from '../index.js';

const valueOf = (form: Parameters<typeof eneaSheet>[0], key: string) =>
  eneaSheet(form).flatMap(({ fields }) => fields).find((field) => field.key === key)?.value ?? null;

describe('the sheet of a dossier with gaps', () => {
  it('has no total while no cost is known, and sums only the products that are there', () => {
    expect(valueOf(emptyDossierForm(), 'expenses.speseTotali')).toBeNull();
    const spese = { ...emptyDossierForm().spese, spesaDetraibileSerramenti: 0.1, spesaDetraibileSchermature: 0.2, spesaDetraibileChiusure: 50 };
    const manufatti = { ...goodForm().manufatti, schermature: [goodShading()] };
    expect(valueOf(goodForm({ spese, manufatti }), 'expenses.speseTotali')?.copied).toBe('0,30');
  });

  it('shows the overhangs that are known', () => {
    const aggettiOstruzioni: AggettiOstruzioni = {
      orizzontali: { altezzaSoffitto: 'oltre270', profonditaAggetto: null }, verticali: { posizione: 'entrambe', distanza: 0.4, profondita: 'oltre150' },
      ostruzioni: { distanza: 20, differenzaPiani: null },
    };
    const form = goodForm({ manufatti: { serramenti: [], schermature: [goodShading({ aggettiOstruzioni })], chiusure: [] } });
    const block = eneaSheet(form).find(({ key }) => key === 'shading.1');
    const copied = block?.fields.map(({ value }) => value?.copied);
    expect(copied?.slice(11)).toEqual(['Oltre 2,7 m', 'Su entrambi i lati', '0,4', 'Oltre 1,5 m', '20']);
  });

  it('says nothing of the year while it is not known', () => {
    expect(valueOf(emptyDossierForm(), 'general.annoRiferimento')).toBeNull();
    const general = eneaSheet(emptyDossierForm())[0];
    expect(general && sheetText(general)).toBe('Detrazione richiesta\nDetrazione: Ecobonus');
  });
});

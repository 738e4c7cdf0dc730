import { POSSESSION_TITLES, POSSESSION_TYPES } from '@pratiche/domain';
import { blanks, type Starter } from './starter.js';

export const dataSheet: Starter = {
  slug: 'scheda-raccolta-dati',
  kind: 'document',
  title: 'Scheda di raccolta dati',
  description:
    'Da stampare e compilare dal cliente: tutto quello che la pratica chiede, in due pagine.',
  write: (paper) => {
    paper.heading('Beneficiario').keyValues([
      ['Nome e cognome / ragione sociale', null],
      ['Codice fiscale / partita IVA', null],
      ['Nato/a il, a', null],
      ['Residenza (via, CAP, comune)', null],
      ['Telefono', null],
      ['Documento d’identità n., scadenza', null],
      ['Legale rappresentante (se società)', null],
      ['Altri che dividono la spesa', null],
    ]);
    paper.heading('Immobile').keyValues([
      ['Indirizzo, scala, interno', null],
      ['Comune e codice catastale', null],
      ['Foglio, particella, subalterno', null],
      ['Categoria catastale', null],
      ['Anno di costruzione', null],
      ['Superficie utile (m²)', null],
      ['Unità immobiliari dell’edificio', null],
    ]);
    paper.paragraph('Titolo del beneficiario sull’immobile:');
    for (const { label } of POSSESSION_TITLES) paper.checkBox(label);
    paper.paragraph('Uso:');
    for (const { label } of POSSESSION_TYPES) paper.checkBox(label);
    paper.heading('Lavori e spesa').keyValues([
      ['Inizio dei lavori', null],
      ['Fine dei lavori (collaudo)', null],
      ['Spesa per i prodotti (€)', null],
      ['Prestazioni professionali (€)', null],
    ]);
    paper.heading('Impianto di riscaldamento esistente (Ecobonus)').keyValues([
      ['Tipo (autonomo, centralizzato)', null],
      ['Terminali (radiatori, pannelli…)', null],
      ['Generatore, marca e modello', null],
      ['Potenza utile nominale (kW)', null],
      ['Rendimento alla potenza massima (%)', null],
      ['Climatizzazione estiva, EER', null],
    ]);
    paper.heading('Prodotti').table({
      columns: [
        { width: 5, title: 'N.', isHeader: true },
        { width: 25, title: 'Tipo' },
        { width: 14, title: 'L × H (cm)' },
        { width: 18, title: 'Vecchio telaio e vetro' },
        { width: 18, title: 'Nuovo telaio e vetro' },
        { width: 10, title: 'U nuova' },
        { width: 12, title: 'Esposizione' },
      ],
      rows: blanks(10, 7),
    });
    paper
      .heading('Documenti da consegnare')
      .list([
        'documento d’identità e codice fiscale di chi chiede la detrazione;',
        'fatture e ricevute dei bonifici parlanti;',
        'visura catastale, se disponibile;',
        'contratto di locazione o comodato con consenso del proprietario, o dichiarazione di convivenza, se il beneficiario non è proprietario.',
      ]);
    paper.signatures(['Firma del beneficiario'], 'I dati indicati sono veri e completi.');
  },
};

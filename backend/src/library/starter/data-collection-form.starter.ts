import { POSSESSION_TITLES, POSSESSION_TYPES } from '@pratiche/domain';
import { createBlankRows, type StarterFile } from './starter.types.js';

export const dataCollectionForm: StarterFile = {
  slug: 'scheda-raccolta-dati',
  kind: 'document',
  title: 'Scheda di raccolta dati',
  description: 'Da stampare e compilare dal cliente: i dati che la pratica chiede, in due pagine.',
  render: (paper) => {
    paper.addHeading('Beneficiario').addKeyValues([
      ['Nome e cognome / ragione sociale', null],
      ['Codice fiscale / partita IVA', null],
      ['Nato/a il, a', null],
      ['Residenza (via, CAP, comune)', null],
      ['Telefono, e-mail', null],
      ['Documento d’identità n., scadenza', null],
      ['Legale rappresentante (se società)', null],
      ['Altri che dividono la spesa', null],
    ]);
    paper.addHeading('Immobile').addKeyValues([
      ['Indirizzo, scala, interno', null],
      ['Comune e codice catastale', null],
      ['Sezione, foglio, particella, subalterno', null],
      ['Categoria catastale', null],
      ['Anno di costruzione', null],
      ['Superficie utile (m²)', null],
      ['Unità immobiliari dell’edificio', null],
    ]);
    paper.addParagraph('Titolo del beneficiario sull’immobile:');
    for (const { label } of POSSESSION_TITLES) paper.addCheckBox(label);
    paper.addParagraph('Uso:');
    for (const { label } of POSSESSION_TYPES) paper.addCheckBox(label);
    paper.addHeading('Lavori e spesa').addKeyValues([
      ['Inizio dei lavori', null],
      ['Fine dei lavori (collaudo)', null],
      ['Spesa per i prodotti (€)', null],
      ['Prestazioni professionali (€)', null],
    ]);
    paper.addHeading('Impianto di riscaldamento esistente (Ecobonus)').addKeyValues([
      ['Tipo (autonomo, centralizzato)', null],
      ['Terminali (radiatori, pannelli…)', null],
      ['Generatore, marca e modello', null],
      ['Potenza utile nominale (kW)', null],
      ['Rendimento alla potenza massima (%)', null],
      ['Climatizzazione estiva, EER', null],
    ]);
    paper.addHeading('Prodotti').addTable({
      columns: [
        { width: 5, title: 'N.', isHeader: true },
        { width: 22, title: 'Tipo' },
        { width: 14, title: 'L × H (cm)' },
        { width: 18, title: 'Vecchio telaio e vetro' },
        { width: 18, title: 'Nuovo telaio e vetro' },
        { width: 10, title: 'U nuova' },
        { width: 15, title: 'Esposizione' },
      ],
      rows: createBlankRows(10, 7),
    });
    paper
      .addHeading('Documenti da consegnare')
      .addList([
        'documento d’identità e codice fiscale di chi chiede la detrazione;',
        'fatture e ricevute dei bonifici parlanti;',
        'visura catastale, se disponibile;',
        'contratto di locazione o comodato con consenso del proprietario, o dichiarazione di convivenza, se il beneficiario non è proprietario.',
      ]);
    paper.addSignatures(['Firma del beneficiario'], {
      statement:
        'I dati indicati sono veri e completi, e servono per preparare e trasmettere la pratica ENEA.',
    });
  },
};

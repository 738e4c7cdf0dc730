import type { SitePage } from './enea-site-types.js';

export const HEATING_PAGE: SitePage = {
  key: 'impianto',
  title: 'Impianto termico esistente',
  fields: [
    {
      id: 'id-impianto',
      label: 'Tipo di impianto',
      kind: 'choice',
      field: 'tipoImpianto',
      isRequired: true,
      certainty: 'twice',
      choices: [
        { code: '26', label: 'a. impianto autonomo', ours: ['autonomo'] },
        { code: '27', label: 'b. centralizzato', ours: ['centralizzato'] },
        {
          code: '28',
          label: 'c. centralizzato con contabilizzazione di calore per singolo utente',
          ours: ['centralizzatoContabilizzazione'],
        },
        {
          code: '29',
          label: 'd. centralizzato con più generatori di calore',
          ours: ['centralizzatoGeneratori'],
          certainty: 'once',
        },
        {
          code: '30',
          label:
            'e. centralizzato con più generatori di calore e contabilizzazione del calore per singolo utente',
          ours: ['centralizzatoGeneratoriContabilizzazione'],
          certainty: 'once',
        },
      ],
    },
    {
      id: 'id-erogazione',
      label: 'Terminali di erogazione',
      kind: 'choice',
      field: 'tipoTerminaleErogazione',
      isRequired: true,
      certainty: 'twice',
      choices: [
        { code: '31', label: 'a. termoconvettori', ours: ['termoconvettori'] },
        { code: '32', label: 'b. ventilconvettori', ours: ['ventilconvettori'] },
        { code: '33', label: 'c. bocchette aria calda', ours: ['bocchette'] },
        { code: '34', label: 'd. radiatori', ours: ['radiatori'] },
        {
          code: '35',
          label: 'e. pannelli radianti isolati dalle strutture',
          ours: ['pannelliIsolati'],
        },
        {
          code: '36',
          label: 'f. pannelli radianti annegati nella struttura',
          ours: ['pannelliAnnegati'],
        },
        { code: '37', label: 'g. altro', ours: ['altro'] },
      ],
      advice: { split: '«g. altro», scrivendo «split»' },
    },
    {
      id: 'id-distribuzione',
      label: 'Tipo di distribuzione',
      kind: 'choice',
      field: 'tipoDistribuzione',
      certainty: 'twice',
      choices: [
        {
          code: '38',
          label:
            'a. edifici a colonne montanti situate totalmente all’interno degli ambienti riscaldati',
          ours: ['colonneAmbientiRiscaldati'],
        },
        {
          code: '39',
          label:
            'b. edifici a colonne montanti, non isolate termicamente, inserite all’interno delle pareti',
          ours: ['colonneNonIsolate'],
        },
        {
          code: '40',
          label:
            'c. edifici a colonne montanti isolate secondo normativa e ubicate all’interno delle pareti',
          ours: ['colonneIsolate'],
        },
        {
          code: '41',
          label: 'd. edifici con distribuzione orizzontale o ad anello',
          ours: ['orizzontale'],
        },
      ],
      advice: { verticale: 'scegli sul sito fra a, b e c (colonne montanti)' },
    },
    {
      id: 'id-regolazione',
      label: 'Tipo di regolazione',
      kind: 'choice',
      field: 'tipoRegolazione',
      certainty: 'twice',
      choices: [
        { code: '42', label: 'a. regolazione centralizzata', ours: ['climaticaCentralizzata'] },
        {
          code: '43',
          label: 'b. regolazione su terminale di erogazione',
          ours: ['valvoleTermostatiche'],
        },
        {
          code: '44',
          label: 'c. regolazione ad ambiente o a zona',
          ours: ['termostatoAmbiente'],
        },
      ],
      advice: { nessuna: 'lascia vuoto' },
    },
    {
      id: 'id-vettore',
      label: 'Vettore energetico',
      kind: 'choice',
      field: 'vettoreEnergetico',
      isRequired: true,
      certainty: 'twice',
      choices: [
        { code: '45', label: 'a. gas metano', ours: ['metano'] },
        { code: '46', label: 'b. gasolio', ours: ['gasolio'] },
        { code: '47', label: 'c. gpl', ours: ['gpl'] },
        { code: '48', label: 'd. teleriscaldamento', ours: ['teleriscaldamento'] },
        { code: '49', label: 'e. olio combustibile', ours: ['olio'] },
        { code: '50', label: 'f. energia elettrica', ours: ['energiaElettrica'] },
        { code: '51', label: 'g. biomassa', ours: ['biomassa'] },
        { code: '52', label: 'h. altro', ours: ['altro'], certainty: 'inferred' },
      ],
    },
    {
      id: 'id-estivo',
      label: 'Impianto di climatizzazione estiva',
      kind: 'flag',
      field: 'impiantoClimatizzazioneEstiva',
      isRequired: true,
      certainty: 'twice',
    },
  ],
};

/** The row of each type is there already; its pencil opens this form. */
export const GENERATOR_PAGE: SitePage = {
  key: 'generatori',
  title: 'Generatori di calore',
  fields: [
    {
      id: 'riga',
      label: 'Tipo di generatore (riga della tabella)',
      kind: 'choice',
      field: 'tipoGeneratore',
      isRequired: true,
      certainty: 'twice',
      choices: [
        { code: '1', label: 'Caldaia ad acqua calda standard', ours: ['caldaiaACS'] },
        {
          code: '2',
          label: 'Caldaia ad acqua calda a bassa temperatura',
          ours: ['caldaiaACBassaTemperatura'],
        },
        { code: '3', label: 'Caldaia a gas a condensazione', ours: ['caldaiaCondensazione'] },
        { code: '4', label: 'Caldaia a gasolio a condensazione' },
        { code: '5', label: 'Pompa di calore / impianto geotermico', ours: ['pompaCalore'] },
        { code: '6', label: 'Generatore aria calda', ours: ['ariaCalda'] },
        { code: '7', label: 'Scambiatore per teleriscaldamento', ours: ['teleriscaldamento'] },
        { code: '8', label: 'Caldaia a biomassa', ours: ['biomassa'] },
        { code: '9', label: 'Altro', ours: ['altro'] },
      ],
      advice: {
        caldaiaGasolio:
          '«Caldaia a gasolio a condensazione» solo se è a condensazione, altrimenti «Caldaia ad acqua calda standard»',
      },
    },
    {
      id: 'id-num',
      label: 'Numero',
      kind: 'number',
      decimals: 0,
      field: 'numeroGeneratore',
      isRequired: true,
      certainty: 'twice',
    },
    {
      id: 'id-n',
      label: 'Rendimento alla potenza nominale [%]',
      kind: 'number',
      unit: '%',
      field: 'rendimentoMaxPotenza',
      certainty: 'twice',
    },
    // In place of the efficiency, on the row of heat pumps.
    {
      id: 'id-pea',
      label: 'P.E.A.',
      kind: 'number',
      field: 'pea',
      certainty: 'twice',
    },
    {
      id: 'id-pn',
      label: 'Potenza utile nominale [kW]',
      kind: 'number',
      unit: 'kW',
      field: 'potenzaUtileNominale',
      certainty: 'twice',
    },
    {
      // Without it the form of the row "Altro" does not close, and says nothing.
      id: 'id-altro',
      label: 'Nome generatori',
      kind: 'text',
      field: 'nome',
      certainty: 'once',
    },
  ],
};

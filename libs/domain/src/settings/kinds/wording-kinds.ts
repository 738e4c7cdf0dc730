import {
  findSiteChoicesFault,
  findSiteFieldsFault,
  findSiteQuestionFault,
} from '../../enea-site/site-change-faults.js';
import { CHIUSURE_POST } from '../../enumerations/index.js';
import { formatNumber } from '../../formats/index.js';
import { STATUS_CODES, STATUSES } from '../../statuses/index.js';
import { CURRENT_SETTING_DEFAULTS, HEATING_LABEL_CHOICES } from '../current-settings.js';
import { count, type SettingGroupDescriptions } from '../setting-description.js';
import { eachOf, flag, line, list, object, whole } from '../setting-shapes.js';

const MISSING = 'Valori mancanti.';

/** Counts the texts that differ from the first ones. */
function summarizeNames(
  names: Readonly<Record<string, string>>,
  first: Readonly<Record<string, string>>,
): string {
  const changed = Object.keys(names).filter((key) => names[key] !== first[key]).length;
  const all = count(Object.keys(names).length, 'dicitura', 'diciture');
  return changed === 0
    ? `${all}, tutte quelle iniziali`
    : `${all}, ${count(changed, 'cambiata', 'cambiate')}`;
}

/** A bound of a few days would erase the work of yesterday. */
const days = (min: number, label: string, description?: string) =>
  whole(min, 36_500, {
    label,
    unit: 'giorni',
    messages: { type: 'Deve essere un numero intero di giorni.' },
    ...(description === undefined ? {} : { description }),
  });
const FIVE_YEARS = 1_826;

const siteQuestion = () => ({
  year: whole(2026, 2100, { label: 'Anno del sito', description: 'Year in which works ended.' }),
  page: line(40, { label: 'Pagina', description: 'Key of the page of the site.' }),
  field: line(40, {
    label: 'Domanda',
    description: 'Control of the question as delivered.',
    ruleInRow: findSiteQuestionFault,
  }),
});
const isConfirmed = flag({ label: 'Confermata sul sito', isOptional: true });
const SITE_FIELDS = object(
  {
    ...siteQuestion(),
    label: line(160, { label: 'Parole', isOptional: true }),
    control: line(60, { label: 'Controllo', isOptional: true }),
    unit: line(20, { label: 'Unità', isOptional: true }),
    need: {
      is: 'choice',
      label: 'Obbligo',
      name: 'SiteFieldNeed',
      choices: [
        { value: 'required', label: 'Obbligatoria' },
        { value: 'optional', label: 'Facoltativa' },
      ],
      isOptional: true,
    },
    isConfirmed,
  },
  { name: 'SiteFieldChange' },
);
const SITE_CHOICES = object(
  {
    ...siteQuestion(),
    code: line(20, { label: 'Codice', description: 'As delivered, or of an added option.' }),
    newCode: line(20, { label: 'Codice di ora', isOptional: true }),
    label: line(160, { label: 'Parole', isOptional: true }),
    isAdded: flag({ label: 'Aggiunta', isOptional: true }),
    value: line(40, {
      label: 'Nostro valore',
      description: 'Our value that an added option says.',
      isOptional: true,
    }),
    isConfirmed,
  },
  { name: 'SiteChoiceChange' },
);

export const WORDING_KINDS = {
  statusNames: {
    label: 'Nomi degli stati',
    about: 'Come si chiamano gli stati delle pratiche in tutto il portale.',
    shape: eachOf(
      STATUS_CODES.map((code) => ({ value: code, label: STATUSES[code].name })),
      (name) => line(60, { label: `Nome di «${name}»` }),
      { message: MISSING },
    ),
    summarize: (names) => summarizeNames(names, CURRENT_SETTING_DEFAULTS.statusNames),
  },
  closureLabels: {
    label: 'Tipi di chiusura oscurante',
    about:
      'Diciture delle chiusure oscuranti dopo l’intervento. Le resistenze termiche non cambiano.',
    shape: eachOf(
      CHIUSURE_POST.map(({ value }) => ({ value, label: `Tipo ${value}` })),
      (label) => line(160, { label }),
      { message: MISSING },
    ),
    summarize: (names) => summarizeNames(names, CURRENT_SETTING_DEFAULTS.closureLabels),
  },
  heatingLabels: {
    label: 'Distribuzione e regolazione',
    about:
      'Diciture dei tipi di distribuzione e di regolazione dell’impianto, come le scrive il sito ENEA. Le pratiche di prima possono avere ancora «Verticale» e «Nessuna».',
    shape: object(
      Object.fromEntries(
        HEATING_LABEL_CHOICES.map(({ value, label }) => [
          value,
          line(160, { label, ...(value.startsWith('colonne') ? { isOptional: true } : {}) }),
        ]),
      ),
      { message: MISSING },
    ),
    summarize: (names) => summarizeNames(names, CURRENT_SETTING_DEFAULTS.heatingLabels),
  },
  eneaSite: {
    label: 'Sito di ENEA',
    about:
      'Parole, codici e voci delle pagine del sito di ENEA, come li segue la scheda. Ciò che nessuno ha ancora visto sul sito è segnato «da verificare» finché non lo confermi.',
    shape: object({
      fields: list(
        SITE_FIELDS,
        { count: 200, message: 'Al massimo 200 domande cambiate.' },
        { label: 'Domande', rule: findSiteFieldsFault },
      ),
      choices: list(
        SITE_CHOICES,
        { count: 200, message: 'Al massimo 200 voci cambiate.' },
        { label: 'Voci', rule: findSiteChoicesFault },
      ),
    }),
    summarize: ({ fields, choices }) =>
      fields.length + choices.length === 0
        ? 'Come consegnato'
        : `${count(fields.length, 'domanda cambiata', 'domande cambiate')}, ${count(choices.length, 'voce cambiata', 'voci cambiate')}`,
  },
  retention: {
    label: 'Conservazione dei dati',
    about:
      'Per quanti giorni il portale conserva bozze, notifiche, link e registro delle attività. Scaduto il termine, i dati personali vengono cancellati. Le pratiche completate restano fino al termine dei controlli fiscali.',
    shape: object(
      {
        drafts: days(
          90,
          'Bozze mai inviate, dall’ultima modifica',
          'Drafts never sent, from their last change.',
        ),
        deletedDossiers: days(7, 'Pratiche eliminate'),
        snapshots: days(
          30,
          'Versioni inviate in precedenza, dal completamento',
          'Snapshots of earlier sendings, from the completion of the dossier.',
        ),
        notifications: days(30, 'Notifiche'),
        beneficiaryLinks: days(
          30,
          'Link per i clienti, dalla loro fine',
          'From the day they ended.',
        ),
        audit: days(FIVE_YEARS, 'Registro delle attività (almeno 5 anni)'),
      },
      { name: 'RetentionPeriods' },
    ),
    summarize: ({ drafts, audit }) =>
      `Bozze ${formatNumber(drafts)} giorni, registro ${formatNumber(audit)}`,
  },
} satisfies SettingGroupDescriptions;

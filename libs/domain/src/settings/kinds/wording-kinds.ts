import { CHIUSURE_POST, TIPI_DISTRIBUZIONE, TIPI_REGOLAZIONE } from '../../enumerations/index.js';
import { formatNumber } from '../../formats/index.js';
import { STATUS_CODES, STATUSES } from '../../statuses/index.js';
import { CURRENT_SETTING_DEFAULTS } from '../current-settings.js';
import { count, type SettingGroupDescriptions } from '../setting-description.js';
import { eachOf, line, object, whole } from '../setting-shapes.js';

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
      'Diciture dei tipi di distribuzione e di regolazione dell’impianto, da verificare sul sito ENEA.',
    shape: eachOf([...TIPI_DISTRIBUZIONE, ...TIPI_REGOLAZIONE], (label) => line(160, { label }), {
      message: MISSING,
    }),
    summarize: (names) => summarizeNames(names, CURRENT_SETTING_DEFAULTS.heatingLabels),
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

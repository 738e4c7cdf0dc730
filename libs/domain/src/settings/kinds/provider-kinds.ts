import { checkTaxCode } from '../../completeness/check-tax-code.js';
import { cleanTaxCode } from '../../formats/index.js';
import { CONTRACT_PLACEHOLDERS } from '../../papers/contract-texts.js';
import { PAPER_CODES } from '../../papers/paper-codes.js';
import { PAPER_TEXT_RULES, type PaperTextRule } from '../../papers/paper-texts.js';
import { findPlaceholderFault, type Placeholder } from '../../papers/placeholders.js';
import { EMAIL_MESSAGE } from '../../registration/check-registration.js';
import { isTaxCode, isVatNumber } from '../../tax-code/index.js';
import { VAT_MESSAGE } from '../../warnings/index.js';
import { findBrandColourFault, findLogoFault } from '../brand-rules.js';
import { count, TO_FILL_IN, type SettingGroupDescriptions } from '../setting-description.js';
import {
  flag,
  line,
  list,
  object,
  text,
  type ObjectShape,
  type TextShape,
} from '../setting-shapes.js';

const MISSING = 'Valori mancanti.';

const findTaxCodeFault = (code: string): string | null =>
  checkTaxCode(code, '', false)[0]?.message ??
  (isTaxCode(cleanTaxCode(code)) ? null : 'Codice fiscale non valido: controlla i caratteri.');

const findEmailFault = (address: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? null : EMAIL_MESSAGE;

const email = (label: string): TextShape =>
  line(254, { label, blank: 'kept', rule: findEmailFault });

const CONTACT_FIELDS = {
  email: email('E-mail'),
  phone: line(30, { label: 'Telefono', blank: 'kept' }),
  hours: line(120, { label: 'Orari', blank: 'kept' }),
};

/** At most 40 characters: the name is a column beside what was signed. */
const edition = line(40, {
  label: 'Edizione (un nome nuovo a ogni modifica)',
  pattern: /^[\p{L}\d][\p{L}\d .\-/]*$/u,
  messages: { pattern: 'Solo lettere, cifre, punti, trattini e barre.' },
});

/** Printed as it is: no markup, only placeholders that mean something there. */
const printed = (
  label: string,
  { max, allowed = [], required = [] }: Pick<PaperTextRule, 'max'> & Partial<PaperTextRule>,
  options: Partial<TextShape> = {},
): TextShape =>
  text(max, {
    label,
    rule: (printedText) => findPlaceholderFault(printedText, allowed, required),
    ...options,
  });

const PAPER_TEXT_LABELS: Readonly<Record<string, string>> = {
  mandate: 'Incarico all’impresa',
  delegation: 'Delega a chi trasmette',
  powers: 'Che cosa può fare, un punto per riga',
  acquisition: 'Casella per la visura',
  declaration: 'Dichiarazione',
  privacy: 'Informativa, un capoverso per riga',
  receipt: 'Presa visione, sopra la seconda firma',
  basis: 'Norma',
  awareness: 'Conseguenze delle dichiarazioni false',
  estate: 'Immobile',
  mainHome: 'Abitazione principale (facoltativa)',
  otherHome: 'Non abitazione principale (facoltativa)',
  realRight: 'Detentore con diritto reale (facoltativa)',
  noRealRight: 'Detentore senza diritto reale (facoltativa)',
  heating: 'Impianto (solo Ecobonus)',
  expense: 'Spesa di chi è solo',
  sharedExpense: 'Spesa di chi la divide con altri',
  further: 'Altri punti, uno per riga',
  others: 'Prima dei nomi degli altri',
  closing: 'Sopra la firma',
  note: 'Nota sotto la firma',
};

const paper = (
  name: string,
  label: string,
  rules: Readonly<Record<string, PaperTextRule>>,
): ObjectShape =>
  object(
    Object.fromEntries(
      Object.entries(rules).map(([key, rule]) => [
        key,
        printed(
          PAPER_TEXT_LABELS[key] ?? key,
          rule,
          rule.isOptional === true ? { blank: 'kept', isOptional: true } : {},
        ),
      ]),
    ),
    { name, label, message: MISSING },
  );

const CONTRACT_TEXT = { allowed: CONTRACT_PLACEHOLDERS as readonly Placeholder[] };

export const PROVIDER_KINDS = {
  provider: {
    label: 'Fornitore del servizio',
    about:
      'Denominazione, sede, partita IVA e PEC nella lettera di incarico, nelle pagine pubbliche, nella pagina Assistenza e in quella di pagamento.',
    shape: object(
      {
        name: line(120, { label: 'Denominazione', blank: 'toFillIn' }),
        address: line(200, { label: 'Sede', blank: 'toFillIn' }),
        vat: line(11, {
          label: 'Partita IVA',
          blank: 'toFillIn',
          rule: (vat) => (isVatNumber(vat) ? null : `${VAT_MESSAGE}.`),
        }),
        pec: email('PEC (facoltativa)'),
      },
      { name: 'ServiceProvider' },
    ),
    sections: [
      { title: 'Chi offre il servizio', keys: ['name', 'vat'] },
      { title: 'Sede e PEC', keys: ['address', 'pec'] },
    ],
    summarize: ({ name }) => name || TO_FILL_IN,
  },
  eneaIntermediary: {
    label: 'Intermediario ENEA',
    about:
      'La persona che inserisce le pratiche nel sito di ENEA con la propria identità digitale: la delega da firmare la nomina.',
    shape: object({
      name: line(120, { label: 'Nome e cognome', blank: 'toFillIn' }),
      ssn: line(30, {
        label: 'Codice fiscale',
        help: 'È stampato sulla delega accanto al nome.',
        blank: 'toFillIn',
        clean: (code) => cleanTaxCode(code),
        rule: findTaxCodeFault,
      }),
    }),
    sections: [{ title: 'Chi inserisce le pratiche', keys: ['name', 'ssn'] }],
    summarize: ({ name }) => name || TO_FILL_IN,
  },
  publicContacts: {
    label: 'Contatti delle pagine pubbliche',
    about:
      'E-mail, telefono e orari che legge anche chi non ha un account: nella pagina di presentazione, in fondo alle pagine pubbliche, nelle informative e nelle pagine di errore. L’e-mail per l’accessibilità riceve le segnalazioni; se manca vale quella generale.',
    shape: object({
      ...CONTACT_FIELDS,
      accessibilityEmail: email('E-mail per l’accessibilità (facoltativa)'),
    }),
    sections: [
      { title: 'Come ti raggiungono', keys: ['email', 'phone', 'hours', 'accessibilityEmail'] },
    ],
    summarize: ({ email: address }) => address || TO_FILL_IN,
  },
  brand: {
    label: 'Marchio',
    about:
      'Nome, colore e logo con cui il portale si presenta: nella cornice, nelle pagine pubbliche e nelle e-mail.',
    shape: object({
      name: line(40, { label: 'Nome' }),
      colour: line(7, { label: 'Colore', blank: 'toFillIn', rule: findBrandColourFault }),
      logo: line(17_000, { label: 'Logo', blank: 'kept', rule: findLogoFault }),
    }),
    summarize: ({ name, colour }) => `${name} · ${colour}`,
  },
  supportContacts: {
    label: 'Contatti dell’assistenza',
    about: 'Recapiti mostrati nella pagina Assistenza, per argomento.',
    shape: list(
      object(
        { topic: line(80, { label: 'Argomento' }), ...CONTACT_FIELDS },
        { name: 'SupportContact' },
      ),
      { count: 20, message: 'Al massimo 20 contatti.' },
      { message: 'Valore non valido.' },
    ),
    summarize: (contacts) =>
      contacts.length === 0 ? 'Nessun contatto' : contacts.map(({ topic }) => topic).join(' · '),
  },
  paperTexts: {
    label: 'Testi dei documenti da firmare',
    about:
      'Delega, dichiarazione sostitutiva, requisiti tecnici e congruità. I testi sono una proposta: prima dell’uso li deve confermare un legale. Ogni modifica è una nuova edizione, che è stampata sui documenti e resta scritta accanto a quelli firmati. Ogni riga è un capoverso o un punto; le parole tra graffe, come {impresa}, diventano i dati della pratica.',
    shape: object({
      edition,
      delega: paper('DelegaTexts', 'Incarico, delega e privacy', PAPER_TEXT_RULES.delega),
      atto: paper('AttoTexts', 'Dichiarazione sostitutiva', PAPER_TEXT_RULES.atto),
      req: paper('ReqTexts', 'Requisiti tecnici', PAPER_TEXT_RULES.req),
      congr: paper('CongrTexts', 'Congruità della spesa', PAPER_TEXT_RULES.congr),
    }),
    summarize: (texts) => `Edizione ${texts.edition}`,
  },
  onlineSignatures: {
    label: 'Firme online',
    about:
      'Quali documenti installatori e clienti firmano online, con il disegno della firma e un codice per e-mail (firma elettronica semplice). La dichiarazione sostitutiva è esclusa finché un legale non conferma che l’art. 38 del D.P.R. 445/2000 lo permette. La firma su carta resta sempre possibile.',
    shape: object({
      DELEGA: flag({
        label: 'Incarico, delega e privacy',
        description: 'Engagement, delegation and privacy, signed by the customer.',
      }),
      ATTO: flag({
        label: 'Dichiarazione sostitutiva del beneficiario',
        help: 'Da attivare solo dopo la conferma di un legale (art. 38 del D.P.R. 445/2000).',
        description: 'Declaration in place of an affidavit, signed by the customer.',
      }),
      REQ: flag({
        label: 'Dichiarazione dei requisiti tecnici',
        description: 'Technical requirements, signed by the company.',
      }),
      CONGR: flag({
        label: 'Dichiarazione di congruità della spesa',
        description: 'Congruity of the expense, signed by the company.',
      }),
    }),
    sections: [
      { title: 'Documenti che firma il cliente', keys: ['DELEGA', 'ATTO'] },
      { title: 'Documenti che firma l’impresa', keys: ['REQ', 'CONGR'] },
    ],
    summarize: (papers) =>
      `${count(PAPER_CODES.filter((code) => papers[code]).length, 'documento', 'documenti')} su ${PAPER_CODES.length}`,
  },
  contractTexts: {
    label: 'Testi del contratto',
    about:
      'Clausole della lettera di conferimento incarico. I testi sono una proposta: prima dell’uso li deve confermare un legale. Ogni modifica è una nuova edizione, che è stampata sul contratto e resta scritta accanto a quelli firmati. Ogni riga dei punti è un punto.',
    shape: object({
      edition,
      clauses: list(
        object(
          {
            title: line(120, { label: 'Titolo' }),
            text: printed('Testo, un capoverso per riga', { max: 3_000, ...CONTRACT_TEXT }),
            points: printed(
              'Punti, uno per riga (facoltativi)',
              { max: 4_000, ...CONTRACT_TEXT },
              { blank: 'kept' },
            ),
          },
          { name: 'ContractClause' },
        ),
        { count: 30, message: 'Al massimo 30 clausole.' },
        { label: 'Clausole', message: MISSING },
      ),
      closing: printed('Sopra la firma', { max: 1_000 }),
      approval: printed('Clausole da approvare con la seconda firma', { max: 1_500 }),
    }),
    summarize: (texts) =>
      `Edizione ${texts.edition}, ${count(texts.clauses.length, 'clausola', 'clausole')}`,
  },
} satisfies SettingGroupDescriptions;

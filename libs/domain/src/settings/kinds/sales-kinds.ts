import { formatDay, formatEuro, formatNumber } from '../../formats/index.js';
import { findBicFault, findIbanFault } from '../bank-account.js';
import type { OfferedPackage } from '../private-settings.js';
import { TO_FILL_IN, type SettingGroupDescriptions } from '../setting-description.js';
import {
  amount,
  day,
  flag,
  line,
  list,
  object,
  percent,
  refuseRepeated,
  serverNumber,
} from '../setting-shapes.js';

const COLOR_MESSAGE = 'Colore non valido: usa il formato #rrggbb.';

function summarizePackages(packages: readonly OfferedPackage[]): string {
  const onSale = packages.filter((offer) => offer.onSale);
  const prices = onSale.map(({ price }) => price);
  const range =
    prices.length === 0
      ? ''
      : `, da ${formatEuro(Math.min(...prices))} a ${formatEuro(Math.max(...prices))}`;
  return `${onSale.length} in vendita su ${packages.length}${range}`;
}

export const SALES_KINDS = {
  purchases: {
    label: 'Acquisti',
    about: 'Apre o sospende l’acquisto dei pacchetti, con l’avviso mostrato a chi acquista.',
    shape: object(
      {
        isEnabled: flag({ label: 'Acquisti aperti' }),
        disabledUntil: day({
          label: 'Sospesi fino al',
          help: 'L’ultimo giorno senza vendite, se è noto.',
          description: 'Last day without purchases, if known.',
          isNullable: true,
        }),
        notice: line(1_000, {
          label: 'Avviso agli utenti',
          help: 'I clienti lo leggono nella pagina dei pacchetti mentre la vendita è sospesa.',
          blank: 'null',
        }),
      },
      { name: 'PurchaseSwitch' },
    ),
    sections: [
      { title: 'Vendita dei pacchetti', keys: ['isEnabled', 'disabledUntil'] },
      { title: 'Avviso per chi acquista', keys: ['notice'] },
    ],
    summarize: ({ isEnabled, disabledUntil }) =>
      isEnabled
        ? 'Aperti'
        : disabledUntil === null
          ? 'Sospesi'
          : `Sospesi fino al ${formatDay(disabledUntil)}`,
  },
  packages: {
    label: 'Pacchetti in vendita',
    about:
      'Nome, prezzo, crediti e costo delle pratiche. Chi ha già acquistato conserva le condizioni di allora.',
    shape: list(
      object(
        {
          id: serverNumber('Pacchetto non valido.', {
            isNullable: true,
            description: 'null for a new package.',
          }),
          name: line(120, { label: 'Nome' }),
          color: line(7, {
            label: 'Colore',
            isNullable: true,
            blank: 'toFillIn',
            pattern: /^#[0-9a-fA-F]{6}$/,
            messages: { type: 'Valore non valido.', max: COLOR_MESSAGE, pattern: COLOR_MESSAGE },
          }),
          description: line(2_000, { label: 'Descrizione', blank: 'null' }),
          price: amount(0, 999_999.99, { label: 'Prezzo senza IVA (€)', isMoney: true }),
          numberOfCredits: amount(0.01, 1_000_000, { label: 'Crediti' }),
          costEcobonus: amount(0, 10_000, { label: 'Costo pratica Ecobonus' }),
          costBonusCasa: amount(0, 10_000, { label: 'Costo pratica Bonus Casa' }),
          costCalcoloEnergetico: amount(0, 10_000, { label: 'Costo calcolo energetico' }),
          isIncrementable: flag({ label: 'Crediti a scelta' }),
          onSale: flag({ label: 'In vendita' }),
        },
        { name: 'OfferedPackage' },
      ),
      { count: 50, message: 'Al massimo 50 pacchetti.' },
      { rule: refuseRepeated('id', 'Lo stesso pacchetto compare due volte.') },
    ),
    summarize: summarizePackages,
  },
  vatRate: {
    label: 'Aliquota IVA',
    about: 'Percentuale aggiunta al prezzo dei pacchetti.',
    shape: object({
      percent: percent({
        label: 'Percentuale',
        help: 'Da 0 a 100. Si aggiunge al prezzo di ogni pacchetto.',
        unit: '%',
      }),
    }),
    sections: [{ title: 'IVA sui pacchetti', keys: ['percent'] }],
    summarize: ({ percent: rate }) => `${formatNumber(rate)} %`,
  },
  bankTransfer: {
    label: 'Coordinate per il bonifico',
    about: 'Intestatario e IBAN mostrati nella pagina di pagamento e nel codice QR.',
    // The server checks IBAN and BIC once more with a library that knows every country.
    shape: object({
      holder: line(70, { label: 'Intestatario', blank: 'toFillIn' }),
      iban: line(42, { label: 'IBAN', blank: 'toFillIn', rule: findIbanFault }),
      bic: line(11, {
        label: 'BIC (facoltativo)',
        help: '8 o 11 caratteri; nello spazio economico europeo può mancare.',
        blank: 'kept',
        rule: findBicFault,
      }),
      bank: line(120, { label: 'Banca', blank: 'kept' }),
    }),
    sections: [
      { title: 'Conto per i bonifici', keys: ['holder', 'iban'] },
      { title: 'Banca', keys: ['bic', 'bank'] },
    ],
    summarize: ({ holder }) => holder || TO_FILL_IN,
  },
} satisfies SettingGroupDescriptions;

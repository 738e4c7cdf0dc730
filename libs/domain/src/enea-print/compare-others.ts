import type { DossierForm, OtherBeneficiary } from '../dossier/index.js';
import { compareSides, createPrintField, type ComparedValue } from './compared-value.js';
import { condenseText } from './print-text.js';
import type { EneaPrint, PrintedPerson } from './read-enea-print.js';

/** The VAT number of a company that has another tax code is no beneficiary more. */
const VAT_NUMBER = /partita\s*iva\s*:?\s*\d{11}/gi;

const COMPANY_CODE = /\d{11}/g;
const PERSON_CODE = /[A-Z]{6}[0-9L-V]{2}[A-EHLMPRST][0-9L-V]{2}[A-Z][0-9L-V]{3}[A-Z]/g;

/** Codes in a text without titles; the name of whoever has one may stand anywhere in it. */
function listPeopleInText(text: string): PrintedPerson[] {
  const others = text.replace(VAT_NUMBER, '');
  return [
    ...(condenseText(others).toUpperCase().match(PERSON_CODE) ?? []),
    ...(others.match(COMPANY_CODE) ?? []),
  ].map((code) => ({ code, name: others }));
}

const toCode = (code: string | null): string => condenseText(code ?? '');

/** Other beneficiaries with those that are printed: by code first, then in their order. */
function pairOthers(
  others: readonly OtherBeneficiary[],
  printed: readonly PrintedPerson[],
): { pairs: (readonly [OtherBeneficiary, PrintedPerson | undefined])[]; left: PrintedPerson[] } {
  const left = [...printed];
  const take = (at: number) => (at === -1 ? undefined : left.splice(at, 1)[0]);
  const equal = others.map(({ beneficiarySsn }) =>
    take(left.findIndex(({ code }) => code !== '' && toCode(code) === toCode(beneficiarySsn))),
  );
  const pairs = others.map((other, at) => [other, equal[at] ?? left.shift()] as const);
  return { pairs, left };
}

/** Other beneficiaries, whatever form their names are printed in. */
export function compareOthers(
  print: Pick<EneaPrint, 'people' | 'others'>,
  form: DossierForm,
): ComparedValue[] {
  const isTitled = print.people.length > 0;
  const printed = isTitled ? print.people : listPeopleInText(print.others);
  const { pairs, left } = pairOthers(form.otherBeneficiaries, printed);
  const code = createPrintField('Codice fiscale');
  const listed = pairs.flatMap(([other, person], at): ComparedValue[] => {
    const parts = [
      other.beneficiaryFirstName,
      other.beneficiaryLastName,
      other.beneficiaryCompanyName,
    ].filter((part) => part !== null);
    const own = person?.name ?? print.others;
    const isNamed =
      isTitled && person !== undefined
        ? condenseText(own) === condenseText(parts.join(''))
        : parts.every((part) => condenseText(own).includes(condenseText(part)));
    const about = { title: `Altro beneficiario ${at + 1}`, isWeighty: false };
    return [
      {
        ...about,
        key: `other.${at + 1}.name`,
        label: 'Nome',
        ours: parts.join(' '),
        theirs: isNamed ? parts.join(' ') : own || null,
        outcome: isNamed ? 'equal' : own === '' ? 'missing' : 'different',
      },
      compareSides(
        {
          ...about,
          key: `other.${at + 1}.beneficiarySsn`,
          label: 'Codice fiscale',
          isWeighty: true,
        },
        {
          field: code,
          ours: toUpperCase(other.beneficiarySsn),
          theirs: person?.code.toUpperCase(),
        },
      ),
    ];
  });
  return [
    ...listed,
    ...left.map((person): ComparedValue => ({
      key: `other.${person.code}`,
      title: 'Altri beneficiari',
      label: 'Codice fiscale',
      ours: null,
      theirs: person.code,
      outcome: 'different',
      isWeighty: true,
    })),
  ];
}

const toUpperCase = (code: string | null): string | null => code?.toUpperCase() ?? null;

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BelfioreConnector } from '@marketto/belfiore-connector-json';
import {
  CheckDigitizer,
  CodiceFiscaleUtils,
  type BelfiorePlace,
} from '@marketto/codice-fiscale-utils';
import { Injectable } from '@nestjs/common';
import { cleanTaxCode, getTodayInRome } from '@pratiche/domain';
import { parse } from 'csv-parse/sync';
import { referenceDataFolder } from '../../platform/config/index.js';
import { unprocessable } from '../../platform/http/index.js';
import type { SsnDataDto } from './dto/ssn-data.dto.js';

export const TAX_CODE_NOT_RECOGNISED =
  'Codice fiscale non riconosciuto; ricontrollare se è effettivamente corretto compilare i campi successivi';

/** The data encoded in a tax code. */
export interface TaxCodePerson {
  firstName: string;
  lastName: string;
  gender: 'M' | 'F';
  /** `yyyy-mm-dd`. */
  birthDate: string;
  birthPlace: { belfiore: string };
}

interface PlaceRow {
  belfiore: string;
  nome: string;
  provincia: string;
  data_inizio: string;
  data_fine: string;
}

/** Decodes personal tax codes with a table of places that includes abolished and foreign ones. */
@Injectable()
export class TaxCodeDecoderService {
  private decoder: Promise<CodiceFiscaleUtils> | null = null;

  /** @throws 422 for a wrong control character, a day that does not exist, or an unknown place */
  async decodeTaxCode(given: string): Promise<SsnDataDto> {
    const data = await this.decodeTaxCodeOrNull(given);
    if (data === null) throw unprocessable(TAX_CODE_NOT_RECOGNISED, 'tax-code-not-recognised');
    return data;
  }

  /** The same; `null` for a code that is not recognised. */
  async decodeTaxCodeOrNull(given: string): Promise<SsnDataDto | null> {
    const code = cleanTaxCode(given);
    if (!/^[A-Z0-9]{16}$/.test(code) || CheckDigitizer.checkDigit(code) !== code[15]) return null;
    const { parser } = await this.getCodec();
    const { year, month, day, gender } = await parser.cfDecode(code);
    // Codes exist that were issued before a municipality was founded or after its end, so dates are not checked.
    const place = await parser.cfToBirthPlace(code, false);
    const birth =
      place === null || place === undefined ? null : toBirthDate(place, year, month, day);
    if (place === null || place === undefined || birth === null || gender === undefined)
      return null;
    return {
      genere: gender,
      nascita: birth,
      comune: place.name,
      provincia: place.province ?? 'EE',
    };
  }

  /** The tax code a person would be given. */
  async encodeTaxCode({
    firstName,
    lastName,
    gender,
    birthDate,
    birthPlace,
  }: TaxCodePerson): Promise<string> {
    const { parser } = await this.getCodec();
    const code = await parser.encodeCf({
      firstName,
      lastName,
      gender,
      date: new Date(birthDate),
      place: birthPlace.belfiore,
    });
    if (code === null) throw new Error(`No tax code for ${firstName} ${lastName}`);
    return code;
  }

  private getCodec(): Promise<CodiceFiscaleUtils> {
    this.decoder ??= loadDecoder();
    return this.decoder;
  }
}

/** Older ages are taken for the century after. */
const MAX_AGE_YEARS = 115;
const ADULT_AGE_YEARS = 18;

/** `yyyy-mm-dd`; the library's months count from 0, and it takes 31 February for 3 March. */
function toBirthDate(
  place: BelfiorePlace,
  year?: number,
  month?: number,
  day?: number,
): string | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const today = getTodayInRome();
  const oldest = `${Number(today.slice(0, 4)) - MAX_AGE_YEARS}`;
  // Two digits leave the century open: one that makes an adult is preferred, because minors hardly
  // deduct works, then one in which the place existed, then the latest.
  const days = [toIsoDate(year, month, day), toIsoDate(year - 100, month, day)].filter(
    (born) => born !== null && born >= oldest && born <= today,
  );
  const adultUntil = `${Number(today.slice(0, 4)) - ADULT_AGE_YEARS}${today.slice(4)}`;
  const adults = days.filter((born) => born !== null && born <= adultUntil);
  const likely = adults.length > 0 ? adults : days;
  return (
    likely.find((born) => born !== null && placeExistedOn(place, new Date(born))) ??
    likely[0] ??
    null
  );
}

const placeExistedOn = ({ creationDate, expirationDate }: BelfiorePlace, on: Date): boolean =>
  creationDate <= on && on <= expirationDate;

function toIsoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

async function loadDecoder(): Promise<CodiceFiscaleUtils> {
  const csv = await readFile(join(referenceDataFolder, 'belfiore-luoghi.csv'));
  const rows = parse(csv, { columns: true, skip_empty_lines: true }) as PlaceRow[];
  return new CodiceFiscaleUtils(new BelfioreConnector(rows.map(toBelfiorePlace)));
}

const UNBOUNDED_DATES = { from: new Date('1800-01-01'), to: new Date('9999-12-31') };

const toBelfiorePlace = (row: PlaceRow): BelfiorePlace =>
  ({
    belfioreCode: row.belfiore,
    name: row.nome,
    creationDate: row.data_inizio === '' ? UNBOUNDED_DATES.from : new Date(row.data_inizio),
    expirationDate: row.data_fine === '' ? UNBOUNDED_DATES.to : new Date(row.data_fine),
    dataSource: { name: 'belfiore-luoghi.csv', license: 'CC BY 4.0' },
    iso3166: undefined,
    province: row.provincia === 'EE' ? undefined : row.provincia,
  }) as BelfiorePlace;

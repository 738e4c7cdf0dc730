import type { ClimateZone } from '@pratiche/domain';

/** A municipality with one of its postal codes. */
export interface Municipality {
  name: string;
  /** First postal code; all of them in `caps`. */
  cap: string;
  caps: string[];
  province: string;
  climateZone: ClimateZone | null;
  /** Belfiore code, uppercase. */
  code: string;
  /** The climate zone was derived, not read from the decree: show "da verificare". */
  zoneToVerify: boolean;
}

/** Answer of `GET Module/getDataFromSSN/{ssn}`. */
export interface SsnData {
  genere: 'M' | 'F';
  /** `yyyy-mm-dd`. */
  nascita: string;
  comune: string;
  /** Two letters; `EE` abroad. */
  provincia: string;
}

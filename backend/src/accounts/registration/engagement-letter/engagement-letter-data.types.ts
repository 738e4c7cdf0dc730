/**
 * What the letter says about the company and the person who signs for it: the account's fields;
 * `null` is left to fill by hand.
 */
export interface EngagementLetterData {
  businessName: string | null;
  legalForm: string | null;
  street: string | null;
  village: string | null;
  city: string | null;
  province: string | null;
  region: string | null;
  zip: string | null;
  vat: string | null;
  sSNCompany: string | null;
  uniqueCode: string | null;
  email: string | null;
  pec: string | null;
  phone: string | null;
  attorneyFirstName: string | null;
  attorneyLastName: string | null;
  attorneySSN: string | null;
  /**
   * Residence of the representative: the municipality is picked from the list, the other fields are
   * the data stored with it.
   */
  attorneyMunicipality: string | null;
  attorneyVillage: string | null;
  attorneyCity: string | null;
  attorneyProvince: string | null;
  attorneyRegion: string | null;
  attorneyZip: string | null;
  attorneyIDCardType: string | null;
  attorneyIDCardNumber: string | null;
  /** `yyyy-mm-dd`. */
  attorneyIDCardExpiryDate: string | null;
  attorneyIDCardIssuingAuthority: string | null;
}

import { Injectable, type StreamableFile } from '@nestjs/common';
import { dossierFields } from '@pratiche/api/schemas';
import { dossierXmlName, searchText, type TaxCodeData, type XmlPreview } from '@pratiche/domain';
import {
  readPraticaXml,
  writePraticaXml,
  XmlRefusal,
  type FoundMunicipality,
} from '@pratiche/domain/xml';
import { Readable } from 'node:stream';
import { attachment } from '../documents/attachment.js';
import { DossierStore } from '../module/dossier-store.js';
import { TaxCodes } from '../module/ssn/tax-codes.js';
import { MunicipalitiesService } from '../municipalities/municipalities.service.js';
import { parseWith, unprocessable } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { decodeXml } from './decode-xml.js';
import { parseXml } from './parse-xml.js';
import { serialiseXml } from './serialise-xml.js';

/** Data files in, and dossiers out as data files. */
@Injectable()
export class XmlService {
  constructor(
    private readonly municipalities: MunicipalitiesService,
    private readonly taxCodes: TaxCodes,
    private readonly dossiers: DossierStore,
  ) {}

  /** What a file would bring. Nothing is stored. */
  async preview(bytes: Buffer): Promise<XmlPreview> {
    const { root, exact } = parseXml(decodeXml(bytes));
    const reading = this.read(root, exact);
    // What is proposed here is saved later: the same check, so that no proposal is refused then.
    parseWith(
      dossierFields.partial(),
      reading.values,
      'Il file contiene dati che una pratica non può contenere: controllare i campi indicati.',
    );
    const {
      beneficiarySsn = null,
      beneficiaryAttorneySsn = null,
      isCompany = false,
    } = reading.values;
    const [beneficiary, beneficiaryAttorney] = await Promise.all([
      this.decoded(isCompany ? null : beneficiarySsn),
      this.decoded(isCompany ? beneficiaryAttorneySsn : null),
    ]);
    return { ...reading, people: { beneficiary, beneficiaryAttorney } };
  }

  /** A dossier of the caller's, or any for the back office. */
  async file(caller: CurrentCaller, id: number): Promise<StreamableFile> {
    const { data } = await this.dossiers.readable(caller, id);
    const bytes = Buffer.from(serialiseXml(writePraticaXml(data)));
    return attachment(Readable.from([bytes]), {
      fileName: dossierXmlName(id, data),
      contentType: 'application/xml; charset=utf-8',
      size: bytes.length,
    });
  }

  private read(root: Parameters<typeof readPraticaXml>[0], exact: boolean) {
    try {
      return readPraticaXml(root, (zip, name, province) => this.lookUp(zip, name, province), {
        exact,
      });
    } catch (error) {
      if (error instanceof XmlRefusal) throw unprocessable(error.message, 'xml-refused');
      throw error;
    }
  }

  private lookUp(
    zip: string | null,
    name: string,
    province: string | null,
  ): FoundMunicipality | null {
    const named = this.municipalities.named(name);
    const byZip = named.find(({ caps }) => zip !== null && caps.includes(zip));
    const byProvince = named.filter(
      (one) => province === null || searchText(one.province) === searchText(province),
    );
    // Without a postal code of its own, a name that two municipalities share says nothing.
    const found = byZip ?? (byProvince.length === 1 ? byProvince[0] : undefined);
    return found === undefined
      ? null
      : {
          name: found.name,
          province: found.province,
          climateZone: found.climateZone,
          code: found.code,
          zoneToVerify: found.zoneToVerify,
          hasZip: byZip !== undefined,
        };
  }

  /** A code that is not recognised says nothing; the preview remarks it. */
  private async decoded(code: string | null): Promise<TaxCodeData | null> {
    return code === null ? null : this.taxCodes.read(code);
  }
}

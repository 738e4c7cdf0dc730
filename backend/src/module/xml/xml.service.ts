import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  buildDossierXmlName,
  type TaxCodeData,
  type XmlPreview,
  readItalianZip,
} from '@pratiche/domain';
import {
  readPraticaXml,
  writePraticaXml,
  XmlImportError,
  type MunicipalityLookup,
} from '@pratiche/domain/xml';
import { Readable } from 'node:stream';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { DossierRepository } from '../dossier.repository.js';
import { TaxCodeDecoderService } from '../tax-code/tax-code-decoder.service.js';
import { MunicipalitiesService } from '../../municipalities/municipalities.service.js';
import { FileReadingService, type FileReader } from '../../platform/file-reading/index.js';
import { unprocessable } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { validateDto } from '../../platform/validation/index.js';
import { DossierChangesDto } from '../dto/dossier-request.dto.js';
import type { ParsedXml } from './xml-parser.util.js';
import { serialiseXml } from './xml-serialiser.util.js';
import { SettingsService } from '../../settings/settings.service.js';

const XML_READER: FileReader<{ bytes: Uint8Array }, ParsedXml> = {
  moduleUrl: new URL('./xml-file.reader.js', import.meta.url),
  advice: 'esporta di nuovo la pratica dal programma che ha creato il file.',
};

/** Imports dossiers from XML files, and exports them. */
@Injectable()
export class XmlService {
  constructor(
    private readonly municipalitiesService: MunicipalitiesService,
    private readonly taxCodeService: TaxCodeDecoderService,
    private readonly dossierRepository: DossierRepository,
    private readonly settingsService: SettingsService,
    private readonly fileReadingService: FileReadingService,
  ) {}

  /** The values that a file contains; nothing is stored. */
  async previewXmlImport(caller: CurrentCaller, bytes: Buffer): Promise<XmlPreview> {
    const { root, exact } = await this.fileReadingService.readFile(XML_READER, () => ({ bytes }), {
      caller: String(caller.id),
    });
    const reading = this.readPractice(root, exact);
    // The values are saved later: the same check as when saving, so that none is refused then.
    validateDto(DossierChangesDto, reading.values, {
      message:
        'Il file contiene dati che una pratica non può contenere: controlla i campi indicati.',
    });
    const {
      beneficiarySsn = null,
      beneficiaryAttorneySsn = null,
      isCompany = false,
    } = reading.values;
    const [beneficiary, beneficiaryAttorney] = await Promise.all([
      this.decodeTaxCodeOrNull(isCompany ? null : beneficiarySsn),
      this.decodeTaxCodeOrNull(isCompany ? beneficiaryAttorneySsn : null),
    ]);
    return { ...reading, people: { beneficiary, beneficiaryAttorney } };
  }

  /** @throws 404 for a dossier that the caller cannot read */
  async exportDossierXml(caller: CurrentCaller, id: number): Promise<StreamableFile> {
    const { data } = await this.dossierRepository.findReadableDossier(caller, id);
    const bytes = Buffer.from(await serialiseXml(writePraticaXml(data)));
    return createAttachment(Readable.from([bytes]), {
      fileName: buildDossierXmlName(id, data),
      contentType: 'application/xml; charset=utf-8',
      size: bytes.length,
    });
  }

  private readPractice(root: Parameters<typeof readPraticaXml>[0], exact: boolean) {
    try {
      return readPraticaXml(
        root,
        (zip, name, province) => this.findMunicipality(zip, name, province),
        this.settingsService.rules.settings,
        { exact },
      );
    } catch (error) {
      if (error instanceof XmlImportError) throw unprocessable(error.message, 'xml-refused');
      throw error;
    }
  }

  private findMunicipality(
    zip: string | null,
    name: string,
    province: string | null,
  ): ReturnType<MunicipalityLookup> {
    const answer = this.municipalitiesService.resolveMunicipality({ zip, name, province });
    if (answer.kind === 'none') return null;
    if (answer.kind === 'several') return { reason: answer.reason };
    const { municipality, cap, doubts } = answer;
    const zipRead = readItalianZip(zip ?? '');
    const hasZip = zipRead !== null && municipality.caps.includes(zipRead);
    return {
      name: municipality.name,
      province: municipality.province,
      climateZone: municipality.climateZone,
      code: municipality.code,
      zoneToVerify: municipality.zoneToVerify,
      hasZip,
      ...(hasZip ? { zip: cap } : {}),
      // The postal code is compared by the reader itself.
      doubts: doubts.flatMap(({ part, message }) => (part === 'zip' ? [] : [message])),
    };
  }

  /** `null` for a code that is not recognised; the preview reports it. */
  private async decodeTaxCodeOrNull(code: string | null): Promise<TaxCodeData | null> {
    return code === null ? null : this.taxCodeService.decodeTaxCodeOrNull(code);
  }
}

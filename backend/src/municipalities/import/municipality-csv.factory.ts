import type { MunicipalityEntity } from '../municipality.entity.js';

const HEADINGS: Record<'comuni' | 'zone', readonly string[]> = {
  comuni: ['belfiore', 'nome', 'provincia', 'regione', 'cap', 'zona_climatica', 'zona_nota'],
  zone: ['belfiore', 'nome', 'zona_climatica', 'zona_nota'],
};

/** The table in use as a file: to be edited and imported again. */
export function createMunicipalityCsv(
  kind: 'comuni' | 'zone',
  rows: readonly MunicipalityEntity[],
): Buffer {
  const lines = rows.map((row) =>
    HEADINGS[kind].map((heading) => escapeCsvCell(formatCellValue(row, heading))).join(';'),
  );
  return Buffer.from(`\ufeff${[HEADINGS[kind].join(';'), ...lines].join('\r\n')}\r\n`);
}

function formatCellValue(
  { code, name, province, region, caps, climateZone, zoneToVerify }: MunicipalityEntity,
  heading: string,
): string {
  switch (heading) {
    case 'belfiore':
      return code;
    case 'nome':
      return name;
    case 'provincia':
      return province;
    case 'regione':
      return region;
    case 'cap':
      return caps.replaceAll(';', ' ');
    case 'zona_climatica':
      return climateZone ?? '';
    default:
      return zoneToVerify ? 'DA VERIFICARE' : '';
  }
}

const escapeCsvCell = (text: string): string =>
  /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

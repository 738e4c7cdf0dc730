import { formatNumber, parseDay, parseDecimal, parseEuro } from '../formats/index.js';
import { normalizeElementName, type XmlElement, type XmlRemark } from './xml-element.js';
import type { LabelLookup } from './labels/index.js';

/** Longest single-line text of a dossier. */
const TEXT_MAX = 255;
const EURO_MAX = 99_999_999.99;
const [FIRST_DAY, LAST_DAY] = ['1850-01-01', '2100-12-31'];

/**
 * One element of the file with its children, read by name. Unreadable values are reported and
 * returned as `null`; {@link XmlSection.reportUnreadElements} reports the children that were never
 * read.
 */
export class XmlSection {
  private readonly readNames = new Set<string>();

  constructor(
    private readonly element: XmlElement,
    readonly path: string,
    private readonly remarks: XmlRemark[],
  ) {}

  hasElement(name: string): boolean {
    return this.findElement(name) !== undefined;
  }

  /** Remarks on a part that was read but cannot be taken as it is. */
  addRemark(name: string, message: string): void {
    this.pushRemark(name, this.findElement(name)?.text.trim() ?? '', message);
  }

  /** Single-line text; blank is absent. */
  readText(name: string, max = TEXT_MAX): string | null {
    const text = (this.takeElement(name)?.text ?? '').replace(/[\t\r\n]+/g, ' ').trim();
    if (text === '') return null;
    if (text.length > max)
      return this.rejectValue(name, text, `Troppo lungo: al massimo ${max} caratteri`);
    return /[\p{Cc}\p{Cs}]/u.test(text)
      ? this.rejectValue(name, text, 'Contiene caratteri non ammessi')
      : text;
  }

  /** A number that is not negative, with a decimal comma or point, rounded. */
  readNumber(name: string, max: number, decimals = 4): number | null {
    return this.readAmount(name, parseDecimal, max, decimals);
  }

  /** Euro. */
  readMoney(name: string): number | null {
    return this.readAmount(name, parseEuro, EURO_MAX, 2);
  }

  /** Reads a number with the given parser. */
  readAmount(
    name: string,
    read: (text: string) => number | null,
    max: number,
    decimals: number,
  ): number | null {
    const text = this.readText(name);
    if (text === null) return null;
    const value = read(text);
    if (value === null || value < 0)
      return this.rejectValue(name, text, 'Non è un numero leggibile');
    // Shifted in decimal notation: 1.005 is a little less than that in binary.
    const rounded = Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
    return rounded > max
      ? this.rejectValue(name, text, `Non può superare ${formatNumber(max)}`)
      : rounded;
  }

  readInteger(name: string, min: number, max: number): number | null {
    const text = this.readText(name);
    if (text === null) return null;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max
      ? value
      : this.rejectValue(name, text, `Deve essere un numero intero tra ${min} e ${max}`);
  }

  /** `gg/mm/aaaa` or `aaaa-mm-gg`, answered as `yyyy-mm-dd`. */
  readDay(name: string): string | null {
    const text = this.readText(name);
    if (text === null) return null;
    const day = parseDay(text);
    return day !== null && day >= FIRST_DAY && day <= LAST_DAY
      ? day
      : this.rejectValue(name, text, 'Non è una data valida (gg/mm/aaaa)');
  }

  readChoice<V extends string | number | boolean>(name: string, lookup: LabelLookup<V>): V | null {
    const text = this.readText(name);
    if (text === null) return null;
    return (
      lookup(text) ?? this.rejectValue(name, text, 'Valore non riconosciuto: da scegliere a mano')
    );
  }

  /** The first part of this name. */
  readSection(name: string): XmlSection | null {
    const found = this.takeElement(name);
    return found === undefined
      ? null
      : new XmlSection(found, this.getElementPath(name), this.remarks);
  }

  /** All parts of this name, in order. */
  readSections(name: string): XmlSection[] {
    const key = normalizeElementName(name);
    this.readNames.add(key);
    return this.element.children
      .filter((child) => normalizeElementName(child.name) === key)
      .map(
        (child, index) =>
          new XmlSection(child, this.getElementPath(`${name} ${index + 1}`), this.remarks),
      );
  }

  /** Reports every child that was not read, and duplicates of a child that may occur once. */
  reportUnreadElements(repeated: readonly string[] = []): void {
    const seen = new Set<string>();
    for (const child of this.element.children) {
      const key = normalizeElementName(child.name);
      if (!this.readNames.has(key)) {
        if (child.text.trim() !== '' || child.children.length > 0)
          this.pushRemark(child.name, child.text.trim(), 'Non ha un posto nella pratica');
      } else if (seen.has(key) && !repeated.includes(key)) {
        this.pushRemark(child.name, child.text.trim(), 'È ripetuto: vale il primo');
      }
      seen.add(key);
    }
  }

  private findElement(name: string): XmlElement | undefined {
    const key = normalizeElementName(name);
    return this.element.children.find((child) => normalizeElementName(child.name) === key);
  }

  private takeElement(name: string): XmlElement | undefined {
    this.readNames.add(normalizeElementName(name));
    return this.findElement(name);
  }

  private rejectValue(name: string, value: string, message: string): null {
    this.pushRemark(name, value, message);
    return null;
  }

  private pushRemark(name: string, value: string, message: string): void {
    const shown = value.length > 80 ? `${value.slice(0, 79)}…` : value;
    this.remarks.push({ path: this.getElementPath(name), value: shown, message });
  }

  private getElementPath(name: string): string {
    return this.path === '' ? name : `${this.path}/${name}`;
  }
}

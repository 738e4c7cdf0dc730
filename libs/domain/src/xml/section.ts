import { formatNumber, parseDay, parseDecimal, parseEuro } from '../formats/index.js';
import { elementKey, type XmlElement, type XmlRemark } from './element.js';
import type { Lookup } from './labels/index.js';

/** Longest single-line text of a dossier. */
const TEXT_MAX = 255;
const EURO_MAX = 99_999_999.99;
const [FIRST_DAY, LAST_DAY] = ['1850-01-01', '2100-12-31'];

/**
 * One element of the file with its parts, read by name. What cannot be read is remarked and answered as `null`;
 * {@link Section.finish} remarks what nobody asked for.
 */
export class Section {
  private readonly asked = new Set<string>();

  constructor(
    private readonly element: XmlElement,
    readonly path: string,
    private readonly remarks: XmlRemark[],
  ) {}

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** Remarks on a part that was read but cannot be taken as it is. */
  remark(name: string, message: string): void {
    this.note(name, this.find(name)?.text.trim() ?? '', message);
  }

  /** Single-line text; blank is absent. */
  text(name: string, max = TEXT_MAX): string | null {
    const text = (this.take(name)?.text ?? '').replace(/[\t\r\n]+/g, ' ').trim();
    if (text === '') return null;
    if (text.length > max)
      return this.refuse(name, text, `Troppo lungo: al massimo ${max} caratteri`);
    return /[\p{Cc}\p{Cs}]/u.test(text)
      ? this.refuse(name, text, 'Contiene caratteri non ammessi')
      : text;
  }

  /** A number that is not negative, with a decimal comma or point, rounded. */
  number(name: string, max: number, decimals = 4): number | null {
    return this.amount(name, parseDecimal, max, decimals);
  }

  /** Euro. */
  money(name: string): number | null {
    return this.amount(name, parseEuro, EURO_MAX, 2);
  }

  /** A number read in a way of its own. */
  amount(
    name: string,
    read: (text: string) => number | null,
    max: number,
    decimals: number,
  ): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = read(text);
    if (value === null || value < 0) return this.refuse(name, text, 'Non è un numero leggibile');
    // Shifted in decimal notation: 1.005 is a little less than that in binary.
    const rounded = Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
    return rounded > max
      ? this.refuse(name, text, `Non può superare ${formatNumber(max)}`)
      : rounded;
  }

  whole(name: string, min: number, max: number): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max
      ? value
      : this.refuse(name, text, `Deve essere un numero intero tra ${min} e ${max}`);
  }

  /** `gg/mm/aaaa` or `aaaa-mm-gg`, answered as `yyyy-mm-dd`. */
  day(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const day = parseDay(text);
    return day !== null && day >= FIRST_DAY && day <= LAST_DAY
      ? day
      : this.refuse(name, text, 'Non è una data valida (gg/mm/aaaa)');
  }

  choice<V extends string | number | boolean>(name: string, lookup: Lookup<V>): V | null {
    const text = this.text(name);
    if (text === null) return null;
    return lookup(text) ?? this.refuse(name, text, 'Valore non riconosciuto: da scegliere a mano');
  }

  /** The first part of this name. */
  section(name: string): Section | null {
    const found = this.take(name);
    return found === undefined ? null : new Section(found, this.pathOf(name), this.remarks);
  }

  /** All parts of this name, in order. */
  sections(name: string): Section[] {
    const key = elementKey(name);
    this.asked.add(key);
    return this.element.children
      .filter((child) => elementKey(child.name) === key)
      .map((child, index) => new Section(child, this.pathOf(`${name} ${index + 1}`), this.remarks));
  }

  /** Remarks on every part that was not asked for, and on the second of what can be there once. */
  finish(repeated: readonly string[] = []): void {
    const seen = new Set<string>();
    for (const child of this.element.children) {
      const key = elementKey(child.name);
      if (!this.asked.has(key)) {
        if (child.text.trim() !== '' || child.children.length > 0)
          this.note(child.name, child.text.trim(), 'Non ha un posto nella pratica');
      } else if (seen.has(key) && !repeated.includes(key)) {
        this.note(child.name, child.text.trim(), 'È ripetuto: vale il primo');
      }
      seen.add(key);
    }
  }

  private find(name: string): XmlElement | undefined {
    const key = elementKey(name);
    return this.element.children.find((child) => elementKey(child.name) === key);
  }

  private take(name: string): XmlElement | undefined {
    this.asked.add(elementKey(name));
    return this.find(name);
  }

  private refuse(name: string, value: string, message: string): null {
    this.note(name, value, message);
    return null;
  }

  private note(name: string, value: string, message: string): void {
    const shown = value.length > 80 ? `${value.slice(0, 79)}…` : value;
    this.remarks.push({ path: this.pathOf(name), value: shown, message });
  }

  private pathOf(name: string): string {
    return this.path === '' ? name : `${this.path}/${name}`;
  }
}

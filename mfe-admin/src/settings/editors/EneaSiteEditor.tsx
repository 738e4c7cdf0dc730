import {
  describeSite,
  ECOBONUS_2026,
  getTodayInRome,
  type SiteChanges,
  type SitePageKey,
} from '@pratiche/domain';
import { Alert } from '@pratiche/ui';
import { OfficeSelectField } from '@pratiche/ui/office';
import { useState } from 'react';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { SiteChoiceTable } from './SiteChoiceTable.js';
import { SiteFieldTable } from './SiteFieldTable.js';
import { ENEA_SITE_TEXTS as TEXTS } from './texts.js';

const PAGES = ECOBONUS_2026.pages.map(({ key, title }) => ({ value: key, label: title }));

/** The described year and those after it, up to the next one: its site may open early. */
function listYears(): { value: number; label: string }[] {
  const last = Math.max(Number(getTodayInRome().slice(0, 4)) + 1, ECOBONUS_2026.year);
  return Array.from({ length: last - ECOBONUS_2026.year + 1 }, (_, index) => {
    const year = ECOBONUS_2026.year + index;
    return { value: year, label: String(year) };
  });
}

/** Faults of the whole, and of rows on other pages, which would not be seen. */
const listFaultsAbove = (
  { value, errors }: SettingEditorProps<SiteChanges>,
  page: SitePageKey,
  year: number,
): string[] =>
  errors.flatMap(({ field, message }) => {
    const [list, index] = field.split('.');
    if (list !== 'fields' && list !== 'choices') return [];
    if (index === undefined) return [message];
    const row = value[list][Number(index)];
    if (row === undefined || (row.page === page && row.year === year)) return [];
    const title = PAGES.find((other) => other.value === row.page)?.label ?? row.page;
    return [TEXTS.faultOn(`${title} ${row.year}`, message)];
  });

/** ENEA's site page by page: what differs from the delivered description, and what was seen there. */
export function EneaSiteEditor(props: SettingEditorProps<SiteChanges>) {
  const [year, setYear] = useState<number>(ECOBONUS_2026.year);
  const [page, setPage] = useState<SitePageKey>('beneficiario');
  const { fields, choices } = props.value;
  const isEarlier = (change: { year: number }) => change.year < year;
  const before = describeSite(
    { fields: fields.filter(isEarlier), choices: choices.filter(isEarlier) },
    year,
  );
  const questions = before.pages.find(({ key }) => key === page)?.fields ?? [];
  const part = { ...props, page, year };
  return (
    <>
      {listFaultsAbove(props, page, year).map((message) => (
        <Alert key={message} type="error" title={message} />
      ))}
      <section className="pr-card ad-section">
        <div className="ad-fields">
          <OfficeSelectField<number>
            id="sito-anno"
            label={TEXTS.site}
            clearable={false}
            choices={listYears()}
            value={year}
            onChange={(next) => setYear(next ?? year)}
          />
          <OfficeSelectField<SitePageKey>
            id="sito-pagina"
            label={TEXTS.page}
            clearable={false}
            choices={PAGES}
            value={page}
            onChange={(next) => setPage(next ?? page)}
          />
        </div>
        <SiteFieldTable {...part} questions={questions} />
      </section>
      {questions
        .filter((question) => question.choices !== undefined)
        .map((question) => (
          <section key={question.id} className="pr-card ad-section">
            <h2>{TEXTS.choicesOf(question.label)}</h2>
            <SiteChoiceTable {...part} question={question} />
          </section>
        ))}
    </>
  );
}

import { readData, toFormData, type AdminDossierDto, type EneaReadingDto } from '@pratiche/api';
import { useApi, useAsyncAction } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DifferenceLink, useDifferencePlaces } from './DifferenceLink.js';
import { ENEA_TEXTS } from './enea-texts.js';

/** Takes a print of ENEA, which the server compares with the dossier and does not keep. */
export function EneaPrintPanel({ dossier }: { dossier: AdminDossierDto }) {
  const { id } = dossier;
  const api = useApi();
  const queries = useQueryClient();
  const { busy, failure, runAction, clearError } = useAsyncAction();
  const [reading, setReading] = useState<EneaReadingDto | null>(null);

  async function compare(file: File): Promise<void> {
    clearError();
    setReading(null);
    await runAction(async () => {
      const answer = await readData(
        api.POST('/api/Module/eneaReadings/{id}', {
          params: { path: { id } },
          body: { file },
          bodySerializer: toFormData,
        }),
      );
      setReading(answer);
      await queries.invalidateQueries({ queryKey: ['enea-readings', id] });
    });
  }
  return (
    <div className="admin-slot" role="group" aria-label={ENEA_TEXTS.title}>
      <h3>{ENEA_TEXTS.title}</h3>
      <p className="pr-muted">{ENEA_TEXTS.help}</p>
      <FileDrop
        label={ENEA_TEXTS.drop}
        multiple={false}
        disabled={busy}
        onFiles={([chosen]) => chosen && void compare(chosen)}
      />
      <div role="status">
        {busy && <p>{ENEA_TEXTS.reading}</p>}
        {reading && <ReadingResult dossier={dossier} reading={reading} />}
      </div>
      <p role="alert" className="pr-field-error">
        {failure}
      </p>
    </div>
  );
}

interface ReadingProps {
  dossier: AdminDossierDto;
  reading: EneaReadingDto;
}

function ReadingResult({ dossier, reading }: ReadingProps) {
  const { kind, owner, cpid, isDraft, values, differences } = reading;
  const count = (outcome: string) => values.filter((value) => value.outcome === outcome).length;
  return (
    <>
      <p className={kind === 'compared' ? undefined : 'pr-field-warning'}>
        {ENEA_TEXTS.kinds[kind]}
        {owner !== null && ` ${ENEA_TEXTS.owner(owner)}`}
        {kind === 'compared' && isDraft && ` ${ENEA_TEXTS.draft}`}
        {kind === 'compared' && cpid !== null && ` ${ENEA_TEXTS.filed(cpid)}`}
      </p>
      {values.length > 0 && (
        <>
          <p>{ENEA_TEXTS.summary(count('equal'), count('different'))}</p>
          {differences.length > 0 && <p className="pr-field-warning">{ENEA_TEXTS.weighty}</p>}
          <ValueTable dossier={dossier} reading={reading} />
        </>
      )}
    </>
  );
}

/** Every value in ENEA’s order; one that differs leads to its place in the dossier. */
function ValueTable({ dossier, reading: { filing, values } }: ReadingProps) {
  const findPlace = useDifferencePlaces(dossier, filing);
  return (
    // The arrow keys scroll it too.
    <div className="admin-enea-values" role="region" aria-label={ENEA_TEXTS.values} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{ENEA_TEXTS.values}</th>
            <th scope="col">{ENEA_TEXTS.inDossier}</th>
            <th scope="col">{ENEA_TEXTS.inPdf}</th>
            <th scope="col">{ENEA_TEXTS.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ key, title, label, ours, theirs, outcome }) => (
            <tr key={key} className={outcome === 'different' ? 'pr-field-warning' : undefined}>
              <th scope="row">
                {label} <span className="pr-muted">{title}</span>
              </th>
              <td>{ours ?? '–'}</td>
              <td>{theirs ?? '–'}</td>
              <td>
                {ENEA_TEXTS.outcomes[outcome]}
                {outcome === 'different' && (
                  <div>
                    <DifferenceLink
                      dossierId={dossier.id}
                      filing={filing}
                      place={findPlace(key)}
                      label={label}
                    />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

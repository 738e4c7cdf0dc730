import type { LinkRequesterDto } from '@pratiche/api';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';

/** Who asks, with what a careful customer can check: town, number of VAT and a telephone to call. */
export function RequesterCard({
  requester,
  lead,
}: {
  requester: LinkRequesterDto;
  /** Said above, where the card is not the page's head. */
  lead?: string;
}) {
  const { name, phone, city, province, vat, logo } = requester;
  const town = [city, province === null ? null : `(${province})`].filter(Boolean).join(' ');
  return (
    <section className="wz-requester" aria-label={TEXTS.whoAsks}>
      {lead !== undefined && <p>{lead}</p>}
      {/* A server of the release before answers none. The name beside it says what it shows. */}
      {logo && <img src={logo} alt="" />}
      <strong>{name}</strong>
      {town !== '' && <span>{town}</span>}
      {vat !== null && <span>{TEXTS.vat(vat)}</span>}
      {phone !== null && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <span className="pr-visually-hidden">{TEXTS.telephone} </span>
          {phone}
        </a>
      )}
    </section>
  );
}

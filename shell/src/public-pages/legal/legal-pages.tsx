import { QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import accessibilita from './texts/accessibilita.md';
import cookie from './texts/cookie.md';
import privacy from './texts/privacy.md';
import termini from './texts/termini.md';
import { PublicHeader, type PublicDrawing } from '../PublicHeader.js';
import { fetchText } from '../text/fetch-text.js';
import { parseText } from '../text/parse-text.js';
import { TextBlocks } from '../text/TextBlocks.js';
import { useOwner } from '../../owner/useOwner.js';
import { fillOwner } from './fill-owner.js';
import { LEGAL_TEXTS } from './legal-texts.js';

export const PrivacyPage = () => (
  <LegalPage title={LEGAL_TEXTS.privacy} url={privacy} drawing="shield" />
);
export const CookiesPage = () => (
  <LegalPage title={LEGAL_TEXTS.cookies} url={cookie} drawing="device" />
);
export const AccessibilityPage = () => (
  <LegalPage title={LEGAL_TEXTS.accessibility} url={accessibilita} drawing="person" />
);
export const ConditionsPage = () => (
  <LegalPage title={LEGAL_TEXTS.terms} url={termini} drawing="contract" />
);

interface LegalPageProps {
  title: string;
  url: string;
  drawing: PublicDrawing;
}

/** A page of what the law wants said, with the data of the owner. */
function LegalPage({ title, url, drawing }: LegalPageProps) {
  const owner = useOwner();
  const { data, error, refetch } = useQuery({
    queryKey: ['public-text', url],
    queryFn: () => fetchText(url),
    staleTime: Infinity,
  });
  return (
    <>
      <PublicHeader title={title} drawing={drawing} />
      <QueryState for={{ data, error, refetch }} />
      {data !== undefined && <TextBlocks blocks={parseText(fillOwner(data, owner))} />}
    </>
  );
}

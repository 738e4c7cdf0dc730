import { HOME_TEXTS as TEXTS } from './texts.js';

/** For whom the portal is. */
export function HomeAudience() {
  return (
    <section className="sh-landing-part" aria-labelledby="per-chi">
      <h2 id="per-chi">{TEXTS.forWhom}</h2>
      <ul className="sh-landing-cards">
        {TEXTS.people.map(({ title, text }) => (
          <li key={title} className="pr-card">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

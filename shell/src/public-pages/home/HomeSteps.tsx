import { Link } from 'react-router';
import { HOME_TEXTS as TEXTS } from './texts.js';

/** The way from the registration to the receipt. */
export function HomeSteps() {
  return (
    <section className="sh-landing-part" aria-labelledby="come-funziona">
      <h2 id="come-funziona">{TEXTS.howItWorks}</h2>
      <ol className="sh-landing-steps">
        {TEXTS.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/manuale">{TEXTS.manual}</Link>
      </p>
    </section>
  );
}

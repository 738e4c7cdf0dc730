import cliente from '../manual/pictures/cliente.phone.webp';
import giornata from './pictures/giornata.webp';
import { HOME_TEXTS as TEXTS } from './texts.js';

/** The portal as it is: a fitter's day, and what the customer gets; `e2e/manual` takes the pictures. */
export function HomePictures() {
  return (
    <section className="sh-landing-part" aria-labelledby="come-si-presenta">
      <h2 id="come-si-presenta">{TEXTS.pictures}</h2>
      <div className="sh-landing-pictures">
        <figure>
          <img src={giornata} alt="" width={1280} height={760} loading="lazy" decoding="async" />
          <figcaption>{TEXTS.fitterPicture}</figcaption>
        </figure>
        <figure>
          <img src={cliente} alt="" width={720} height={1280} loading="lazy" decoding="async" />
          <figcaption>{TEXTS.clientPicture}</figcaption>
        </figure>
      </div>
    </section>
  );
}

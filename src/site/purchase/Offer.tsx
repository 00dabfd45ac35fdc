import { purchaseText as text } from '../../i18n/purchase';
import { LockIcon } from '../frame/icons';

interface OfferProps {
  recipeId: string;
  price: string;
}

/** Form to buy the recipe; it keeps the typed values whatever the answer is. */
function BuyForm({ recipeId, price }: OfferProps) {
  return (
    <form
      className="scripted"
      data-buy={recipeId}
      data-failed={text.failed}
      data-sending={text.sending}
      data-wrong-email={text.wrongEmail}
      data-missing-name={text.missingName}
      noValidate
    >
      <label>
        <span>{text.name}</span>
        <input name="name" autoComplete="name" maxLength={100} required />
      </label>
      <label>
        <span>{text.email}</span>
        <input name="email" type="email" autoComplete="email" maxLength={254} required />
      </label>
      <button type="submit" className="button solid">
        {text.buy(price)}
      </button>
      <output className="problem" data-problem />
      <p className="private muted small">
        <LockIcon />
        {text.privacy}
      </p>
    </form>
  );
}

/** Offer of the recipe: its price, and the form to buy it. */
export function Offer({ recipeId, price }: OfferProps) {
  return (
    <section className="panel buy" aria-labelledby="buy">
      <div className="buy-head">
        <h2 id="buy">{text.offer}</h2>
        <p>
          <b>{price}</b>
        </p>
      </div>
      <p className="muted small">{text.once}</p>
      <ul className="small buy-contents">
        {text.contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <noscript>
        <p className="allergens">{text.needsScript}</p>
      </noscript>
      <BuyForm recipeId={recipeId} price={price} />
    </section>
  );
}

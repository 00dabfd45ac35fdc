import type { ReactNode } from 'react';
import { getPurchaseText } from '../../i18n/purchase';
import { Allergens } from '../dailyMenu/Allergens';
import { ForwardIcon, LockIcon, VerifiedIcon } from '../frame/icons';
import { BuyForm } from './BuyForm';
import type { OfferView } from './offer';

type Text = ReturnType<typeof getPurchaseText>;
interface OfferProps {
  offer: OfferView;
}

const TABS = ['preview', 'email', 'pdf'] as const;
type Tab = (typeof TABS)[number];
const getLabel = (text: Text, tab: Tab): string =>
  ({ preview: text.preview, email: text.emailTab, pdf: text.pdfTab })[tab];

function Tabs({ text }: { text: Text }) {
  return (
    <div role="tablist" className="shop-tabs" aria-label={text.tabs}>
      {TABS.map((tab, at) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`shop-tab-${tab}`}
          aria-controls={`shop-${tab}`}
          aria-selected={at === 0}
          tabIndex={at === 0 ? 0 : -1}
          data-tab={tab}
        >
          {getLabel(text, tab)}
        </button>
      ))}
    </div>
  );
}

function Panel({ tab, children }: { tab: Tab; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={`shop-${tab}`}
      className="shop-panel"
      // The preview scrolls, so the keyboard must reach it.
      tabIndex={0}
      aria-labelledby={`shop-tab-${tab}`}
      hidden={tab !== 'preview'}
    >
      {children}
    </div>
  );
}

function Excerpt({ offer, text }: OfferProps & { text: Text }) {
  const { title, facts, groups, hidden } = offer;
  return (
    <section className="excerpt" aria-label={text.excerpt}>
      <h3>{title}</h3>
      <p className="muted small">{facts}</p>
      {groups.map(({ heading, names }) => (
        <div key={heading}>
          {heading === '' ? null : <h4>{heading}</h4>}
          <ul>
            {names.map((name, at) => (
              <li key={`${name} ${at}`}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
      {hidden > 0 ? <p className="muted small">{text.andMore(hidden)}</p> : null}
      <p className="locked muted">
        <LockIcon />
        {text.locked}
      </p>
    </section>
  );
}

function Preview({ offer, text }: OfferProps & { text: Text }) {
  const { counts, allergens } = offer;
  return (
    <Panel tab="preview">
      <Allergens allergens={allergens} />
      <ul className="inside" aria-label={text.inside}>
        {text.parts(counts.lines, counts.steps).map((part) => (
          <li key={part}>
            {part}
            <VerifiedIcon />
          </li>
        ))}
      </ul>
      <Excerpt offer={offer} text={text} />
    </Panel>
  );
}

function Foot({ price, text }: { price: string; text: Text }) {
  return (
    <div className="shop-foot" data-shop-foot>
      <p>
        <b>{price}</b>
        <span className="muted small">{text.once}</span>
      </p>
      <button type="button" className="button solid" data-go="email">
        {text.next}
        <ForwardIcon />
      </button>
    </div>
  );
}

function Shop({ offer, text }: OfferProps & { text: Text }) {
  const { type, id, title, seller, price } = offer;
  return (
    <dialog className="shop" data-shop aria-labelledby="shop-title">
      <div className="shop-head">
        <div>
          <h2 id="shop-title">{title}</h2>
          <p className="muted small">{seller}</p>
        </div>
        <button type="button" className="button square" data-shop-close aria-label={text.close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <Tabs text={text} />
      <div className="shop-body">
        <Preview offer={offer} text={text} />
        <Panel tab="email">
          <p className="muted">{text.whereTo}</p>
          <BuyForm type={type} id={id} price={price} />
        </Panel>
        <Panel tab="pdf">
          <p>{text.pdfSoon}</p>
          <p>
            <button type="button" className="button" data-go="email">
              {text.toEmail}
            </button>
          </p>
        </Panel>
      </div>
      <Foot price={price} text={text} />
    </dialog>
  );
}

export function Offer({ offer }: OfferProps) {
  const { type, id, price } = offer;
  const text = getPurchaseText(type);
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
      <button type="button" className="button solid scripted" data-shop-open>
        {text.open(price)}
      </button>
      <noscript>
        <BuyForm type={type} id={id} price={price} isPlain />
      </noscript>
      <Shop offer={offer} text={text} />
    </section>
  );
}

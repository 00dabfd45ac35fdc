import { purchaseOpeningText, getPurchaseText } from '../../i18n/purchase';
import { DailyMenuPage } from '../dailyMenu/DailyMenuPage';
import { CopyIcon, DownloadIcon, WarningIcon } from '../frame/icons';
import { RecipePage } from '../recipe/RecipePage';
import { BuyForm } from './BuyForm';
import { CopyLines } from './CopyLines';
import { MendEmail } from './MendEmail';
import type { PurchaseView, QrView } from './model';
import { Trial } from './Trial';

const text = getPurchaseText('recipes');

/** Black on white in both colour modes, as scanners need it. */
function Qr({ qr: { size, path, label } }: { qr: QrView }) {
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      data-qr={size}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function Pay({ view }: { view: PurchaseView }) {
  return (
    <div className="pay">
      <Trial trialTransfer={view.trialTransfer} />
      <div className="pay-code">
        {view.qr ? <Qr qr={view.qr} /> : null}
        <p className="muted small">{text.scan}</p>
        <button type="button" className="button scripted" data-save-qr={text.qrFile}>
          <DownloadIcon />
          {text.saveQr}
        </button>
      </div>
      <div className="pay-lines">
        <CopyLines view={view} />
        <p className="allergens">
          <WarningIcon />
          {text.keep}
        </p>
        {view.until ? (
          <p className="muted scripted">
            {text.left}{' '}
            <b data-until={view.until} role="timer">
              --:--
            </b>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Waiting({ view }: { view: PurchaseView }) {
  if (view.state !== 'pay' && view.state !== 'wait') return null;
  return (
    <div
      className="waiting"
      data-wait={view.token}
      data-status={view.status}
      data-withdrawn={view.isWithdrawn}
    >
      <div>
        <b>{text.waiting}</b>
        <p className="muted small">{text.waitingLead}</p>
      </div>
      <button type="button" className="button scripted" data-look>
        {text.look}
      </button>
      <noscript>
        <a className="button" href={`?token=${encodeURIComponent(view.token)}`}>
          {text.look}
        </a>
      </noscript>
      {view.mayCancel ? (
        <button type="button" className="button scripted" data-cancel={view.token}>
          {text.cancel}
        </button>
      ) : null}
      <output className="unseen" data-problem />
    </div>
  );
}

interface StepsProps {
  view: PurchaseView;
  now: 'email' | 'pdf';
}

function Steps({ view: { type, href, recipe, menu }, now }: StepsProps) {
  const words = getPurchaseText(type);
  const isOpen = (recipe ?? menu) !== undefined;
  return (
    <nav className="shop-tabs" aria-label={words.tabs}>
      <a href={isOpen ? '#main' : href}>{words.preview}</a>
      <span aria-current={now === 'email' ? 'step' : undefined}>{words.emailTab}</span>
      <span aria-current={now === 'pdf' ? 'step' : undefined}>{words.pdfTab}</span>
    </nav>
  );
}

function OwnLink() {
  return (
    <dl className="copy-lines">
      <div>
        <dt>{text.ownLink}</dt>
        <dd>{text.ownLinkShown}</dd>
        <dd className="scripted">
          <button
            type="button"
            className="button square"
            data-copy=""
            data-copied={text.copied}
            data-not-copied={text.notCopied}
            aria-label={text.copy(text.ownLink)}
          >
            <CopyIcon />
          </button>
        </dd>
      </div>
    </dl>
  );
}

/** Fetched by the script, so that what opens it stands in no address. */
function Paper({ view }: { view: PurchaseView }) {
  return (
    <>
      <button
        type="button"
        className="button solid scripted"
        data-pdf={view.token}
        data-failed={text.pdfFailed}
      >
        <DownloadIcon />
        {text.pdf}
      </button>
      <noscript>
        <a className="button solid" href={view.pdfHref} download>
          {text.pdf}
        </a>
      </noscript>
      <output data-problem />
    </>
  );
}

/** Leads to where the account for a refund is given: the bank does not say where the money came from. */
function RefundAccount({ view: { refundPath } }: { view: PurchaseView }) {
  if (refundPath === undefined) return null;
  return (
    <p>
      {text.refundAccountLead}{' '}
      <a className="button" href={refundPath}>
        {text.refundAccount}
      </a>
    </p>
  );
}

function Thanks({ view }: { view: PurchaseView }) {
  return (
    <section className="panel thanks" aria-label={view.heading}>
      <Steps view={view} now="pdf" />
      <p>
        <b>{view.heading}</b>
      </p>
      <p>
        <Paper view={view} />
      </p>
      <p className="small">
        {view.mailed}{' '}
        {view.mayMail ? (
          <button
            type="button"
            className="text-button scripted"
            data-mail-again={view.token}
            data-type={view.type}
            data-thing={view.id}
            data-done={text.mailedAgain}
          >
            {text.mailAgain}
          </button>
        ) : null}
        <output data-problem />
      </p>
      <MendEmail view={view} />
      <RefundAccount view={view} />
      <OwnLink />
      <p className="muted small">{view.link}</p>
      {view.receipt === '' ? null : <p className="muted small">{view.receipt}</p>}
    </section>
  );
}

function Preparations({ preparations }: Pick<PurchaseView, 'preparations'>) {
  if (preparations.length === 0) return null;
  return (
    <section className="meals" aria-labelledby="cooking">
      <h2 id="cooking">{text.cooking}</h2>
      {preparations.map(({ title, times, ingredients, steps }, at) => (
        <details key={`${title} ${at}`} className="fold">
          <summary>{title}</summary>
          {times ? <p className="muted small">{times}</p> : null}
          <ul>
            {ingredients.map((one, index) => (
              <li key={index}>{one}</li>
            ))}
          </ul>
          <ol className="steps">
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

export function OpeningPage() {
  const { opening, noToken, failed, retry, noScript, noScriptLead } = purchaseOpeningText;
  return (
    <section className="purchase" data-opening data-no-token={noToken} data-failed={failed}>
      <noscript>
        <h1>{noScript}</h1>
        <p>{noScriptLead}</p>
      </noscript>
      <output className="scripted" data-problem>
        {opening}
      </output>
      <p>
        <button type="button" className="button" data-look hidden>
          {retry}
        </button>
      </p>
    </section>
  );
}

export function PurchasePage({ view }: { view: PurchaseView }) {
  if (view.recipe)
    return (
      <RecipePage view={view.recipe}>
        <Thanks view={view} />
      </RecipePage>
    );
  if (view.menu)
    return (
      <DailyMenuPage view={view.menu} after={<Preparations preparations={view.preparations} />}>
        <Thanks view={view} />
      </DailyMenuPage>
    );
  return (
    <section className="purchase">
      <Steps view={view} now="email" />
      <p className="eyebrow">{view.title}</p>
      <h1>{view.heading}</h1>
      {view.lead === '' ? null : <p className="lead">{view.lead}</p>}
      {view.state === 'pay' ? <Pay view={view} /> : null}
      <Waiting view={view} />
      <MendEmail view={view} />
      <RefundAccount view={view} />
      <p>
        <a href={view.href}>{getPurchaseText(view.type).back}</a>
      </p>
    </section>
  );
}

export interface FormView {
  type: 'recipes' | 'menus';
  id: string;
  title: string;
  price: string;
  values: { name: string; email: string };
  problem: string;
}

export function BuyFormPage({ view }: { view: FormView }) {
  const { title, ...form } = view;
  return (
    <section className="purchase">
      <p className="eyebrow">{title}</p>
      <h1>{text.formTitle}</h1>
      <BuyForm {...form} isPlain />
    </section>
  );
}

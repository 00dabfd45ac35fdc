import { purchaseText as text } from '../../i18n/purchase';
import { CopyIcon, DownloadIcon, WarningIcon } from '../frame/icons';
import { RecipePage } from '../recipe/RecipePage';
import type { PurchaseView, QrView } from './model';

/** Black on white in both colour modes: that is what readers look for. */
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

function CopyLines({ view }: { view: PurchaseView }) {
  return (
    <dl className="copy-lines">
      {view.lines.map(({ label, shown, plain }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
          <dd className="scripted">
            <button
              type="button"
              className="button square"
              data-copy={plain}
              data-copied={text.copied}
              data-not-copied={text.notCopied}
              aria-label={text.copy(label)}
            >
              <CopyIcon />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The code and what has to stand in the transfer. */
function Pay({ view }: { view: PurchaseView }) {
  return (
    <div className="pay">
      {view.isTrial ? <p className="trial">{text.trial}</p> : null}
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
      <a className="button" href={`?token=${encodeURIComponent(view.token)}`}>
        {text.look}
      </a>
      {view.mayCancel ? (
        <button type="button" className="button scripted" data-cancel={view.token}>
          {text.cancel}
        </button>
      ) : null}
      <output className="unseen" data-problem />
    </div>
  );
}

/** Above the recipe: that it was paid, its paper, and its link. */
function Thanks({ view }: { view: PurchaseView }) {
  return (
    <section className="panel thanks" aria-label={view.heading}>
      <p>
        <b>{view.heading}</b>
      </p>
      <p>
        <a className="button solid" href={view.pdfHref} download>
          <DownloadIcon />
          {text.pdf}
        </a>
      </p>
      <p className="small">
        {view.mailed}{' '}
        {view.mayMail ? (
          <button
            type="button"
            className="text-button scripted"
            data-mail-again={view.token}
            data-done={text.mailedAgain}
          >
            {text.mailAgain}
          </button>
        ) : null}
        <output data-problem />
      </p>
      <p className="muted small">{view.link}</p>
      {view.receipt === '' ? null : <p className="muted small">{view.receipt}</p>}
    </section>
  );
}

/** `/mua`: the code of a purchase while it is not paid, then the recipe. */
export function PurchasePage({ view }: { view: PurchaseView }) {
  if (view.recipe)
    return (
      <RecipePage view={view.recipe}>
        <Thanks view={view} />
      </RecipePage>
    );
  return (
    <section className="purchase">
      <p className="eyebrow">{view.title}</p>
      <h1>{view.heading}</h1>
      {view.lead === '' ? null : <p className="lead">{view.lead}</p>}
      {view.state === 'pay' ? <Pay view={view} /> : null}
      <Waiting view={view} />
      <p>
        <a href={view.recipeHref}>{text.back}</a>
      </p>
    </section>
  );
}

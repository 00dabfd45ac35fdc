import { askToStopMails, stopMails } from '../../../src/api/clientMail';
import { AppError } from '../../../src/domain/protocol/errors';
import { renderPage } from '../../../src/printables/html';
import { escapeHtml } from '../../../src/printables/htmlParts';
import { route } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import type { MailStop } from './stop';

const STOPPED = 'Bạn sẽ không nhận email tự động nữa. Chuyên gia vẫn có thể viết riêng cho bạn.';
const ASKED = 'Tắt email tự động từ chuyên gia dinh dưỡng của bạn?';

/** The page's styles stand in attributes, as in the mails; it runs and fetches nothing. */
const STOP_PAGE_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function page({ res }: Call, html: string): void {
  res.set('Content-Security-Policy', STOP_PAGE_POLICY);
  res.type('html').send(renderPage('Email tự động', html));
}

/** Opening the link only asks, since mail programs open links by themselves. */
export function mailStopRoutes(stop: MailStop): RouteDefinition[] {
  const readClient = (token: string) => {
    const client = stop.readToken(token);
    if (!client) throw new AppError('not_found');
    return client;
  };
  return [
    route(askToStopMails, (call) => {
      readClient(call.query.token);
      page(
        call,
        `<p>${escapeHtml(ASKED)}</p><form method="post"><button style="padding:12px 24px;font-size:16px">Tắt</button></form>`,
      );
    }),
    route(stopMails, async (call) => {
      const { workspaceId, clientId } = readClient(call.query.token);
      await stop.stop(workspaceId, clientId);
      page(call, `<p>${escapeHtml(STOPPED)}</p>`);
    }),
  ];
}

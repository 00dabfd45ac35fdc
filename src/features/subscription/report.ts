import { reportConversion } from '../../api/conversion';
import type { ReportedEvent } from '../../domain/money/conversion';
import { gateway } from '../../gateway/browserSession';

/** Reports steps on the way to a paid tier; without a network they are not missed. */
export function report(events: ReportedEvent[]): void {
  void gateway.ask(reportConversion, { body: { events } }).catch(() => undefined);
}

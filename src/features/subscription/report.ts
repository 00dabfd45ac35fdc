import { reportConversion } from '../../api/conversion';
import type { ReportedEvent } from '../../domain/money/conversion';
import { gateway } from '../../gateway/browserSession';

export function report(events: ReportedEvent[]): void {
  void gateway.ask(reportConversion, { body: { events } }).catch(() => undefined);
}

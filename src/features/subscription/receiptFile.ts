import { readReceipt } from '../../api/workspacePayments';
import { gateway } from '../../gateway/browserSession';

export async function downloadReceipt(paymentId: string): Promise<void> {
  const { receipt } = await gateway.ask(readReceipt, { params: { id: paymentId } });
  const { renderReceipt } = await import('../../printables/pdf/receipt');
  const file = new Blob([renderReceipt(receipt)], { type: 'application/pdf' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `bien-nhan-${receipt.number}.pdf`;
  link.click();
  // Some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

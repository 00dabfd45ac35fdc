/** Milliseconds since the processor's start. */
export interface Processor {
  busy: number;
  stolen: number;
}

export function processorsIn(text: string): Processor[];
export function tookByHost(before: Processor[], after: Processor[], late: number): number;

/** The module of one weight, as text. */
export function fontModule(weight: string): Promise<string>;
/** Where it is kept. */
export function fontFile(weight: string): string;

/** The module of one font, as text. */
export function fontModule(font: string): Promise<string>;
/** Where it is kept. */
export function fontFile(font: string): string;

declare module 'pdfmake/build/pdfmake' {
  interface Made {
    getBuffer(): Promise<Uint8Array>;
  }
  const pdfMake: {
    addVirtualFileSystem(files: Record<string, { data: string; encoding: 'base64' }>): void;
    addFonts(fonts: Record<string, Record<string, string>>): void;
    createPdf(definition: object): Made;
  };
  export default pdfMake;
}

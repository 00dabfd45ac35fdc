// The one official tool that comes without types.
declare module '@editorjs/marker' {
  import type { InlineToolConstructable } from '@editorjs/editorjs';

  const Marker: InlineToolConstructable;
  export default Marker;
}

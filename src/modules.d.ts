declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2' | 'sfnt';
    keepAllGlyphs?: boolean;
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number>>;
  };
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Uint8Array, to: string, from?: string): Promise<Buffer>;
}

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

declare module 'fontkit' {
  type Box = { minX: number; minY: number; maxX: number; maxY: number };
  export type Font = {
    layout(text: string): { glyphs: { path: { toSVG(): string }; bbox: Box }[] };
  };
  export function create(font: Uint8Array): Font;
}

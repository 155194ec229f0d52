/** For tests: a run of text and the box it fills, in points from the top left of its page. */
type PlacedText = {
  text: string;
  page: { number: number; width: number; height: number };
  left: number;
  right: number;
  /** Its line, on which letters are. */
  base: number;
};

/** Scale and shift of what is drawn inside a group; nothing of ours is turned that holds text. */
type Frame = { scale: number; x: number; y: number };

/** For tests: every text of a document that `draw` drew, and where it is. */
export function placedTexts(svg: string): PlacedText[] {
  const placed: PlacedText[] = [];
  const frames: Frame[] = [{ scale: 1, x: 0, y: 0 }];
  let page = { number: 0, width: 0, height: 0 };
  const tags =
    /<(\/?)g\b([^>]*)>|<foreignObject[^>]* width="([^"]+)"[^>]*>\s*<h5:div[^>]*>(.*?)<\/h5:div>/gs;
  for (const [, closes, attributes = '', width, text] of svg.matchAll(tags)) {
    const frame = frames.at(-1) as Frame;
    if (text !== undefined) {
      const { scale, x, y } = frame;
      placed.push({ text, page, left: x, right: x + Number(width) * scale, base: y });
    } else if (closes) {
      frames.pop();
    } else if (attributes.includes('class="typst-page"')) {
      const [, w, h] =
        /data-page-width="([^"]+)" data-page-height="([^"]+)"/.exec(attributes) ?? [];
      page = { number: page.number + 1, width: Number(w), height: Number(h) };
      frames.push({ scale: 1, x: 0, y: 0 });
    } else {
      frames.push(inside(frame, attributes));
    }
  }
  return placed;
}

function inside({ scale, x, y }: Frame, attributes: string): Frame {
  const [, kind, list = ''] = /transform="(\w+)\(([^)]*)\)"/.exec(attributes) ?? [];
  const numbers = list.split(/[ ,]+/).map(Number);
  const [first = 0, second = 0] = numbers;
  if (kind === 'scale') return { scale: scale * first, x, y };
  const [left, down] = kind === 'matrix' ? numbers.slice(4) : [first, second];
  return { scale, x: x + scale * (left ?? 0), y: y + scale * (down ?? 0) };
}

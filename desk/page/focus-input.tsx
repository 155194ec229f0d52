import { type MouseEvent, useId } from 'react';
import { type Crop, cropAround, type Focus, phoneCrop, type Size } from '#desk/photographs/crop.ts';
import type { Shape } from '#src/content/schemas/photographs.ts';

type CutsProps = { source: string; size: Size; shape: Shape; focus: Focus };
type Props = CutsProps & { onChange: (focus: Focus) => void };

/** The whole photograph with the part that is kept; a press or the sliders say what matters in it. */
export function FocusInput({ source, size, shape, focus, onChange }: Props) {
  const id = useId();
  const [x, y] = focus;
  const crop = cropAround(size, shape, focus);
  const press = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) =>
    onChange([
      nativeEvent.offsetX / currentTarget.clientWidth,
      nativeEvent.offsetY / currentTarget.clientHeight,
    ]);
  return (
    <fieldset className="focus" aria-describedby={id}>
      <legend>What matters most in it?</legend>
      <p className="help" id={id}>
        Press on it, or move the point with the sliders. What is dark is cut off.
      </p>
      {/* biome-ignore lint/a11y: the sliders below do the same for the keyboard */}
      <div className="focus-picture" onClick={press}>
        <img src={source} alt="" width={size.width} height={size.height} />
        <span
          className="focus-crop"
          style={{
            left: share(crop.left, size.width),
            top: share(crop.top, size.height),
            width: share(crop.width, size.width),
            height: share(crop.height, size.height),
          }}
        />
        <span className="focus-point" style={{ left: share(x, 1), top: share(y, 1) }} />
      </div>
      <Slider name="From left to right" value={x} onChange={(next) => onChange([next, y])} />
      <Slider name="From top to bottom" value={y} onChange={(next) => onChange([x, next])} />
    </fieldset>
  );
}

/** Previews the crops of a photograph: for the page, and for phones if theirs is different. */
export function Cuts({ source, size, shape, focus }: CutsProps) {
  const phone = phoneCrop(size, shape, focus);
  return (
    <div className="cuts">
      <Cut
        source={source}
        size={size}
        crop={cropAround(size, shape, focus)}
        name={phone ? 'On a computer' : 'On the page'}
      />
      {phone && <Cut source={source} size={size} crop={phone} name="On a phone" />}
    </div>
  );
}

type CutProps = { source: string; size: Size; crop: Crop; name: string };

function Cut({ source, size, crop, name }: CutProps) {
  return (
    <figure style={{ flexGrow: crop.width / crop.height }}>
      <div style={{ aspectRatio: crop.width / crop.height }}>
        <img
          src={source}
          alt=""
          style={{
            width: share(size.width, crop.width),
            left: share(-crop.left, crop.width),
            top: share(-crop.top, crop.height),
          }}
        />
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

type SliderProps = { name: string; value: number; onChange: (value: number) => void };

function Slider({ name, value, onChange }: SliderProps) {
  const percent = Math.round(value * 100);
  return (
    <label className="slider">
      {name}
      <input
        type="range"
        min="0"
        max="100"
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
    </label>
  );
}

function share(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

/** Runs on the placeholder page alone. */
import * as attribute from './attributes.ts';

/** Dots that stay behind the mouse (SPEC.md section 9). */
const kept = 20;
/** CSS pixels between two dots. */
const gap = 14;

/** Draws the trail; not for touch, and not with `prefers-reduced-motion`. */
function startMouseTrail(): void {
  const trail = document.querySelector(`[${attribute.mouseTrail}]`);
  if (!trail || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let last = { x: -gap, y: -gap };
  addEventListener('pointermove', ({ pointerType, clientX: x, clientY: y }) => {
    if (pointerType !== 'mouse' || Math.hypot(x - last.x, y - last.y) < gap) return;
    last = { x, y };
    const dot = document.createElement('span');
    dot.style.translate = `${x}px ${y}px`;
    trail.append(dot);
    if (trail.childElementCount > kept) trail.firstElementChild?.remove();
  });
}

startMouseTrail();

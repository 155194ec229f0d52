import * as attribute from './attributes.ts';

/**
 * Woven borders that are below the first view are woven when they come into sight; those in it are
 * whole from the first paint. `layout.css` holds the motion, which reduced motion leaves out.
 */
export function startBorders(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const waits = target.hasAttribute(attribute.woven);
      if (!isIntersecting || waits) target.setAttribute(attribute.woven, String(isIntersecting));
      if (isIntersecting) observer.unobserve(target);
    }
  });
  for (const border of document.getElementsByClassName('zari')) observer.observe(border);
}

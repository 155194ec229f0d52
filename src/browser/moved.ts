/** Runs on pages of which a part has moved to another page. */

/**
 * Takes an address whose place has moved to another page there: a link with `data-moved` leads to
 * that page and lists the first names of the fragments that belong to it.
 */
function followMoved(): void {
  const [name = ''] = location.hash.slice(1).split('=');
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-moved]')].find((one) =>
    one.dataset['moved']?.split(' ').includes(name),
  );
  if (link) location.replace(link.href + location.hash);
}

followMoved();

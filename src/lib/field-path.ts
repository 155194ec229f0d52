/** `slides[0].title` */
export function formatPath(parts: readonly PropertyKey[]): string {
  return parts
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`,
    )
    .join('');
}

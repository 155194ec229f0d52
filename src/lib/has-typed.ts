/** Whether a field of the page holds anything that the visitor wrote or chose. */
export function hasTyped(): boolean {
  return [...document.querySelectorAll('input, textarea, select')].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
    const { type, checked, defaultChecked, value, defaultValue } = field as HTMLInputElement;
    if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked;
    return value !== defaultValue;
  });
}

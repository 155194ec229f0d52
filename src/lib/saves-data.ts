/** Whether every byte counts: the visitor saves data, or the line is a slow one. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || /2g/.test(`${connection?.effectiveType}`);
}

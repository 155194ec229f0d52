/** Runs on the page of dates: lights the month of the visit in the drawing of the year. */
export function lightMonth(now = new Date()): void {
  // By itself: what this script shared with others would bring React to every page.
  const month = now.toLocaleDateString('en', { month: 'numeric', timeZone: 'Asia/Kolkata' });
  document.querySelector(`[data-months] > :nth-child(${month})`)?.toggleAttribute('data-now', true);
}

lightMonth();

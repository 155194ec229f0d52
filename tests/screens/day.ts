/** The day on which the pages are built and visited for their screenshots. */
export const screensDay = new Date('2026-11-23T06:30:00Z');

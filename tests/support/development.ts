const port = Number(process.env['PORT'] || 4199) + 1;

/** The development server that `playwright.config.ts` starts beside the built site. */
export const developmentAddress = `http://localhost:${port}`;
export const developmentPort = port;

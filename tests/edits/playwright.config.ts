import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const server = [base.webServer ?? []].flat().map((one) => ({ ...one, cwd: process.cwd() }));

/** The layout of every page at five widths; `npm run test:edits` runs it over edited content. */
export default defineConfig({ ...base, testDir: '.', testIgnore: [], webServer: server });

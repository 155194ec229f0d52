import type { Page } from '@playwright/test';

declare global {
  interface Window {
    handedOver: string[];
  }
}

/** Outcome of `window.open`: it opens a tab, is blocked, or throws. */
export type Tab = 'opens' | 'is blocked' | 'throws';

/** Texts of the alerts that the page opens from now on, and that are closed. */
export function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** Keeps mail and WhatsApp from opening from the page that is open, and notes their addresses. */
export function catchHandOver(page: Page, tab: Tab = 'opens'): Promise<void> {
  return page.evaluate(noteHandOver, tab);
}

/** The same, run in the page. */
export function noteHandOver(tab: Tab): void {
  window.handedOver = [];
  addEventListener(
    'click',
    (event) => {
      const mail = (event.target as Element).closest('a[href^="mailto:"]');
      if (!mail) return;
      event.preventDefault();
      window.handedOver.push(mail.getAttribute('href') ?? '');
    },
    true,
  );
  window.open = (address) => {
    if (tab === 'throws') throw new Error('No windows today.');
    window.handedOver.push(String(address));
    return tab === 'opens' ? ({ opener: window } as unknown as Window) : null;
  };
}

export function handedOver(page: Page): Promise<string[]> {
  return page.evaluate(() => window.handedOver);
}

export const visitor = {
  fullName: 'Lakshmi Devi',
  email: 'lakshmi@example.in',
  phone: '98480 00000',
  reason: 'Course Information',
  comments: 'Is there a bus from Narasaraopet?',
};

export async function fillContact(page: Page, values: Partial<typeof visitor> = visitor) {
  const form = page.locator('#write form');
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    if (name === 'reason') await field.selectOption(value);
    else await field.fill(value);
  }
}

export const applicant = {
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  phone: '98480 11111',
  country: 'India',
  program: 'BPT',
  notes: 'After BiPC',
};

export async function fillEnquiry(page: Page, values: Partial<typeof applicant> = applicant) {
  const form = page.locator('#enquiry form');
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    if (name === 'country' || name === 'program') await field.selectOption(value);
    else await field.fill(value);
  }
}

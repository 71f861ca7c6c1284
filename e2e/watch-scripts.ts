// Notices scripts that should not run.
import type { Page } from '@playwright/test';
import { server } from './server.ts';

/** Records scripts that ran in a page, and violations of the content security policy. */
export async function watched(page: Page, credentials: Record<string, string> = {}): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('ran', () => problems.push('a script ran'));
  await page.addInitScript((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`POLICY ${violatedDirective} ${blockedURI} ${sample}`),
    );
  }, credentials);
  page.on('console', (message) => {
    if (/POLICY|Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  page.on('dialog', (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (
      !request.url().startsWith(server.baseURL) &&
      !/^(data|blob):/.test(request.url()) &&
      request.resourceType() !== 'image'
    )
      problems.push(`asked for ${request.url()}`);
  });
  return problems;
}

/**
 * Notes what goes wrong on a page. What is stopped because the reader leaves is no fault.
 * @param {import('playwright-core').Page} page
 * @param {(problem: string) => void} note
 */
export function watch(page, note) {
  page.on('pageerror', (error) => note(`error: ${error.stack ?? error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!/ERR_ABORTED|NS_BINDING_ABORTED/.test(reason)) note(`failed: ${request.url()}, ${reason}`);
  });
  page.on('response', (response) => {
    // Firefox asks for it where a page names no icon, as files to take home do.
    if (new URL(response.url()).pathname === '/favicon.ico') return;
    if (response.status() >= 400) note(`failed: ${response.url()}, ${response.status()}`);
  });
}

/**
 * The browser's own list of what the page's policy forbade.
 * @param {import('playwright-core').CDPSession} tools
 * @param {(problem: string) => void} note
 */
export async function watchPolicy(tools, note) {
  tools.on('Audits.issueAdded', ({ issue }) => {
    const violation = issue.details.contentSecurityPolicyIssueDetails;
    if (violation) note(`policy: ${violation.violatedDirective}, ${violation.blockedURL ?? ''}`);
  });
  await tools.send('Audits.enable');
}

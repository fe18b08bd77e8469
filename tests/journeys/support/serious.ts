import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What keeps people from using the page as it stands: what axe calls serious or critical, by all rules or those named. */
export async function serious(page: Page, rules?: string[]): Promise<string[]> {
  // The rules are a large script: it stays in a page that goes on within the application.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    // Else results are put together in another page that is opened for it, and what is in order is told as well.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
}

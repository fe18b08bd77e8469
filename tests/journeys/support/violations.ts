import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What keeps people from using the page as it stands, or makes it harder: all that axe finds, by all rules or those named. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // The rules are a large script: it stays in a page that goes on within the application.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    // Else results are put together in another page that is opened for it, and what is in order is told as well.
    .setLegacyMode()
    // react-admin's own head of a column in which rows are opened; it has nothing to say.
    .exclude('.RaDataTable-expandHeader')
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

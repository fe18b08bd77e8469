import { expect, type Locator, type Page } from '@playwright/test'

/** More steps than any page has from its first element to its last. */
const farthest = 150

/** Presses Tab until the focus is where it should be. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < farthest; step += 1) {
    if (await target.evaluate(element => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

import { deployed } from './support/deployed.ts'
import { heading } from './support/frame.ts'
import { startSession } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('files are kept, and never those of a version that was replaced', async ({ browser }) => {
  const product = await deployed()
  const context = await browser.newContext({
    baseURL: product.origin,
    serviceWorkers: 'allow',
    storageState: await startSession(product.origin, 'designer'),
  })
  try {
    const page = await context.newPage()
    const build = () => page.evaluate(() => document.documentElement.dataset.build)
    await page.goto('/hub')
    await expect(heading(page)).toHaveText('Hub')
    const isKept = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await expect.poll(isKept).toBe('activated')

    const started = page.waitForResponse(answer => /\/assets\/index-.*\.js$/.test(answer.url()))
    await page.reload()
    expect((await started).fromServiceWorker()).toBe(true)
    await expect(heading(page)).toHaveText('Hub')
    expect(await build()).toBeUndefined()
    await expect(page.getByRole('status', { name: 'Live connection' })).toBeAttached()

    await product.replaceBy('two')
    await expect(page.getByText('A new version is there.')).toBeVisible({ timeout: 45_000 })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText('Hub')
    expect(await build()).toBe('two')

    const another = await context.newPage()
    await another.goto('/hub')
    await expect(heading(another)).toHaveText('Hub')
    expect(await another.evaluate(() => document.documentElement.dataset.build)).toBe('two')
  } finally {
    await context.close()
    await product.stop()
  }
})

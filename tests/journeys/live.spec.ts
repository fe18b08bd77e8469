import type { Page } from '@playwright/test'
import { person } from './support/people.ts'
import { expect, test } from './support/test.ts'

const rowOf = (page: Page, reference: string) => page.getByRole('row', { name: reference })

/** The connection to the hub, as the header knows it. */
const connection = (page: Page) => page.getByRole('status', { name: 'Live connection' })

/** Opens the list of Design narrowed to one item and waits until changes by others arrive. */
async function openList(page: Page, reference: string): Promise<void> {
  await page.goto(`/worklist/DESIGN?q=${reference}`)
  await expect(rowOf(page, reference)).toBeVisible()
  await expect(connection(page)).toHaveAttribute('data-live', 'live')
}

test('what one accepts the other sees without doing anything', async ({ as, prepare }) => {
  const runs: number[] = []
  const [first, second] = [await as('designer'), await as('designer2')]
  for (let run = 0; run < 4; run += 1) {
    const { reference } = await (await prepare('salesrep')).submitted('Seen carton')
    await Promise.all([openList(first, reference), openList(second, reference)])
    const answered = first.waitForResponse(/\/workflow\/Action$/)
    await rowOf(first, reference).getByRole('button', { name: 'Accept' }).click()
    await answered
    const start = performance.now()
    await expect(rowOf(second, reference).getByRole('cell', { name: person('designer').name })).toBeVisible()
    runs.push(Math.round(performance.now() - start))
  }
  console.log(`Accepted to seen by another person: ${runs.join(', ')} ms`)
})

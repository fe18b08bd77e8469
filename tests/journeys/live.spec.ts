import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/process/freePort.mjs'
import { said, warned } from './support/frame.ts'
import { person } from './support/people.ts'
import { expect, test } from './support/test.ts'

const rowOf = (page: Page, reference: string) => page.getByRole('row', { name: reference })
const acceptOf = (page: Page, reference: string) =>
  rowOf(page, reference).getByRole('button', { name: 'Accept' })

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
  for (let run = 0; run < 3; run += 1) {
    const { reference } = await (await prepare('salesrep')).submitted('Seen carton')
    await Promise.all([openList(first, reference), openList(second, reference)])
    const answered = first.waitForResponse(/\/workflow\/Action$/)
    await acceptOf(first, reference).click()
    await answered
    const start = performance.now()
    await expect(rowOf(second, reference).getByRole('cell', { name: person('designer').name })).toBeVisible()
    runs.push(Math.round(performance.now() - start))
  }
  console.log(`Accepted to seen by another person: ${runs.join(', ')} ms`)
})

test('of two who accept at once one gets the item, and the other is told who has it', async ({
  as,
  prepare,
}) => {
  const { reference } = await (await prepare('salesrep')).submitted('Contested carton')
  const people = await Promise.all(
    ['designer', 'designer2'].map(async login => ({ login, page: await as(login) })),
  )
  for (const { page } of people) await openList(page, reference)
  // What the pointer is on does not change under it: both press Accept, whoever is first.
  for (const { page } of people) await acceptOf(page, reference).hover()
  await Promise.all(people.map(({ page }) => acceptOf(page, reference).click()))

  const [winner, loser] = await Promise.all(
    people.map(async ({ login, page }) => {
      const won = said(page, 'ACCEPT successfully')
      await expect(won.or(warned(page, `${reference} changed in the meantime`)).first()).toBeVisible()
      return { login, page, won: await won.isVisible() }
    }),
  ).then(ended => ended.toSorted((a, b) => Number(b.won) - Number(a.won)))
  expect([winner?.won, loser?.won]).toEqual([true, false])
  if (winner === undefined || loser === undefined) return
  const { name } = person(winner.login)
  await expect(warned(loser.page, `It is now with ${name}.`)).toBeVisible()
  await expect(rowOf(loser.page, reference).getByRole('cell', { name })).toBeVisible()
})

test.describe('a server of its own', () => {
  let server: ChildProcess | undefined
  let origin: string
  const directory = mkdtempSync(join(tmpdir(), 'boxwright-live-'))

  const start = async (): Promise<void> => {
    server = spawn(process.execPath, ['dist-server/main.js'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        IDENTITY: 'mock',
        DATABASE_URL: '',
        DATA_DIR: directory,
        HOST: '127.0.0.1',
        PORT: new URL(origin).port,
      },
      stdio: 'ignore',
    })
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  }
  const stop = () =>
    new Promise<void>(resolve => {
      if (server === undefined) return resolve()
      server.once('exit', () => resolve())
      server.kill('SIGTERM')
      server = undefined
    })

  test.beforeAll(async () => {
    const { DATA_FROM: demonstration } = process.env
    if (demonstration !== undefined) cpSync(demonstration, directory, { recursive: true })
    origin = `http://127.0.0.1:${await freePort()}`
    await start()
  })
  test.afterAll(async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })

  test('a connection that broke is shown, and healed with what was missed', async ({ stranger }) => {
    const page = await stranger()
    await page.addInitScript(() => window.sessionStorage.setItem('boxwright.mockPerson', 'designer'))
    await page.goto(`${origin}/worklist/DESIGN`)
    await expect(connection(page)).toHaveAttribute('data-live', 'live')
    const row = page.locator('tr[data-row]').filter({ has: page.getByRole('button', { name: 'Accept' }) })
    const id = Number(await row.first().getAttribute('data-row'))

    await stop()
    await expect(connection(page)).toContainText('Reconnecting')
    await start()
    const headers = { 'x-mock-person': 'su', 'content-type': 'application/json' }
    const { details } = await (await fetch(`${origin}/workflow/Details?workflowId=${id}`, { headers })).json()
    const { quoteId } = await (await fetch(`${origin}/quote/QuoteItem/${id}`, { headers })).json()
    const body = JSON.stringify({ action: 'ACCEPT', quoteId, quoteItemId: id, hashKey: details.hashKey })
    await fetch(`${origin}/workflow/Action`, { method: 'POST', headers, body })

    await expect(page.locator(`tr[data-row="${id}"]`)).toContainText(person('su').name)
    await expect(connection(page)).not.toContainText('Reconnecting')
    await expect(connection(page)).toHaveAttribute('data-live', 'live')
  })

  test('every page heals by itself after the server was away, what was asked meanwhile included', async ({
    stranger,
  }) => {
    const first = await stranger()
    const [list, dashboard, hub] = [first, await first.context().newPage(), await first.context().newPage()]
    const pages = [
      { page: list, path: '/assignedtome', name: 'Assigned To Me' },
      { page: dashboard, path: '/dashboard', name: 'Dashboard' },
      { page: hub, path: '/hub', name: 'Hub' },
    ]
    const loads: string[] = []
    for (const { page, path, name } of pages) {
      await page.addInitScript(() => window.sessionStorage.setItem('boxwright.mockPerson', 'salesrep'))
      await page.bringToFront()
      await page.goto(origin + path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(connection(page)).toHaveAttribute('data-live', 'live')
      page.on('load', () => loads.push(path))
    }
    await expect(list.locator('tr[data-row]').first()).toBeVisible()

    await stop()
    for (const { page } of pages) await expect(connection(page)).toContainText('Reconnecting')
    await list.bringToFront()
    await list.getByRole('searchbox', { name: 'Search' }).fill('nothing like it')
    await expect(warned(list, 'No connection to the server')).toBeVisible()
    await dashboard.bringToFront()
    await dashboard.getByRole('combobox', { name: 'Duration' }).click()
    await dashboard.getByRole('option', { name: 'This year' }).click()
    await expect(warned(dashboard, 'No connection to the server').first()).toBeVisible()

    await start()
    for (const { page } of pages) {
      await page.bringToFront()
      await expect(connection(page)).toHaveAttribute('data-live', 'live', { timeout: 30_000 })
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByText('No connection to the server')).toHaveCount(0)
    }
    const year = new Date().getFullYear()
    await expect(dashboard.getByText(`01-01-${year} to 31-12-${year}`)).toBeVisible()
    await expect(dashboard.getByRole('table').last()).toBeVisible()
    await list.bringToFront()
    await list.getByRole('button', { name: 'Clear filters' }).click()
    await expect(list.locator('tr[data-row]').first()).toBeVisible()
    expect(loads).toEqual([])
  })
})

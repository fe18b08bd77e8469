import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { quoteWorklist } from '#contract/quote-worklist'
import { security } from '#contract/security'
import { autoPage } from '../../../src/components/list/autoPage.ts'
import { callKey } from '../../../src/dataProvider/index.ts'
import { askWorklistAhead } from '../../../src/pages/worklists/askWorklistAhead.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** The application on another page, and what rows it has asked the server for. */
async function elsewhere(settings: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = []
  const mounted = await mountApp({
    as: 'su',
    path: '/hub',
    server,
    through: fetch => (address, init) => {
      if (/\/WorkList\b/.test(String(address))) asked.push(String(address))
      return fetch(address, init)
    },
  })
  await mounted.screen.findByText(/^Signed in as/)
  for (const [key, value] of Object.entries(settings)) mounted.services.store.setItem(key, value)
  return { ...mounted, asked }
}

const arranged = {
  'worklist.paging': { sortBy: 'customer', descending: true, itemsPerPage: 25 },
  'worklist.plants': ['NTH'],
  'worklist.operators': { plant: 'isNot' },
}

describe('the rows of the worklist that the application is started at', () => {
  test.each([
    ['a workgroup', '/worklist/DESIGN', {}],
    ['what is the person’s', '/assignedtome', {}],
    ['a sales rep', '/worklist/salesrep?isWorkGroup=false', {}],
    ['a search with a switch', '/worklist/SALES?q=carton&hold=true', {}],
    ['a page further on', '/worklist/SALES?page=2', {}],
    ['a list as a person has arranged it', '/worklist/SALES', arranged],
  ])('of %s are asked for before it is drawn, in the same words', async (_, address, settings) => {
    const { services, goTo, screen, asked } = await elsewhere(settings)
    await services.askAhead(address)
    await waitFor(() => expect(asked).toHaveLength(1))
    await goTo(address)
    await screen.findByRole('searchbox', { name: 'Search' })
    expect([...new Set(asked)]).toHaveLength(1)
  })

  test.each([
    ['asked for where a page has so many', 25, 1],
    ['left to it where it shows as many as there is room for', autoPage, 0],
  ])('are %s', async (_, itemsPerPage, asked) => {
    const { services } = await elsewhere({ 'worklist.paging': { itemsPerPage } })
    const { queryClient, dataProvider, store } = services
    const user = await dataProvider.call(security.auth, {})
    askWorklistAhead('/worklist/DESIGN', { queryClient, dataProvider, store, user })
    expect(queryClient.getQueryCache().findAll({ queryKey: callKey(quoteWorklist.worklist) })).toHaveLength(
      asked,
    )
  })
})

describe('other rows of a worklist', () => {
  test('are asked for before the list is drawn for them: by another sort, on another page, as many as are chosen', async () => {
    const { screen, user, services, goTo } = await elsewhere()
    await goTo('/worklist/SALES')
    await screen.findAllByRole('row', { name: /^\d{6}-\d+$/ })
    let asked = 0
    services.queryClient.getQueryCache().subscribe(event => {
      if (event.type !== 'updated' || event.action.type !== 'fetch') return
      if (JSON.stringify(event.query.queryKey).includes('/WorkList')) asked += 1
    })
    // Heard last of all: nothing is drawn before a press has been told to everybody.
    let askedByPress = 0
    document.addEventListener('click', () => {
      askedByPress = asked
    })
    const presses = [
      () => user.click(screen.getByRole('button', { name: /^Sort by customer name/ })),
      () => user.click(screen.getByRole('button', { name: 'Go to next page' })),
      async () => {
        await user.click(screen.getByRole('combobox', { name: /Rows per page/ }))
        await user.click(await screen.findByRole('option', { name: '25' }))
      },
    ]
    for (const press of presses) {
      asked = 0
      await press()
      expect(askedByPress).toBe(1)
      await waitFor(() =>
        expect(screen.getByRole('region', { busy: false, name: 'Sales' })).toBeInTheDocument(),
      )
    }
  })
})

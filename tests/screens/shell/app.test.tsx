import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { text } from '#domain/messages'
import { hasCome } from '../../../src/lastSeen/picture/showPicture.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (options: Parameters<typeof mountApp>[0] = {}) =>
  mountApp({ as: 'salesrep', path: '/nowhere', server, ...options })

describe('the main layout', () => {
  test('page-error, page-not-found-second: an unknown address shows the 404 page with the way home', async () => {
    const { screen, user, address } = await mount({ path: '/nowhere' })
    expect(await screen.findByRole('heading', { level: 1, name: '404 Not Found' })).toBeInTheDocument()
    expect(screen.getByText('This page could not be found')).toBeInTheDocument()
    expect(document.title).toBe('404 Not Found · Boxwright')
    await user.click(screen.getByRole('link', { name: 'Home page' }))
    await waitFor(() => expect(address()).toBe('/assignedtome'))
  })

  test('layout-drawer: the drawer has its heading, the person has their entries, and collapsing is remembered', async () => {
    const { screen, user, services } = await mount()
    const menu = await screen.findByRole('navigation', { name: 'Menu' })
    expect(within(menu).getByRole('heading', { name: 'Menu' })).toBeInTheDocument()
    expect(within(menu).getByRole('link', { name: 'Hub' })).toHaveAttribute('href', '/hub')
    const { body: me } = await server.as('salesrep').get('/security/Auth')
    const [group] = me.workGroups
    expect(within(menu).getByRole('link', { name: new RegExp(group.description) })).toHaveAttribute(
      'href',
      `/worklist/${group.code}`,
    )
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }))
    expect(await screen.findByRole('button', { name: 'Expand the menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await services.store.flush()
    const { body: settings } = await server.as('salesrep').get('/config/setting/all')
    expect(settings).toContainEqual({ key: 'sidebar.open', value: 'false' })
    await server.as('salesrep').post('/config/setting', { key: 'sidebar.open', value: null })
  })

  test('layout-footer: the footer shows year, environment, version and build date', async () => {
    const { screen } = await mount({
      config: { environment: 'TEST', version: '1.2.3', buildDate: '2026-11-20' },
    })
    const footer = await screen.findByRole('contentinfo')
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()}`)
    for (const part of ['TEST', 'Version 1.2.3', 'Built 20-11-2026']) expect(footer).toHaveTextContent(part)
  })

  test('the theme follows the choice, and the system when nothing is chosen', async () => {
    const { screen, user, services } = await mount()
    await user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await user.click(await screen.findByRole('button', { name: 'Dark' }))
    await waitFor(() => expect(services.store.getItem('theme')).toBe('dark'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await user.click(screen.getByRole('button', { name: 'System' }))
    await waitFor(() => expect(services.store.getItem('theme')).toBeUndefined())
  })
})

test('the start page leads to the worklist with nothing but stand-ins on the way', async () => {
  const { screen, address } = await mount({ path: '/' })
  const between: (string | null)[] = []
  const watch = new MutationObserver(() => {
    if (!hasCome(document.body)) return
    watch.disconnect()
    between.push(document.querySelector('main')?.textContent ?? null)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await screen.findByRole('heading', { level: 1, name: 'Assigned To Me' })
  expect(address()).toBe('/assignedtome')
  await waitFor(() => expect(between).toEqual([expect.stringContaining('Assigned To Me')]))
})

test('startup-loads, startup-sales-rep-products: the start asks for the person, their settings and what is shown, and for nothing of other pages', async () => {
  const asked = new Set<string>()
  const { screen, services } = await mount({
    path: '/assignedtome',
    through: fetch => (input, init) => {
      asked.add(String(input).split('?')[0] ?? '')
      return fetch(input, init)
    },
  })
  await screen.findByRole('table', { name: 'Assigned To Me' })
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  const ofTheShell = ['/security/Auth', '/config/setting/all', '/quote-worklist/Counts']
  const ofTheList = [
    ...['/quote-worklist/Quote/WorkList', '/quote-worklist/Views'],
    ...['/config/Plant/Lookup', '/config/Plant/BusinessUnit'],
  ]
  expect([...asked].filter(path => !ofTheShell.includes(path) && !ofTheList.includes(path))).toEqual([])
})

describe('Create Quote', () => {
  test('menu-create-quote, quote-nav-quote-page: asks with its text, creates a quote with an empty customer and goes to it', async () => {
    const { screen, user, address } = await mount()
    await user.click(await screen.findByRole('button', { name: 'Create Quote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Create Quote' })
    expect(dialog).toHaveTextContent(text('confirmCreateQuote'))
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(address()).toMatch(/^\/quotes\/\d+$/))
    const { body: created } = await server.as('salesrep').get(`/quote/Quote/${address().split('/')[2]}`)
    expect(created).toMatchObject({ quoteHasCustomer: false, owner: 'salesrep' })
  })

  test('does nothing when cancelled', async () => {
    const { screen, user, address } = await mount()
    await user.click(await screen.findByRole('button', { name: 'Create Quote' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/nowhere')
  })

  test('layout-overlays, call-failure-loader: loader and bar stand while it is asked for; a lost connection hides them and is said, and nothing else happens', async () => {
    let lose = () => {}
    const lost = new Promise<never>((_, reject) => {
      lose = () => reject(new TypeError('fetch failed'))
    })
    const { screen, user, address } = await mount({
      through: fetch => (input, init) =>
        String(input).includes('/Quote/Create') ? lost : fetch(input, init),
    })
    await user.click(await screen.findByRole('button', { name: 'Create Quote' }))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('progressbar', { name: 'Please wait' })).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
    lose()
    expect(await screen.findByText('No connection to the server')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(address()).toBe('/nowhere')
  })
})

describe('access', () => {
  test('nobody signed in chooses a person and goes on to the page asked for', async () => {
    const { screen, user, address } = await mountApp({ path: '/nowhere?x=1', server })
    await user.click(await screen.findByRole('button', { name: 'designer' }))
    expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeInTheDocument()
    expect(address()).toBe('/nowhere?x=1')
  })

  test('access-denied-redirect: a page that is not theirs leads to access denied', async () => {
    const { screen, user, address } = await mount({ as: 'preprint', path: '/customers' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeInTheDocument()
    expect(address()).toBe('/accessDenied')
    // With the way on, and what is missing.
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument()
    expect(screen.getByText(/Customers needs one of the roles SCA, SALESREP/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Home page' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Assigned To Me' })).toBeInTheDocument()
  })

  test('layout-empty: access denied stands alone and says nothing about pages to somebody who is not signed in', async () => {
    const { screen } = await mountApp({ path: '/accessDenied', server })
    expect(await screen.findByText(/^You have no permission to see this page/)).toBeInTheDocument()
    for (const chrome of ['navigation', 'banner', 'contentinfo'])
      expect(screen.queryByRole(chrome)).not.toBeInTheDocument()
  })

  test('menu-same-route: the entry of the page already shown does nothing', async () => {
    const path = '/toolingOrder/manualorderlist?list=VENDOR'
    const { screen, user, address } = await mount({ as: 'newwork', path })
    await screen.findByRole('heading', { level: 1, name: 'Manual Orders' })
    await user.click(await screen.findByRole('link', { name: 'Manual Order' }))
    expect(address()).toBe(path)
  })

  test('another page is shown from its top', async () => {
    const { screen, user } = await mount({ path: '/customers' })
    const main = await screen.findByRole('main')
    main.scrollTop = 300
    fireEvent.scroll(main)
    await user.click(await screen.findByRole('link', { name: 'Board Grades' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Board Grades' })).toBeInTheDocument()
    expect(screen.getByRole('main')).toBe(main)
    expect(main.scrollTop).toBe(0)
  })

  test('menu-worklist-reset: going to a worklist starts with nothing of the one before', async () => {
    const { screen, user, address } = await mount({
      as: 'samplemaker',
      path: '/sampleMaker/SAMPLE?q=nothing',
    })
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('nothing')
    const group = screen.getByRole('list', { name: 'Sample Request Worklists' })
    const all = within(group).getByRole('link', { name: /^All/ })
    await waitFor(() => expect(all).not.toHaveAttribute('aria-disabled'))
    await user.click(all)
    expect(await screen.findByRole('table', { name: 'All Sample Requests' })).toBeInTheDocument()
    expect(address()).toBe('/sampleMaker/all')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  })

  test('menu-logout: logout asks, and leads to sign-in', async () => {
    const { screen, user, address } = await mount()
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Logout' })
    expect(dialog).toHaveTextContent('Do you wish to logout?')
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('heading', { name: 'Choose a person' })).toBeInTheDocument()
    expect(address()).toBe('/login')
  })

  test('a server that cannot be reached is said, and another try works', async () => {
    let reachable = false
    const { screen, user } = await mount({
      path: '/nowhere',
      through: fetch => async (input, init) => {
        if (!reachable) throw new TypeError('fetch failed')
        return fetch(input, init)
      },
    })
    expect(await screen.findByRole('heading', { name: 'No connection to the server' })).toBeInTheDocument()
    reachable = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeInTheDocument()
  })
})

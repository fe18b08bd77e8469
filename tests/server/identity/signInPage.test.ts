import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInPage } from '../../../server/identity/development/pages/signInPage.ts'
import { createBrowser } from './browser.ts'
import { application, authorizationRequest, type RunningProvider, startProvider } from './runningProvider.ts'

describe('the sign-in page', () => {
  let running: RunningProvider
  beforeAll(async () => {
    running = await startProvider({ signInLimit: { failures: 3, seconds: 60 } })
  })
  afterAll(async () => {
    await running.stop()
    expect(running.failures).toEqual([])
  })

  async function openForm(overrides: Record<string, string> = {}) {
    const browser = createBrowser()
    const form = await browser.open(authorizationRequest(running.issuer, overrides).address)
    return { browser, form }
  }

  it('has a labelled form and says what it is', async () => {
    const { form } = await openForm()
    expect(form.status).toBe(200)
    expect(form.html).toContain('This is the development identity provider')
    expect(form.html).toMatch(/<label for="login">Login<\/label>\s*<input id="login" name="login"/)
    expect(form.html).toMatch(
      /<label for="password">Password<\/label>\s*<input id="password" name="password"/,
    )
    expect(form.html).toContain('The password of each of them is <code>demo</code>')
  })

  it('lists the demonstration people with their roles, as text and never as markup', async () => {
    const { form } = await openForm()
    expect(form.html).toContain('<strong>Anna Ng</strong>')
    expect(form.html).toContain('<span>Sales representative</span>')
    expect(form.html).toContain('<strong>Ben &lt;Designer&gt;</strong>')
    expect(form.html).toContain('Draws &amp; cuts.')
  })

  it('signs a person in with one click', async () => {
    const { browser, form } = await openForm()
    const back = await browser.post(form.action, { person: 'ben' })
    expect(back.url.origin).toBe(application)
    expect(back.url.searchParams.get('code')).toBeTruthy()
  })

  it('takes the login whatever its capitals', async () => {
    const { browser, form } = await openForm()
    const back = await browser.post(form.action, { login: ' ANNA ', password: 'demo' })
    expect(back.url.origin).toBe(application)
  })

  it('fills in the login that the application hints', async () => {
    const { form } = await openForm({ login_hint: 'ben"' })
    expect(form.html).toContain('value="ben&quot;"')
  })

  it('keeps the login after a wrong password and says what is wrong', async () => {
    const { browser, form } = await openForm()
    const again = await browser.post(form.action, { login: 'anna', password: 'guess' })
    expect(again.status).toBe(422)
    expect(again.html).toContain('role="alert">Login or password is not right.')
    expect(again.html).toMatch(/name="login" type="text" value="anna"/)
    expect(again.html).not.toContain('guess')
    expect(again.html).toMatch(/<input id="password"[^>]* autofocus/)
    const back = await browser.post(again.action, { login: 'anna', password: 'demo' })
    expect(back.url.origin).toBe(application)
  })

  it('lets nobody in whom it does not know, and answers as for a wrong password', async () => {
    const { browser, form } = await openForm()
    const again = await browser.post(form.action, { login: '<b>mallory</b>', password: 'demo' })
    expect(again.status).toBe(422)
    expect(again.html).toContain('Login or password is not right.')
    expect(again.html).toContain('value="&lt;b&gt;mallory&lt;/b&gt;"')
  })

  it('answers 429 after too many failures, even to the right password', async () => {
    const { browser, form } = await openForm()
    const attempt = (password: string) => browser.post(form.action, { login: 'ben', password })
    for (const password of ['a', 'b', 'c']) expect((await attempt(password)).status).toBe(422)
    const refused = await attempt('demo')
    expect(refused.status).toBe(429)
    expect(refused.html).toMatch(/Too many attempts with this login\. Try again in \d+ seconds?\./)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const other = await browser.post(form.action, { login: 'anna', password: 'demo' })
    expect(other.url.origin).toBe(application)
  })

  it('belongs to the browser that asked for it', async () => {
    const { form } = await openForm()
    const stranger = await createBrowser().post(form.action, { login: 'anna', password: 'demo' })
    expect(stranger.status).toBe(400)
    expect(stranger.html).toContain('This sign-in has expired')
  })

  it('refuses bodies that are no form or far too long', async () => {
    const { browser, form } = await openForm()
    const long = await browser.post(form.action, { login: 'x'.repeat(5000), password: 'demo' })
    expect(long.status).toBe(413)
    const json = await browser.postJson(form.action, { login: 'anna', password: 'demo' })
    expect(json.status).toBe(415)
  })

  it('runs nothing inline without the nonce, and may lead only to itself and to the application', async () => {
    const { form } = await openForm()
    const policy = form.headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`form-action 'self' ${new URL(running.issuer).origin} ${application} `)
    expect(form.html).toContain(`<style nonce="${nonce}">`)
    const rest = form.html.replaceAll(`<script nonce="${nonce}">`, '')
    expect(rest).not.toMatch(/\son\w+=|style="|<script|src=|@import|url\(/)
    expect((await openForm()).form.headers.get('content-security-policy')).not.toBe(policy)
  })

  it('keeps its cookies to itself', async () => {
    const { browser } = await openForm()
    expect(browser.cookieNames()).toEqual([
      'boxwright_resume',
      'boxwright_resume.sig',
      'boxwright_sign_in',
      'boxwright_sign_in.sig',
    ])
  })
})

describe('a sign-in page that fails', () => {
  it('reports the failure and shows a page, not its details', async () => {
    const running = await startProvider({
      people: async () => {
        throw new Error('secret of the database')
      },
    })
    const page = await createBrowser().open(authorizationRequest(running.issuer).address)
    expect(page.status).toBe(500)
    expect(page.html).toContain('Something went wrong')
    expect(page.html).not.toContain('secret')
    expect(running.failures.map(({ message }) => message)).toEqual(['secret of the database'])
    await running.stop()
  })
})

it('begins a guided demonstration as the person who gives it, where that person is known', () => {
  const nobody = { action: '/', login: '', nonce: 'n', people: [] }
  expect(signInPage(nobody)).not.toContain('data-guide')
  const ben = { login: 'designer', name: 'Ben', roles: ['Designer'], about: '' }
  const html = signInPage({ ...nobody, people: [ben] })
  expect(html).toContain('name="person" value="designer" data-guide="designer"')
  expect(html).not.toContain('data-guide="pricing"')
})

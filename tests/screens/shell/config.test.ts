import { expect, test } from 'vitest'
import { checkedHeader } from '#contract/client'
import { ConfigError, readConfig } from '../../../src/config.ts'
import { answering } from '../answering.ts'

const reading = (answer: unknown) => readConfig(answering({ 'GET /config.json': () => answer }).fetch)

test('what is not told has a default on the same origin', async () => {
  expect(await reading({ environment: 'TEST' })).toMatchObject({
    environment: 'TEST',
    apiUrl: '',
    identity: 'oidc',
    oidc: { authority: '/oidc', clientId: 'boxwright', scope: 'openid profile offline_access' },
  })
})

test.each([
  ['no such file', new Response('', { status: 404 })],
  ['the page itself', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('%s means all defaults', async (_, response) => {
  expect(await reading(response)).toMatchObject({ environment: 'UAT', adminUrl: '' })
})

test('what our own server has checked is taken as it is', async () => {
  const headers = { 'content-type': 'application/json', [checkedHeader]: 'yes' }
  const told = { environment: 'TEST', apiUrl: 'https://api.example/' }
  expect(await reading(new Response(JSON.stringify(told), { headers }))).toEqual(told)
})

test('addresses lose their last slash', async () => {
  expect((await reading({ apiUrl: 'https://api.example/' })).apiUrl).toBe('https://api.example')
})

test('wrong entries are named, all of them', async () => {
  const failed = reading({ identity: 'msal', apiUrl: 'ftp://x', adminUrl: 'nonsense' })
  await expect(failed).rejects.toBeInstanceOf(ConfigError)
  await expect(failed).rejects.toThrow(/apiUrl[\s\S]*adminUrl/)
  await expect(reading({ identity: 'msal' })).rejects.toThrow(/msal/)
})

import { expect, it } from 'vitest'
import { assertDevelopmentProviderAllowed as assertAllowed } from '../../../../server/identity/development/assertDevelopmentProviderAllowed.ts'

it.each([
  ['production', undefined, 'NODE_ENV is production'],
  [' Production', undefined, 'NODE_ENV is production'],
  ['production', 'https://login.example.com', 'NODE_ENV is production'],
  ['development', 'https://login.example.com', 'configured issuer https://login.example.com'],
  [undefined, 'https://login.example.com', 'configured issuer https://login.example.com'],
])('with NODE_ENV %s and issuer %s it must not run', (nodeEnv, configuredIssuer, sentence) => {
  expect(() => assertAllowed({ nodeEnv, configuredIssuer })).toThrow(sentence)
})

it.each([
  [undefined, undefined],
  ['development', ''],
  ['test', undefined],
])('with NODE_ENV %s and issuer %s it may', (nodeEnv, configuredIssuer) => {
  expect(() => assertAllowed({ nodeEnv, configuredIssuer })).not.toThrow()
})

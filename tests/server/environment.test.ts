import { describe, expect, it } from 'vitest'
import { ClientConfig } from '#contract/clientConfig'
import { BadEnvironment, clientConfigOf, identityOf, readEnvironment } from '../../server/config.ts'
import { originOf } from '../../server/origin.ts'

/** What is wrong with these variables, a line each. */
function faults(variables: Record<string, string>): string[] {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(BadEnvironment)
    const [head, ...lines] = String((error as Error).message).split('\n')
    expect(head).toBe('These environment variables cannot be used:')
    return lines.map(line => line.trim())
  }
}

const names = (variables: Record<string, string>): string[] =>
  faults(variables).map(line => line.split(':')[0] ?? '')

describe('the environment', () => {
  it('may say nothing: everything has a default', () => {
    expect(readEnvironment({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 8080,
      DATA_DIR: '.data',
      LOG_LEVEL: 'warn',
      TIME_ZONE: 'Australia/Melbourne',
      BODY_LIMIT: 1_048_576,
      TRUST_PROXY: false,
    })
  })

  it('takes an empty variable for one that is not there, where there may be none', () => {
    const { DATABASE_URL, OIDC_ISSUER, LGX_URL, IDENTITY } = readEnvironment({
      ...{ DATABASE_URL: '', OIDC_ISSUER: '', LGX_URL: '', IDENTITY: '', API_URL: '' },
    })
    expect([DATABASE_URL, OIDC_ISSUER, LGX_URL, IDENTITY]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is refused with the name of every bad variable at once', () => {
    expect(
      names({
        PORT: 'http',
        DATABASE_URL: 'mysql://db',
        LOG_LEVEL: 'loud',
        TRUST_PROXY: 'perhaps',
        API_URL: 'api.example',
        LGX_URL: 'ftp://lgx',
        TIME_ZONE: 'Australia/Nowhere',
        PUBLIC_URL: 'https://quotes.example/app',
      }).sort(),
    ).toEqual([
      'API_URL',
      'DATABASE_URL',
      'LGX_URL',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_URL',
      'TIME_ZONE',
      'TRUST_PROXY',
    ])
  })

  it('says what a variable has to be', () => {
    expect(faults({ TIME_ZONE: 'Moon' })).toEqual([
      'TIME_ZONE: must be the name of a time zone, as Australia/Melbourne',
    ])
    expect(faults({ LGX_URL: 'lgx' })).toEqual([
      'LGX_URL: must be an address that starts with http:// or https://',
    ])
    expect(faults({ PUBLIC_URL: 'http://x/y' })).toEqual(['PUBLIC_URL: must not have a path'])
  })

  it.each(['0', '-1', '65536', '80.5', ''])('has no port %j: the sign-in has to know its address', port => {
    expect(names({ PORT: port })).toEqual(['PORT'])
  })

  it.each([
    [{ IDENTITY: 'oidc' }, ['OIDC_ISSUER']],
    [{ IDENTITY: 'msal', OIDC_ISSUER: 'https://login.example' }, ['MSAL_CLIENT_ID', 'MSAL_SCOPES']],
    [{ IDENTITY: 'development', OIDC_ISSUER: 'https://login.example' }, ['IDENTITY']],
    [{ NODE_ENV: 'production' }, ['IDENTITY']],
    [{ NODE_ENV: 'production', IDENTITY: 'mock' }, ['IDENTITY']],
    [{ NODE_ENV: 'production', OIDC_ISSUER: 'https://login.example' }, []],
    [{ IDENTITY: 'mock' }, []],
  ])('has to fit together: %j', (variables, bad) => {
    expect(names(variables as Record<string, string>)).toEqual(bad)
  })
})

describe('who says who is signed in', () => {
  it('is the development provider, until an issuer is configured', () => {
    expect(identityOf(readEnvironment({}))).toBe('development')
    expect(identityOf(readEnvironment({ OIDC_ISSUER: 'https://login.example' }))).toBe('oidc')
  })
})

describe('the address of the product', () => {
  const origin = (variables: Record<string, string>) => originOf(readEnvironment(variables))

  it.each([
    [{}, 'http://127.0.0.1:8080'],
    [{ PORT: '3000', HOST: 'box.local' }, 'http://box.local:3000'],
    [{ PORT: '80' }, 'http://127.0.0.1'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:8080'],
    [{ HOST: '::' }, 'http://localhost:8080'],
    [{ HOST: '::1' }, 'http://[::1]:8080'],
    [{ PUBLIC_URL: 'https://quotes.example/' }, 'https://quotes.example'],
    [{ PUBLIC_URL: 'https://quotes.example:443' }, 'https://quotes.example'],
  ])('of %j is %s', (variables, address) => {
    expect(origin(variables as Record<string, string>)).toBe(address)
  })
})

describe('what the web application is told', () => {
  const build = { version: '1.2.3', date: '2026-03-16T00:00:00.000Z' }
  const told = (variables: Record<string, string> = {}) => clientConfigOf(readEnvironment(variables), build)

  it('signin-flow: is the development sign-in on its own origin, whatever client is configured', () => {
    expect(told({ OIDC_CLIENT_ID: 'other', OIDC_SCOPE: 'openid' })).toMatchObject({
      version: '1.2.3',
      buildDate: '2026-03-16T00:00:00.000Z',
      environment: 'UAT',
      identity: 'oidc',
      apiUrl: '',
      oidc: { authority: '/oidc', clientId: 'boxwright', scope: 'openid profile offline_access' },
    })
  })

  it('is the issuer of the company', () => {
    const { identity, oidc } = told({
      OIDC_ISSUER: 'https://login.example/realms/box',
      OIDC_CLIENT_ID: 'quotes',
    })
    expect([identity, oidc]).toEqual([
      'oidc',
      {
        authority: 'https://login.example/realms/box',
        clientId: 'quotes',
        scope: 'openid profile offline_access',
      },
    ])
  })

  it('is Microsoft, with the scopes of the access token', () => {
    const { identity, msal } = told({
      ...{ IDENTITY: 'msal', OIDC_ISSUER: 'https://login.example/tenant/v2.0', MSAL_CLIENT_ID: 'c1' },
      MSAL_SCOPES: ' api://boxwright/use  openid ',
    })
    expect([identity, msal]).toEqual([
      'msal',
      {
        clientId: 'c1',
        authority: 'https://login.example/tenant/v2.0',
        scopes: ['api://boxwright/use', 'openid'],
      },
    ])
  })

  it('call-design-host: are the addresses of the other services and applications, without a slash at the end', () => {
    expect(
      told({
        ...{ ENVIRONMENT: 'PROD', DOCUMENT_SOURCE: 'shared', API_URL: 'https://api.example/' },
        ...{
          APP_URL: 'https://app.example',
          ADMIN_URL: 'https://admin.example/',
          IMAGE_URL: 'https://img.example',
        },
        ...{ DESIGN_URL: 'https://design.example', MESSAGE_URL: 'https://msg.example' },
        ...{ QUOTE_VIEWER_URL: 'https://old.example', VELOCITY_URL: 'https://new.example' },
      }),
    ).toMatchObject({
      environment: 'PROD',
      documentSource: 'shared',
      apiUrl: 'https://api.example',
      appUrl: 'https://app.example',
      adminUrl: 'https://admin.example',
      imageUrl: 'https://img.example',
      designUrl: 'https://design.example',
      messageUrl: 'https://msg.example',
      quoteViewerUrl: 'https://old.example',
      velocityUrl: 'https://new.example',
    })
  })

  it('is a configuration that the application understands', () => {
    for (const variables of [{}, { IDENTITY: 'mock' }, { OIDC_ISSUER: 'https://login.example' }]) {
      const config = told(variables as Record<string, string>)
      expect(ClientConfig.parse(JSON.parse(JSON.stringify(config)))).toEqual(config)
    }
  })
})

/** The web application as identity providers know it. */
export const boxwrightClient = {
  id: 'boxwright',
  name: 'Boxwright',
  scope: 'openid profile offline_access',
} as const

/** `aud` of every access token of the development provider. */
export const apiAudience = 'boxwright-api'

/** The same API as a resource indicator, which has to be an absolute URI (RFC 8707 §2). */
export const apiResource = 'urn:boxwright:api'

const minute = 60
const day = 24 * 60 * minute

/** Seconds that each thing lives. Access and refresh token: specification 002, constants. */
export const lifetime = {
  accessToken: 1800,
  refreshToken: 30 * day,
  authorizationCode: minute,
  interaction: 60 * minute,
  /** Session and grant last longer than the refresh tokens that hang on them. */
  session: 31 * day,
  grant: 31 * day,
} as const

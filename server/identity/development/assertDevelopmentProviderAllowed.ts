export interface ProviderEnvironment {
  nodeEnv: string | undefined
  /** The OpenID Connect issuer of the installation, when one is configured. */
  configuredIssuer: string | undefined
}

/**
 * The development provider lets everyone in with a known password, so it refuses to exist in production or beside
 * a real issuer. Throws an Error whose message tells what to change.
 */
export function assertDevelopmentProviderAllowed({ nodeEnv, configuredIssuer }: ProviderEnvironment): void {
  if (nodeEnv?.trim().toLowerCase() === 'production') {
    throw new Error(
      'The development identity provider does not start when NODE_ENV is production: ' +
        'configure the OpenID Connect issuer of your organisation instead.',
    )
  }
  if (configuredIssuer?.trim()) {
    throw new Error(
      `The development identity provider does not start beside the configured issuer ${configuredIssuer.trim()}: ` +
        'remove that issuer from the configuration to work with demonstration people.',
    )
  }
}

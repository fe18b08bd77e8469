/**
 * Loads oidc-provider only where the development provider runs, without its "Unsupported runtime" warning about
 * Node 20: it works there, our tests say so. Any other warning it prints while loading gets through.
 */
export async function loadProviderLibrary(): Promise<typeof import('oidc-provider')> {
  const warn = console.warn
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...words)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

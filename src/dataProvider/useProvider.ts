import { createContext, useContext } from 'react'
import type { BoxwrightDataProvider } from './index.ts'

export const ProviderContext = createContext<BoxwrightDataProvider | null>(null)

/** The data provider, guarded by react-admin; the same for as long as the application runs. */
export function useProvider(): BoxwrightDataProvider {
  const provider = useContext(ProviderContext)
  if (provider === null) throw new Error('useProvider needs a StableProvider above it')
  return provider
}

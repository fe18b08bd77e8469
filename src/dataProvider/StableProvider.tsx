import { type ReactNode, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { BoxwrightDataProvider } from './index.ts'
import { ProviderContext } from './useProvider.ts'

/**
 * Hands on react-admin's data provider, which leads to sign-in where a session has run out. Its hook hears of every
 * address, and all that ask for something would be drawn anew with it: here one does for all of them.
 */
export function StableProvider({ children }: { readonly children: ReactNode }) {
  const guarded = useDataProvider<BoxwrightDataProvider>()
  const now = useRef(guarded)
  now.current = guarded
  const [stable] = useState(
    () => new Proxy({} as BoxwrightDataProvider, { get: (_, name) => Reflect.get(now.current, name) }),
  )
  return <ProviderContext value={stable}>{children}</ProviderContext>
}

import { useServices } from '../ServicesContext.ts'
import type { Live } from './live.ts'

/** What the hub says. */
export const useLive = (): Live => useServices().live

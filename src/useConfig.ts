import type { ClientConfig } from '#contract/clientConfig'
import { useServices } from './ServicesContext.ts'

/** What the application was told where it runs. */
export const useConfig = (): ClientConfig => useServices().config

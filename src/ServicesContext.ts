import { createContext, useContext } from 'react'
import type { Services } from './createServices.ts'

export const ServicesContext = createContext<Services | null>(null)

/** What the application runs on; pages use react-admin's own hooks and those of dataProvider/ instead. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices needs the application around it')
  return services
}

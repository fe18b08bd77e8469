import type { DesignStep } from '#domain/quoteItem'
import type { Route } from './useRoute.ts'

/** What the parts of an open step are given. */
export interface StepProps {
  readonly route: Route
  readonly step: DesignStep
  /** Place in the route, from 0. */
  readonly index: number
}

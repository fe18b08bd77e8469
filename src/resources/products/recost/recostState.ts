import type { ProductCost } from '#contract/costing'

/** How the recosting of one product stands on this page. */
export interface RecostState {
  /** True from its start to its end. Rule recost-flag (002 §4). */
  readonly recosting: boolean
  /** Only when the status is Success. Rule recost-success (002 §4). */
  readonly recosted: boolean
  /** Why it failed; '' otherwise. */
  readonly failure: string
  readonly before: ProductCost | null
  readonly now: ProductCost | null
}

export const untouched: RecostState = {
  recosting: false,
  recosted: false,
  failure: '',
  before: null,
  now: null,
}

/** The state when the recosting has ended with this cost. */
export const ended = (state: RecostState, now: ProductCost): RecostState => ({
  ...state,
  recosting: false,
  recosted: now.status === 'Success',
  failure: now.status === 'Failed' ? now.message : '',
  now,
})

/** The state when a call failed. */
export const broken = (state: RecostState, failure: string): RecostState => ({
  ...state,
  recosting: false,
  failure,
})

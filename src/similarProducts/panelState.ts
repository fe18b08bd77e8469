import { useStore } from 'react-admin'
import type { SimilarCriteria } from '#contract/lgx'
import type { Box } from './frame/box.ts'

/** The similar-products panel as a person left it: it comes back on any page. */
export interface PanelState {
  readonly shown: 'open' | 'minimised'
  readonly itemId: number
  readonly reference: string
  readonly customerCode: string
  /** null: where it first stands. */
  readonly box: Box | null
  /** null: those of the item. */
  readonly criteria: SimilarCriteria | null
  readonly hasAllColumns: boolean
  /** The window in which it was opened last. */
  readonly openedIn?: number
}

/** This window, as no other of the person's is called. */
const thisWindow = performance.timeOrigin

export type OpenedFor = Pick<PanelState, 'itemId' | 'reference' | 'customerCode'>

const isState = (value: unknown): value is PanelState =>
  typeof value === 'object' && value !== null && 'itemId' in value && 'shown' in value

/** The panel's state, kept with the person's settings; null while it is closed. */
export function usePanelState() {
  const [stored, setStored] = useStore<PanelState | null>('similarProducts.panel', null)
  const state = isState(stored) ? stored : null
  return {
    state,
    /** Whether it was opened in this window: what was left open at a desk is not put over the page of a phone. */
    isOpenedHere: state?.openedIn === thisWindow,
    restore: () => {
      if (state !== null) setStored({ ...state, shown: 'open', openedIn: thisWindow })
    },
    /** Opens the panel for an item, where and as wide as it was. */
    openFor: (item: OpenedFor) =>
      setStored({
        hasAllColumns: false,
        box: null,
        ...state,
        ...item,
        shown: 'open',
        openedIn: thisWindow,
        criteria: state?.itemId === item.itemId ? state.criteria : null,
      }),
    change: (patch: Partial<PanelState>) => {
      if (state !== null) setStored({ ...state, ...patch })
    },
    close: () => setStored(null),
  }
}

import { viewedAs } from '../../authProvider/viewedAs.ts'
import { ownEntry } from '../../serviceWorker/isReplaced.ts'
import { lookOf, type Spot } from './picture.ts'

/** The page that is open now. */
export const spotOf = (view: Window): Spot => ({
  build: ownEntry(),
  address: view.location.pathname + view.location.search,
  look: lookOf(view),
  now: Date.now(),
  storage: view.localStorage,
  isViewedAs: viewedAs() !== undefined,
})

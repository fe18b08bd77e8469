import type { DataRouter } from 'react-router-dom'

type State = DataRouter['state']

/** Whether the router only begins to open a page, or gives up: where it is stays as it was. */
const isOnlyOpening = (before: State, now: State): boolean =>
  (Object.keys(now) as (keyof State)[]).every(key => key === 'navigation' || now[key] === before[key])

/**
 * The router as pages hear it: of where it is, not of what it begins to open. With that everything that knows an address
 * would be drawn anew, on a page that is about to be left; who shows that something opens asks `useIsOpening`.
 */
export function withoutOpening(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = listener => {
    let heard = router.state
    return router.subscribe((state, about) => {
      if (isOnlyOpening(heard, state)) return
      heard = state
      listener(state, about)
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}

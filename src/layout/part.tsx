import { type ComponentType, lazy, useState } from 'react'
import { loadOrReload } from './errors/loadOrReload.ts'

/** Something of the application whose module is fetched when it is needed, or before. */
export interface Fetched {
  /** Fetches it before it is shown. A failure is met again, and told, when it is. */
  readonly preload: () => Promise<void>
  readonly isHere: () => boolean
}

/** A component of a module of its own. */
export type Part<Props extends object = object> = ComponentType<Props> & Fetched

/**
 * A component whose module `load` fetches; its default export is the component. What is here already is shown at once:
 * React would keep a lazy one waiting for some 300 ms.
 */
export function part<Props extends object = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Part<Props> {
  let here: ComponentType<Props> | undefined
  let coming: ReturnType<typeof load> | undefined

  const fetched = () => {
    coming ??= load().then(
      module => {
        here = module.default
        return module
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const Later = lazy(() => loadOrReload(fetched)) as ComponentType<Props>

  function Shown(props: Props) {
    // Chosen once: the other one would take the part's state with it.
    const [Chosen] = useState<ComponentType<Props>>(() => here ?? Later)
    return <Chosen {...props} />
  }
  return Object.assign(Shown, {
    preload: () =>
      fetched().then(
        () => undefined,
        () => undefined,
      ),
    isHere: () => here !== undefined,
  })
}

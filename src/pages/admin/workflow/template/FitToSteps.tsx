import { type FitViewOptions, useReactFlow } from '@xyflow/react'
import { useEffect } from 'react'

/** How the drawing fits its frame; what has no room is moved into sight: smaller, its words could not be read. */
export const fitOptions: FitViewOptions = { padding: 0.08, minZoom: 0.9, maxZoom: 1 }

/** Shows the whole drawing again when its steps have come to stand elsewhere. */
export function FitToSteps({ places }: { readonly places: ReadonlyMap<string, { x: number; y: number }> }) {
  const { fitView } = useReactFlow()
  const where = JSON.stringify([...places])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places say when, not what
  useEffect(() => {
    void fitView(fitOptions)
  }, [where, fitView])
  return null
}

import { type FitViewOptions, useReactFlow } from '@xyflow/react'
import { useEffect } from 'react'

/** How the drawing fits its frame. */
export const fitOptions: FitViewOptions = { padding: 0.08, maxZoom: 1 }

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

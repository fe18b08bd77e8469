import { Suspense, useEffect, useRef } from 'react'
import { existingProductsRight } from '#domain/access'
import { useMay } from '../authProvider/useRights.ts'
import { ErrorBoundary } from '../layout/errors/ErrorBoundary.tsx'
import { part } from '../layout/part.tsx'
import { useIsSheet } from './frame/useIsSheet.ts'
import { usePanelState } from './panelState.ts'
import { SimilarButton } from './SimilarButton.tsx'

const SimilarPanel = part(() => import('./SimilarPanel.tsx'))

/** The similar-products panel over whatever page there is, or the button that restores it. Rule similar-products-minimise (000 §2). */
export function SimilarProducts() {
  const { state, isOpenedHere, restore } = usePanelState()
  const isSheet = useIsSheet()
  const may = useMay(existingProductsRight)
  // What stands there when the page is loaded leaves the focus where it is.
  const wasHere = useRef(false)
  useEffect(() => {
    wasHere.current = true
  }, [])
  if (state === null || !may) return null
  if (state.shown === 'minimised' || (isSheet && !isOpenedHere)) {
    return <SimilarButton reference={state.reference} takesFocus={wasHere.current} onRestore={restore} />
  }
  return (
    <ErrorBoundary place={`similar-${state.itemId}`}>
      <Suspense fallback={null}>
        <SimilarPanel key={state.itemId} state={state} takesFocus={wasHere.current} />
      </Suspense>
    </ErrorBoundary>
  )
}

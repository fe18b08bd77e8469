import { lazy, Suspense } from 'react'
import { useConfig } from '../../useConfig.ts'
import { useGuideProgress } from './guideProgress.ts'

const GuideBubble = lazy(() => import('./GuideBubble.tsx'))

/** The guided demonstration that is under way, where there is a demonstration company to do it in. */
export function Guide() {
  const { hasDemonstration } = useConfig()
  const progress = useGuideProgress()
  if (!hasDemonstration || progress?.isOpen !== true) return null
  return (
    <Suspense fallback={null}>
      <GuideBubble progress={progress} />
    </Suspense>
  )
}
